# What the terminal says whatever the game.

game-sos-titanic = SOS Titanic
game-titus = Titus
game-noris-titanic = Titanic (Noris)
edition-adlung = Adlung edition
edition-en = English edition
edition-fr = French edition
edition-casse-noisettes = Casse-Noisettes rules
edition-noris = Noris rules

## Command line

help-program = Carpathia: table games about the Titanic, playable again.
help-usage = usage:
help-usage-program = carpathia COMMAND [...]
help-options = options:
help-arguments = arguments:
help-more = More on a command: carpathia COMMAND --help
help-help = show this and stop
help-version = show the version and stop
version-compiled = carpathia { $version } (compiled)
version-uncompiled = carpathia { $version } (uncompiled: everything plays, but bots think many times slower; install a C compiler and Python’s headers, then Carpathia anew, in a clone with: make clean play)
help-language = en, fr or it; without it CARPATHIA_LANGUAGE, then the language of the system
help-terminal = play in this terminal
help-serve = let people play together from their browsers: the table server
help-db = back up, restore or check the tables of the server
help-replay = watch a match again, step by step
help-verify = prove that a finished match was dealt by the seed sealed at its start
help-fuzz = play many random games, check every rule of the house, keep any that fails
help-arena = let bots play the same deals, and measure them
help-bench = measure how fast this build is, beside others
help-game = which game: { $games }
help-players = how many players; as few as the game takes, if not said
help-edition = whose rules, if there are several: en or fr; French speakers get fr, all others en
help-setup = classic, expert or ultimate
help-crew = who plays whom, such as fleet,lee; or random
help-first = the seat that begins, or random
help-memory-aid = show what a good memory would know
help-option = any option of the game; may be repeated
help-switch = turn a single rule on or off; may be repeated
help-figures = corrections to the components, read off your own box
help-seed = deal from these words, so that the same game can be played again
help-save = keep the match in this file
help-resume = go on with a match; without FILE, with the newest unfinished one
help-record = the record of a match
help-to = show the table after N moves
help-step = wait for Enter after each move
help-games = how many games
help-jobs = how many processes; as many as there are processors, if not said
help-failures = where to keep the records of games that fail
help-fuzz-seed = the number or words the series is made from
help-bots = who plays: random, greedy, search@500 (play-outs), search@1s (seconds), or gentle, steady, keen, strong; in Titus search@500+forget30 forgets 30 backs of a hundred; in SOS Titanic clairvoyant@500 sees every card, as a ceiling
help-arena-games = how many deals; all bots play each of them, in every order of seats
help-arena-seed = the words the deals are made from; the same words, the same deals
help-arena-edition = whose rules, if there are several: en or fr; en, if not said
help-arena-players = how many players; if not said, one in SOS Titanic, and in the others one a bot, two at least
help-arena-crew = who plays whom, such as fleet,lee; or random; or all: everyone who may serve alone
help-json = write the results into this file too
help-rounds = how many rounds; the median counts
help-seconds = how long each measure takes in a round, such as 0.3
help-memory = play many random games and see whether memory grows
help-bench-games = how many games --memory plays
help-data = where the tables are kept; the data folder of the system, if not said
help-database = a PostgreSQL database that keeps the tables, postgresql://...; CARPATHIA_DATABASE says it too, and hides a password from onlookers
help-action = backup FILE, restore FILE or check
help-backup = the file of the backup
help-yes = restore even where there are tables; those are kept aside
help-host = the address to serve at; 127.0.0.1, this machine only, if not said
help-port = the port; 1912, if not said; 0: any that is free
help-open = open the table in the browser
help-public-url = where people find the server, such as https://table.example; then no other name leads to it
help-trusted-proxy = a proxy, or a network of them, whose X-Forwarded-For is believed
help-limits = a TOML file with other limits than the usual ones
help-no-limits = no limits at all: to measure, not for the public
help-read-only = let everybody read and watch, and nobody write
help-keep-imports = clear imported records away that nobody has looked at for so many days; 0, or not said: never
help-metrics-token = a file with a token that opens /metrics to whoever is not on this machine
help-log-level = how much is logged: debug, info, warning or error
help-log-format = how it is logged: json or plain; plain on a terminal, if not said
metavar-bot = BOT
metavar-game = GAME
metavar-file = FILE
metavar-folder = FOLDER
metavar-name = NAME
metavar-number = N
metavar-words = WORDS
metavar-pair = NAME=VALUE
metavar-switch = NAME=on|off
metavar-address = ADDRESS
metavar-action = ACTION
metavar-url = URL
metavar-level = LEVEL
metavar-format = FORMAT

## In play: commands. A player may type these or the English ones.

command-undo = undo
    .help = undo the last move
player = Player { $number }
hand-over = Now it is { $who }’s turn: hand over the screen, and press Enter when { $who } alone is looking.
command-moves = moves
    .help = list the moves again
command-table = table
    .help = show the table again
command-cards = cards
    .help = what the things on the table can do
command-save = save
    .help = keep the match now; save FILE writes a copy
command-help = help
    .help = show this
command-quit = quit
    .help = leave; the match is kept

## In play: what is said

