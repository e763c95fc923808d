# What a person asked for and cannot have. Each names the offender and the way out, in one line.

## The engine's refusals (carpathia.engine.errors.REFUSALS)

move-unreadable = “{ $move }” is not a move of this game. Near it: { $near }
move-illegal = “{ $move }” is not possible now. Near it: { $near }
match-over = This match is over. Another one begins with: carpathia terminal
undo-nothing = Nothing to undo: it stops where something was turned up or left to chance, and at another player’s move.

seats-wrong = { $game } is for { $least } to { $most } players, not { $seats }.
game-unknown = There is no game “{ $game }”. Near it: { $near }
edition-unknown = There is no edition “{ $edition }”. There are: { $near }
option-unknown = There is no option “{ $option }”. Near it: { $near }
option-wrong = The option “{ $option }” cannot be “{ $value }”. It can be: { $near }
switch-unknown = There is no switch “{ $switch }”. Near it: { $near }
switch-wrong = The switch “{ $switch }” is on or off, not “{ $value }”.
figures-broken = This is not TOML: { $why }. Correct it, or leave out --figures.
figure-unknown = There is no figure “{ $figure }”. Near it: { $near }
figure-too-long = The figure “{ $figure }” is too long: { $most } signs at most.
figure-wrong = The figure “{ $figure }” cannot be { $value }. It can be: { $near }
bot-unknown = There is no bot “{ $bot }”. Near it: { $near }
budget-wrong = A search cannot think for “{ $budget }”. Give play-outs (search@500) or seconds (search@1s).
forgetting-elsewhere = “{ $forgets }” is for Titus: only there is something to forget. Leave it out.
forgetting-wrong = “{ $forgets }” does not say how much is forgotten: from +forget0 to +forget100, of a hundred backs. Such as: { $near }
clairvoyant-elsewhere = “{ $bot }” is for SOS Titanic, where everything to come is in the cards. Here, measure against search.
clairvoyant-forgetful = A clairvoyant is shown every card, so it has nothing to forget. Leave out “{ $forgets }”: { $bot }
clairvoyant-seated = “{ $bot }” is shown every card, so it takes no seat at a table; only carpathia arena measures it.
seed-wrong = “{ $seed }” is no seed. Any words will do, or 64 hexadecimal digits.
crew-unknown = Nobody called “{ $crew }” is in the crew. Near it: { $near }
crew-not-allowed = { $seats ->
    [one] “{ $crew }” does not serve alone. Who does: { $near }
   *[other] “{ $crew }” does not serve with { $seats } players. Who does: { $near }
}
crew-count-wrong = { $seats ->
    [one] “{ $crew }” does not fit one player: name one crew member, or say random.
   *[other] “{ $crew }” does not fit { $seats } players: name { $seats } different crew members, or say random.
}
crew-too-few = { $found ->
    [0] No crew member serves with { $seats } players by these figures: lower the players of some in your own figures.
    [one] Only one crew member serves with { $seats } players by these figures: lower the players of some in your own figures.
   *[other] Only { $found } crew members serve with { $seats } players by these figures: lower the players of some in your own figures.
}

record-empty = The file is empty; a record begins with “carpathia record 1”.
record-foreign = Line { $line } reads “{ $text }”: not a record. A record begins with “carpathia record 1”.
record-format-newer = This record is written in format { $version }; this program reads format { $current }. A newer Carpathia may read it.
record-line-unreadable = Line { $line } cannot be read: “{ $text }”. Mend that line, or use an older copy.
record-header-missing = The record does not say its { $header }; a line “{ $header } …” is missing near the top.
record-cut-off = The record breaks off after line { $line }: it must close with “open” or “result …”. Use an older copy, or close it with “open”.
record-revision-other = This record follows revision { $revision } of the rules of { $game }; this program plays revision { $current }. Open it with the Carpathia that wrote it.
record-seat-wrong = Line { $line }: seat { $seat } moves, but it is seat { $expected }’s turn.
record-move-wrong = Line { $line }: “{ $move }” is not possible there. Near it: { $near }
record-item-unknown = Line { $line }: “{ $text }” is no component of this game.
record-outcome-wrong = Line { $line }: what chance decided below it does not fit. The record was changed or belongs to another game.
record-outcome-missing = Line { $line }: a shuffle or roll is missing below it. The record was changed or belongs to another edition.
record-outcome-extra = Line { $line }: there is a shuffle or roll too many below it. The record was changed or belongs to another edition.
record-after-end = Line { $line } comes after the end of the match. Remove it.
record-result-wrong = Line { $line } says “{ $text }”, but the match comes to “{ $expected }”.

position-line-unreadable = Line { $line } of the position cannot be read: “{ $text }”.
position-item-unknown = Line { $line }: “{ $text }” is no component of this game.
position-count-wrong = The position has { $found } × { $card }; it needs { $wanted }.
position-wrong = This position cannot be: { $why }

board-row-size = Row { $row } of the board is { $found } signs long; it needs { $wanted }.
board-cell-wrong = Cell { $cell } of the board cannot be “{ $text }”. It can be: { $near }
board-start-missing = The board has no start; mark one cell as the start.
board-start-twice = The board has more than one start: { $cells }. Keep one of them.
board-start-too-high = The start of the board is at { $cell }; it must lie on the lower deck, in the rows 1 to { $rows }.
board-place-wrong = Place { $place } of the board must be a square of four cells; marked are: { $cells }
board-stair-unreachable = The stair at { $cell } cannot be reached from the start; open a way to it.
board-cell-unreachable = The cell { $cell } cannot be reached from the start; open a way to it.

seed-missing = The seeds of this deal were not opened, so it cannot be proved. They are, in a record kept to the end of its match.
seed-false = The opened seed is not the one that was sealed at the start. The record was changed.
deal-false = Shuffle or roll number { $number } is not what the seed gives. The record was changed.

## The terminal's own (carpathia.terminal.refusals.REFUSALS)

command-unknown = There is no command “{ $command }”. There are: { $near }
argument-unknown = “{ $argument }” is not understood here. Near it: { $near }
argument-bare = { $argument } needs a value behind it; see --help.
argument-plain = { $argument } takes no value; see --help.
argument-missing = { $argument } is missing; see --help.
argument-misplaced = { $argument } cannot stand beside --resume: a resumed match keeps its set-up.
action-unknown = “{ $action }” is nothing one can do with tables. One can: { $near }
places-two = --data and --database name two places; choose one.
screen-missing = “{ $game }” cannot be shown in a terminal yet. What can: { $near }
language-unknown = There are no words in “{ $language }”. There are: { $near }
number-wrong = { $argument } wants a whole number from { $least } on, not “{ $value }”.
number-too-large = “{ $value }” is too large a number for { $argument }: nine digits at most.
jobs-too-many = --jobs goes up to { $most } on this machine, not “{ $value }”.
pair-wrong = { $argument } wants NAME=VALUE, not “{ $value }”.
choice-wrong = { $argument } wants one of: { $near }; not “{ $value }”.
bots-missing = No bot is named. Name some behind the game, such as: greedy search@500
bots-wrong = { $bots ->
    [one] One bot cannot take { $seats } seats: name one a seat.
   *[other] { $bots } bots cannot take { $seats } seats: name one a seat.
}
crew-all-alone = --crew all is for one player; leave out --players, or name the crew.
seconds-wrong = { $argument } wants seconds from 0.001 to 3600, such as 0.3, not “{ $value }”.
games-without-memory = --games is for --memory; for rounds of measurements say --rounds and --seconds.
memory-alone = { $argument } does not go with --memory, which plays so many games: --games N
step-wrong = { $steps ->
    [one] There is no move { $asked }: this record has one move.
   *[other] There is no move { $asked }: this record has { $steps } moves.
}
match-finished = This match is over. Watch it again with: { $command }
nothing-to-resume = No unfinished match was found in { $folder }. Name its file: --resume FILE
file-missing = There is no such file or folder; check the name.
file-forbidden = Permission denied; choose a place you may use.
file-is-folder = This is a folder; name a file.
file-not-text = This is not a text file; is it another file you want?
file-exists = There is such a file already. Choose another name, or go on with that match: --resume FILE
file-taken = There is such a file already; choose another name.
folder-is-file = { $folder } is a file, not a folder; choose another place.
file-failed = This cannot be done: { $why }.
file-too-large = A file may not grow so large here; raise the limit (ulimit -f), or choose another place.
disk-full = The disk is full; make room, or choose another place.
extra-missing = This needs a few more packages: pip install 'carpathia[{ $extra }]'
simulate-bots-missing = No bot is named. Name some, such as: --bots greedy search@500
vary-unknown = Nothing called “{ $value }” can be varied in this game; choose from: { $near }
vary-wrong = --vary { $argument } does not know “{ $value }”; choose from: { $near }
vary-twice = --vary names { $argument } twice; say all of it at once, such as: { $argument }={ $near }
vary-fixed = { $argument } is fixed as “{ $value }”, and --vary changes it; leave out one of the two.
vary-crew-alone = --vary crew compares those who serve alone; among several the crew is dealt. Play with one (--players 1), or vary the seats too: --vary crew seats=1,2
rows-ending = What the rows are written as goes by the ending of the file; choose one of: { $near }
simulation-other = In { $folder } lies an unfinished simulation with other arguments. Repeat those to go on with it, choose another name for the rows, or delete that folder.
simulation-broken = What lies in { $folder } is no simulation that can be gone on with. Choose another name for the rows, or delete that folder.
simulation-running = Another carpathia is at work on { $folder }; wait for it, or choose another name for the rows.
process-lost = One of the processes was killed, perhaps for want of memory. What is done is kept, if --out was given: run the same command again, with fewer --jobs.
cluster-wrong = --cluster wants the address of a Dask scheduler, such as tcp://scheduler:8786, not “{ $address }”.
cluster-silent = No Dask scheduler answers at { $address }. Start one with “dask scheduler” and workers with “dask worker”, or leave out --cluster to use this machine.
cluster-empty = The scheduler at { $address } has no workers. Start some with “dask worker { $address }”, or leave out --cluster to use this machine.
cluster-lost = The cluster at { $address } is gone. What is done is kept: run the same command again when it is back, or leave out --cluster.
cluster-killed = One piece of the work took several workers of the cluster at { $address } down with it, perhaps for want of memory. What is done is kept: run the same command again with stronger workers, or leave out --cluster.
cluster-strangers = The cluster at { $address } has another Carpathia ({ $found }); install { $version } for its scheduler and workers, as here.