match-begins = { $players ->
    [one] { $game } · { $edition } · one player
   *[other] { $game } · { $edition } · { $players } players
}
seal = The deal is sealed. When the match is over, its seed can be checked against this seal:
unfinished-found = An unfinished match is waiting. Go on with it:
match-resumed = { $moves ->
    [0] The match goes on from the beginning.
    [one] The match goes on after one move.
   *[other] The match goes on after { $moves } moves.
}
seed-renewed = The seed of this match is not on this computer; from here on a new one deals.
input-prompt = >
move-ambiguous = “{ $text }” could be: { $near }
move-number-wrong = { $most ->
    [one] There is no move number { $number }; there is only one.
   *[other] There is no move number { $number }; the list goes from 1 to { $most }.
}
move-undone = Undone: { $move }
help-typing = Type a move as it is listed, its number, or just enough of it. And at any time:
saved-as = Kept in:
saving-failed = The match could not be kept. { $why } It goes on; save FILE keeps it elsewhere.
nothing-to-keep = No move was made, so nothing is kept. Until next time.
resume-with = The match is kept. To go on with it:
replay-with = To watch it again, or to prove the deal:
loose-end = The latest moves could not be kept; this is the record so far:

## Replay, verify

replay-move = { $number }. { $seat }: { $move }
replay-open = The record ends here; the match is not over.
step-prompt = Enter: next move · q: stop
deal-proved = { $count ->
    [one] The deal is genuine: its one shuffle follows from the sealed seed.
   *[other] The deal is genuine: all { $count } shuffles, rolls and tosses follow from the sealed seed.
}

## Fuzz

fuzz-going = playing { $game }
fuzz-rate = { $rate } games/s
fuzz-done = { $games ->
    [one] One game of { $game }, { $moves } moves, { $inspected } close inspections, seed { $seed }.
   *[other] { $games } games of { $game }, { $moves } moves, { $inspected } close inspections, seed { $seed }.
}
fuzz-ending = { $count } × { $reason }
fuzz-clean = Every promise was kept.
fuzz-failed = Game { $number }, after { $moves ->
    [one] one move
   *[other] { $moves } moves
}: { $promise }
fuzz-stopped = Stopped before the end.

## Arena

arena-done = { $deals ->
    [0] { $game } · { $edition } · no deal played to its end
    [one] { $game } · { $edition } · one deal · { $matches } matches
   *[other] { $game } · { $edition } · { $deals } deals · { $matches } matches
}
arena-bot = bot
arena-wins = wins
arena-points = points
arena-score = score
arena-above = above 19
arena-saved = all saved
arena-decisions = decisions
arena-time = a decision
arena-pair = on the same deals
arena-difference = points more
arena-note = ± and [–]: 95 % confidence, the deal being the unit. Decisions: a match. A shared win is split.
arena-seed = Seed: { $seed }

## Bench

build-compiled = compiled
build-source = uncompiled
bench-done = How often a second, on one core; this build is { $build }
bench-nothing = Stopped before anything was measured.
bench-who = who
bench-moves = moves
bench-loop = own loop
bench-games = games
bench-copies = copies
bench-guessing = A guess of what is hidden: { $times }
bench-playouts = play-outs
bench-knowing = A copy that keeps what is known: { $times }
bench-driven = Driven from Python move by move, as the peers are, it is: { $times }
bench-pages = Play-outs a second in SOS Titanic, page by page: { $rates }. The last page against the first: × { $times }
bench-builds = { $game }, compiled against uncompiled: { $times }
bench-other-missing = The compiled build is not installed here, so it is not measured.
bench-absent = Not installed, so not measured: { $peers }. To have them, in a clone: pip install '.[bench]'
bench-failed = { $peer } is installed but failed, so it does not count. It says: { $reason }
bench-note = Random games; a move is a decision, what chance does is none. Peers are driven from Python, ours too (moves) and by a loop of our own (own loop), which is what the aims are measured by. Medians of rounds in turn, by the processor’s clock.
aim-times = { $game }, in our own loop: { $found } times the moves of { $rival }; wanted: { $wanted }
aim-copy = { $game }: a copy takes { $found }; wanted: { $wanted } or less
aim-playouts = { $game }: { $found } play-outs a second; wanted: { $wanted }
aim-pages = { $game }: the slowest page makes { $found } of the play-outs of the first; wanted: { $wanted } or more; later pages may be faster
aim-adapter = { $game }: a move through { $rival } takes { $found } times the engine’s own time; wanted: { $wanted } or less
aim-reached = reached · { $aim }
aim-missed = missed · { $aim }
aim-unknown = not measured · { $aim }
bench-memory = playing
memory-done = { $games } random games of all three kinds; most memory held in the first half { $first } MB, in the second { $second } MB: difference { $growth } MB.
memory-flat = Memory is flat.
memory-grown = Memory grows.
memory-unknown = This system does not say how much memory a process holds.

## Serve

serving = The table server is ready; Ctrl+C stops it. Its address:

## The tables of the server

db-backing-up = Backing up
db-restoring = Restoring
db-checking = Checking
backup-done = { $rows ->
    [one] One row is backed up in:
   *[other] { $rows } rows are backed up in:
}
restore-done = { $rows ->
    [one] One row is restored.
   *[other] { $rows } rows are restored.
}
restore-aside = What was there before is kept in:
check-done = { $matches ->
    [one] One match
   *[other] { $matches } matches
} checked, { $moves ->
    [one] one move
   *[other] { $moves } moves
} replayed.
check-clean = Everything is there, and as its seed dealt it.
check-fault = Match { $match }: { $why }
check-faults = { $count ->
    [one] One thing is wrong.
   *[other] { $count } things are wrong.
}
db-stopped = Stopped; nothing was changed.