## The table server's (carpathia.server.refusals.REFUSALS)

database-newer = The tables here were kept by a newer Carpathia (revision { $revision }). Use that one, or keep tables elsewhere: --data FOLDER or --database URL
database-busy = Another server keeps its tables here. Stop it, or keep tables elsewhere: --data FOLDER or --database URL
database-unusable = The tables here cannot be opened: { $why }. Use a backup, or keep tables elsewhere: --data FOLDER or --database URL
database-unsettled = The last moves here are not in the file of the tables itself yet, and whoever reads them must be allowed to write into this folder. Do it as the user who runs the server.
database-foreign = This database holds something else than Carpathia’s tables. Give them an empty one of their own.
database-url-wrong = --database wants a PostgreSQL database, such as postgresql://user@host/name
database-driver-missing = PostgreSQL needs one more package: pip install 'carpathia[postgresql]'
database-missing = There are no tables here yet.
database-not-empty = There are tables here already. To put the backup in their place and keep them aside, say so: --yes
database-older = The tables here were kept by an older Carpathia (revision { $revision }). Start the server once, which brings them up to date, or use that one.
database-damaged = The database is damaged: { $why }
commands-missing = Command { $number } is missing.
backup-foreign = This is no backup of Carpathia’s tables.
backup-wrong = This backup is damaged or cut off, at line { $line }. Nothing was restored.
address-taken = Another program serves at { $host }, port { $port }. Choose another port: --port N
address-wrong = Nothing can be served at { $host }, port { $port }. Choose another address: --host ADDRESS
port-wrong = There is no port { $port }; they go from 0 to 65535.
nothing-here = There is nothing here. Check the link.
method-wrong = { $method } does nothing here.
origin-foreign = A page of another site ({ $origin }) may not do this.
host-foreign = This server is not called “{ $host }”. Open it by its own address; whoever runs it gives it a name with --public-url.
body-not-json = A message must be sent as application/json.
message-too-long = The message is too long; { $most } bytes are allowed.
message-wrong = The message cannot be read, at { $path }: { $kind ->
        [not-json] it is not JSON.
        [nested] it is nested too deeply.
        [missing] this is missing.
        [unknown-field] it has a field that nobody knows.
        [length] its length is not allowed.
        [range] this number is not allowed.
        [pattern] it has signs that are not allowed, or too few, or too many.
        [type] this is not of the kind that belongs here.
       *[wrong] this does not belong here.
    }
room-unknown = There is no such room. Check the link.
join-link-wrong = This link does not let you join. Ask for it again.
watch-link-wrong = This link does not let you look on. Ask for it again.
seat-token-wrong = Seat { $seat } is not yours on this device. Open it with its seat link.
seat-taken = Seat { $seat } is not free. Choose another one.
seats-all-taken = All seats are taken. Ask for the link to look on.
seats-open = { $open ->
    [one] One seat is still free: the match begins when it is taken.
   *[other] { $open } seats are still free: the match begins when all are taken.
}
name-wrong = A name has 1 to { $most } signs, in one line.
key-taken = This key was used for another command. A new command needs a new key.
play-stale = The table has gone on: this was for version { $after }, and it is at { $version }. Look again, then play.
turn-other = It is seat { $seat }’s turn.
watchers-watch = Onlookers do not play.
deals-enough = This table was dealt anew so often that nobody can sit down before the first move any more. Those who are here can play it, with bots in the empty chairs; or begin at a new table.
chairs-settled = This match is over, and its chairs stay with those who played. Another one begins at a new table.
host-link-wrong = That is not the host’s link of this room.
seat-empty = Nobody sits on seat { $seat }.
kick-unconfirmed = Asking somebody to leave takes two steps, and somebody else may sit on seat { $seat } by now. Begin again.
bot-seats-wrong = Give each bot a seat of its own, from 1 to { $seats }.
bots-only = With bots on all { $seats } seats nobody could play. Leave one free.
rematch-early = This match is still going on. Finish it first.
undo-asked = Seat { $seat } is already asking to undo something. Answer that first.
undo-not-asked = Nobody is asking you to agree to anything.
match-too-long = This match has had { $most } moves and undos, and no match goes on longer. Begin another one.
signs-not-here = Signs are for SOS Titanic only.
sign-wrong = “{ $target }” is nothing one can point at or suggest here.
thinking-failed = The bot could not finish its thought. Ask again in a moment.
record-closed = The record is opened when the match is over.
daily-closed = This is the deal of { $day }. Its secrets are opened when that day is over (UTC), and what others did in it is for those who have played it.
daily-left = You have given today’s deal to a bot for good. There is another one tomorrow.
daily-unknown = There is no deal of that day. Give a day up to today, such as 2026-04-15.
lesson-unknown = There is no lesson of { $game }. There is one of sos-titanic, titus and noris-titanic.
seat-unknown = There is no seat { $seat } here; they go up to { $seats }.
step-unknown = There is no step { $step }: this match has { $steps ->
    [one] one move
   *[other] { $steps } moves
}.
forget-unconfirmed = Being forgotten takes two steps, and this is not the word of the first. Begin again.
store-failed = The server cannot read or keep anything at the moment. Try again shortly: nothing that was played is lost.
too-many-requests = That was too much at once. Try again in { $seconds } s.
too-many-frames = That was too much at once. Nothing was played; try again in { $seconds } s.
too-many-rooms = Too many rooms were made from your address. Try again in { $seconds } s.
too-many-hints = Those were many hints in a short time. The next one is ready in { $seconds } s.
too-many-sockets = Too many connections are open here. Close some, or try again in { $seconds } s.
server-full = The server is full. Try again in { $seconds } s.
server-stopping = The server is being stopped. Nothing that was acknowledged is lost; try again in { $seconds } s.
read-only = The server can only be read for now: look on and replay, but play later. Nothing is lost.
request-wrong = This is not a request that can be understood.
public-url-wrong = “{ $url }” is not an address for people. Name one such as https://table.example, without a path.
proxy-wrong = “{ $address }” is not the address of a proxy. Name one such as 10.0.0.7, or a network such as 10.0.0.0/8.
limits-wrong = These limits cannot be read, at { $path }. docs/operating.md shows how they are written.
metrics-token-wrong = The token in this file is too short, or has signs other than letters, digits, - and _; it wants at least { $least } of them.
server-failed = Something went wrong in the server. Nothing that was acknowledged is lost; try again.
