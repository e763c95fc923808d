# What only the browser says: the house, the frame round every table, moves as sentences.

## The house

tagline = Three table games about the Titanic, playable again
box-sos-titanic = SOS Titanic
    .who = Alone, or up to five together
    .about = Sixty passengers, a sinking ship and a night that runs out, page by page. Bring them into the boats, in order.
    .play = Play alone now
box-titus = Titus
    .who = Two to four, against each other
    .about = Coins with a number on either side. Build runs, cash them in, and remember the backs: a coin you take is flipped.
    .play = Play against a bot now
box-noris-titanic = Titanic
    .who = Two to four, against each other
    .about = A race over a deck that sinks square by square. Keep your people ahead of the water, and reach the buoys.
    .play = Play against a bot now
opening = Setting the table …
with-others = With others
learn = Learn to play
a-lesson = lesson
continue = Go on where I was
forget-room = Take this table off the list
daily = The deal of the day
    .about = SOS Titanic alone, the same cards for everyone, one attempt.
    .play = Sit down to it
    .go-on = Go on with it
    .over = Played: see it again
public-rooms = Tables with a free chair
join-by-link = Somebody sent you a link?
join-paste = Paste it here
join-go = Go to the table
join-wrong = This is no link to a table of this server.
chairs-taken = { $taken } of { $seats } chairs taken
go-home = To the games
settings = Settings
stats = My games
close = Close
guest = Guest
your-name = Your name
nowhere = Nothing here
page-old = Carpathia was renewed while this page was open.
reload = Load the new page
house-away = The server does not answer. Tables wait there, and nothing is lost; meanwhile you can read how the games go.
tab-twice = This table is open in another tab too. Both show the same, and you can play in either.
seat-lost-how = If you have its seat link, open it here. Otherwise look whether a chair is free, or whether you may look on.
seat-link-old = This link no longer opens seat { $seat }: the seat has changed hands, or a part of the link is missing. Where the seat is open, the pause has a new one; or look whether a chair is free, or whether you may look on.
look-again = Look at the table
nowhere-how = The iceberg is elsewhere, and so is what you were looking for. Perhaps the link was cut off.
unreachable = The server does not answer. Is the network there? Nothing that was acknowledged is lost.
seat-given-up = This seat is no longer yours: it was left, or given to somebody else.

## A new table

new-table = A new table
which-game = Which game?
which-edition = Whose rules?
which-setup = How hard?
setup-classic = Classic
setup-expert = Expert
setup-ultimate = Ultimate
how-many = How many players?
who-sits = Who sits where?
chair = Chair { $number }
sits-here = Somebody at this screen
sits-link = Somebody by link
crew = Crew
crew-random = whoever comes
crew-how = Choose everybody’s role, or nobody’s.
crew-some = Some have a role and some have not: choose one for everybody, or leave all to chance.
memory-aid = Memory aid: show what a good memory would know
make-public = Show this table to everyone who opens the home page
open-table = Open the table
somebody-here = Somebody has to sit at this screen.
level-gentle = gentle
level-steady = steady
level-keen = keen
level-strong = strong
bot-gentle = Gentle bot
bot-steady = Steady bot
bot-keen = Keen bot
bot-strong = Strong bot

## The lobby

lobby = { $game }: the company gathers
waiting-for = { $count ->
    [one] One chair is still free. It begins when all are taken.
   *[other] { $count } chairs are still free. It begins when all are taken.
}
all-here = Everybody is here.
chair-free = free
chair-yours = yours
bot-here = A bot sits here
bot-level = How strong?
name-beside-you = Name of somebody beside you
sit-down = Sit down
sit-beside = Sit down beside me
link-join = Link to join
link-watch = Link to look on
link-seat = Continue on another device
link-seat-is = Your seat, for you alone
copy = Copy
copied = Copied
share = Share
no-way-in = No way in
try-again = Try again

## The frame round a table

turn-over = It is over
turn-yours = It is your turn
turn-of = It is { $who }’s turn
waiting-how = You see here what happens.
line = { $state ->
    [connected] connected
    [waiting] waiting for the server …
    [reconnecting] reconnecting …
    [gone] no connection
   *[connecting] connecting …
}
reconnecting-long = The line is cut. We keep trying; no move is lost.
undo = Undo
undo-to-here = back to before this
undo-why = Only moves of your own in this turn can be undone, and only until something new is seen.
reset-turn = Undo all
ask-back = Ask to undo
dealt-anew-why = Somebody who had seen a hand got up before the first move: everything is dealt anew.
taken-back-by = { $steps ->
    [one] { $who } undoes the last step.
   *[other] { $who } undoes { $steps } steps.
}
hint = Hint
hint-thinking = Thinking …
hint-title = What the bot would do
hint-play = Play this
hint-points = { $percent } % of its thoughts; it expects { NUMBER($expected, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
hint-share = { $percent } % of its thoughts; chance of winning { $chance } %
hint-even = The next one looks as good: what lies between them may be luck.
hint-leads-points = { $how ->
    [clearly] Clearly better than the next one: { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more on average.
    [slightly] A little better than the next one, and hardly by luck: { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more on average.
   *[perhaps] It seems better than the next one: { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) } points more on average, part of which may be luck.
}
hint-leads-share = { $how ->
    [clearly] Clearly better than the next one: it wins { $lead } more in a hundred games.
    [slightly] A little better than the next one, and hardly by luck: it wins { $lead } more in a hundred games.
   *[perhaps] It seems better than the next one: it wins { $lead } more in a hundred games, part of which may be luck.
}
hint-only = There is only one thing to do here: no hint is needed.
hint-turn = A hint can be had when it is your turn.
hint-counted = { $hints ->
    [one] Your first hint in this match, from { $playouts } games played ahead. It now counts as assisted.
   *[other] { $hints } hints in this match; this one is from { $playouts } games played ahead.
}
rules = Rules
rules-ask = To ask about a thing on the table, right-click it, hold it down, or press the question mark on it.
menu = Menu
beside-table = Hints and what happened
log = What happened
log-empty = Nothing yet.
log-more = Earlier
moves-on-offer = What you can do
play-on = Play on
pause = Pause
pause-how = The table stands still here. The others may play on; you will see what they did.
pause-home = Pause, and go to the games
bot-for-me = A bot in my place
hand-over-seat = Let it play for me
seat-back = I play again myself
leave = Leave for good
vote-title = May this be undone?
vote-asks = { $steps ->
    [one] { $who } would like to undo the last step.
   *[other] { $who } would like to undo { $steps } steps.
}
vote-for = { $who }, what do you say?
vote-yes = Yes, go ahead
vote-no = No
vote-waiting = { $who } asked to undo something. The others are thinking about it.
vote-withdraw = I have changed my mind
curtain-title = { $who }, please!
curtain-how = Hand over the screen, and go on when only { $who } is looking.
curtain-lift = I am { $who }
show-result = Show the result
result-help = { $hints ->
    [0] Without a single hint: a clean match.
    [one] With one hint.
   *[other] With { $hints } hints.
}
result-aid = With the memory aid of this browser.
rematch = Once more
rematch-open = A rematch was opened.
rematch-join = Join the rematch
share-picture = Save a picture
picture-failed = This browser could not draw the picture.
replay = Watch it again
replay-step = Step { $step } of { $most }
step-back = Step back
step-on = Step on
link-step = Link to this step
download-record = Save the record
to-table = To the table
gone-title = The table is gone
seat-gone-title = This seat is gone
my-seat = My seat
company = Who else sits here
chair-away = away for the moment
who-away = { $who } is away for the moment.
bot-plays = a bot plays for now
seat-handed = A bot plays in your place.
leave-sure = Leave this chair for good? It becomes free for somebody else.
leave-sure-bot = Leave for good? The bot plays on in your place.
leave-yes = Yes, leave
leave-no = No, stay
kick = Ask them to leave
kick-who = Ask { $who } to leave
kick-sure = { $who } would lose the seat, and the link to join is renewed. Sure?
kick-yes = Yes
kick-no = No
join-link-missing = There is a free chair here, but it takes the link to join. Ask whoever made the table for it.

replay-of = { $game }, step by step
replay-start = The table before the first move.
replay-table = The table at this step
replay-imported = This match came here as a record; its seats have no names.
replay-play = Play the match
replay-pause = Pause
step-first = To the start
step-last = To the end
review = The review
review-what = The search bot can look at every decision of this match and say what it would have expected.
review-ask = Have it reviewed
review-first = Review it before the others
review-queued = Waiting for its turn …
review-progress = { $judged } of { $of } decisions looked at …
review-nothing = There was nothing to review here.
review-points = Points the bot expected before each decision. Touch the line to go there.
review-share = Chance of winning that the bot gave each before a decision. Touch the line to go there.
review-graph = Expectations from the first step to the last; the turning points are listed below.
turning-points = Where it turned
turned-move = { $way ->
    [down] Step { $step }: { $who } lost { $by } by a move
   *[up] Step { $step }: { $who } gained { $by } by a move
}
turned-luck = { $way ->
    [down] Step { $step }: luck took { $by } from { $who }
   *[up] Step { $step }: luck gave { $who } { $by }
}
judged-best = The bot has nothing better to offer here.
judged-other = The bot would rather have: { $move } ({ $by } more)
proof = The deal
proof-what = The seed of every shuffle and roll was sealed before the first move and opened after the last.
proof-ask = Check it
proof-good = { $outcomes ->
    [one] The deal is proved: the one shuffle or roll is what the sealed seed gives.
   *[other] The deal is proved: all { $outcomes } shuffles and rolls are what the sealed seed gives.
}
proof-by-hand = To check it yourself
proof-seal = Seal
proof-seed = Seed

## My games

reading = One moment …
stats-none = No match of this browser is over yet. The first one you finish is the first line here.
stats-games = Matches
stats-wins = Won
stats-clean = Without help
stats-assisted = With help
stats-streaks = Winning streak
streak = { $now } now, { $best } at best
stats-scores = Scores
stats-history = Past games
tally = { $games ->
    [one] One match. Best { $best }.
   *[other] { $games } matches, { $wins } won. Best { $best }, mean { $mean }. { $clean } without help.
}
bar = { $count ->
    [one] { $least } to { $most } points: once.
   *[other] { $least } to { $most } points: { $count } times.
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
past-won = won
past-not-won = not won
past-clean = without help
show-all = Show all { $count }
leaders = The best of all
leaders-how = The best of each player, of matches that people alone decided.
leaders-clean = Without help only
leaders-none = Nobody yet. The first place is free.
crew-any = anyone
place = Place
name = Name
score = Points
nameless = without a name
leader-you = you
bring = A record from elsewhere
bring-home = Every match is a text file, and can be watched again here.
bring-open = Show a record
bring-how = A match is a text file. It is played through here, line by line, and shown step by step; it counts for nobody.
bring-file = Choose a file
bring-paste = Or paste it here
bring-show = Show this record
own-data = What is kept about you
own-data-what = Your names, moves and results of this browser. No account, no address, no tracking.
export-data = Download it all
forget-me = Have it forgotten
forget-sure = { $matches ->
    [0] There is nothing but an empty mark of this browser. Forget it for good?
    [one] One match would lose your name and its place in your statistics. For good?
   *[other] { $matches } matches would lose your name and their place in your statistics. For good?
}
forget-yes = Yes, forget me
forget-no = No, keep it
forgotten = { $matches ->
    [0] Forgotten.
    [one] Forgotten: one match is nobody’s now.
   *[other] Forgotten: { $matches } matches are nobody’s now.
}

## Settings

set-language = Language
set-pace = Motion
pace-system = as the device has it
pace-none = none
pace-brisk = very quick
pace-quick = quick
pace-calm = calm
pace-slow = slow
set-theme = Light
theme-system = as the device has it
theme-dark = night
theme-light = day
set-size = Size of text
size-small = small
size-usual = usual
size-large = large
size-huge = very large
set-sound = Sounds
set-colours = Colours that everyone can tell apart
settings-kept = Kept in this browser only.

## The table in words

plain-deck = Deck { $place } ({ $dry } of { $all } dry):
plain-decks = Decks
plain-face-down = { $count } face down
plain-boats = Boats
plain-crew = Crew
plain-ship = The ship
plain-memory-aid = Memory aid

## Moves, each as a sentence of its own

do-move = Move { $from } { $to }
do-replace = The real passenger takes the Mystery Passenger’s place { $line }
do-drop = The Mystery Passenger { $line } leaves
do-rescue = { $count ->
    [0] Organise a rescue
    [one] Rescue: draw 1 passenger
   *[other] Rescue: draw { $count } passengers
}
do-place = { $card } { $to }
do-play = Play “{ $card }”
do-play-at = Play “{ $card }” { $line }
do-play-to = Play “{ $card }” { $to }
do-play-lines = Play “{ $card }” on Lines { $bow } and { $stern }
do-play-boat = { $count ->
    [one] Play “{ $card }”: one passenger { $from }
   *[other] Play “{ $card }”: { $count } passengers { $from }
}
do-borrow = Play out of { $seat }’s hand
do-give = Give it to { $seat }
do-keep-card = Keep “{ $card }”
do-front = { $card } to the front
do-top = { $card } on top
do-under = { $card } underneath
do-seek = Seek an Anchor
do-swap-survivors = Let the two { $card } change places
do-new-deal = Order a new deal
do-pass = Leave it at that
do-lift = Lift { $coin }
do-keep-coin = Keep { $coin }
do-swap-coin = Swap for { $coin }, flipped
do-take-back = Take the top coin from victory card { $card }
do-cash = Cash the group from { $coin } for { $card } points
do-join = Join { $bottom } onto { $top }
do-end-turn = End the turn
do-roll = Roll the die
do-lay-water = Lay water
do-lay-iceberg = Lay an iceberg
do-lay-buoy = { $turns ->
    [0] Lay the buoy tile
    [one] Lay the buoy tile, a quarter turned
   *[other] Lay the buoy tile, { $turns } quarters turned
}
do-bring = New pawn { $way } { $count }
do-walk = { $cell } { $way } { $count }
do-end-cards = No more cards
way = { $way ->
    [up] up
    [down] down
    [left] left
   *[right] right
}

## SOS Titanic: the table

sos-card = { $mystery ->
    [yes] { $class ->
        [first] Mystery as first class { $number }
       *[second] Mystery as second class { $number }
    }
   *[no] { $class ->
        [first] first class { $number }{ $anchor ->
            [yes] {" "}with Anchor
           *[no] {""}
        }
       *[second] second class { $number }{ $anchor ->
            [yes] {" "}with Anchor
           *[no] {""}
        }
    }
}
sos-ship = The ship at { $clock }: pages turned, { $turned } of { $pages }
sos-target = Can go here
sos-boat = Boat { $place }: { $count }, { $class }. { $who }
sos-no-boat = The Collapsible Boat is not in the water
sos-stack = Passenger stack: { $count }
    .short = Stack
sos-discard = Passenger discard: { $count }
    .short = Discard
sos-actions-left = Action stack { $count }
sos-actions-gone = discarded { $count }
sos-bridge = The bridge
sos-rescue = Rescue
sos-top = on top
sos-under = under
sos-cancel = Put back
sos-line-one = One Line:
sos-line-two = And the other:
sos-aboard = Everyone aboard!
sos-signs = Signs to the others
sos-point = Point
    .how = Touch a Line, a boat, a pile or a card.
sos-suggest = Suggest
    .how = Touch a Line and where it should go, a Rescue or an Action card.
sos-points = points at: { $thing }
sos-suggests = suggests: { $move }
sos-do-it = Do it
sos-sign-yes = Good
sos-sign-no = Rather not
sos-boarding = { $count ->
    [one] one passenger { $from }
   *[other] { $count } passengers { $from }
}
sos-place = { $place ->
    [A] Boat A
    [B] Boat B
    [C] Boat C
    [D] Boat D
    [boat] Collapsible Boat
    [mystery] Mystery Passenger
   *[line] Line { $place }
}
## The table of Titus

titus-points = { $points ->
    [one] point
   *[other] points
}
titus-no-limit = no limit
titus-cards-of = Victory cards of { $who }
titus-card-bare = Victory card { $value }, bare
titus-card-series = Victory card { $value } with { $span }; on top: { $top }
titus-single = { $number }, a single (№ { $coin })
titus-group = Group { $span }, { $count } coins
titus-middle = Pile and victory cards
titus-pile-next = Pile: the next shows { $number }; { $count } left
titus-in-pile = { $count ->
    [one] coin left
   *[other] coins left
}
titus-hand = Lifted: { $number }
titus-hand-empty = No coin is lifted
titus-cards-left = { $count ->
    [one] card left
   *[other] cards left
}
titus-takes = { $kind ->
    [unlimited] taken: { $takes }, no limit
   *[limited] taken: { $takes } of { $limit }
}
titus-ask = { $right ->
    [first] Which coin do you take?
    [again] Another coin?
    [unlimited] Another coin?
    [lifted] Keep or swap the { $number }?
   *[none] Anything else?
}
titus-how = { $right ->
    [first] Lift the next coin, or take one back if another’s victory card has any.
    [again] { $takes } of 3 taken; the last one has joined, so you may take another.
    [unlimited] { $takes } taken, without limit: better cash when you are done.
    [last] The pile is empty: join and cash what you can, then end.
    [lifted] Keep it. Or swap: touch it and another’s single, which comes flipped.
   *[none] No further coin. Join and cash what you like, then end.
}
titus-do-lift = Lift the { $number }
titus-do-keep = Keep the { $number }
titus-do-swap = Swap for the { $number }, flipped
titus-do-take-back = Take the { $number } from card { $card }, flipped
titus-do-cash = Cash { $span } for { $card }
titus-do-join = Join { $low } + { $high }
titus-which = № { $coins }
titus-told-coin-lifted = { $seat } lifts the { $number }.
titus-told-next-coin-shown = Next on the pile lies the { $number }.
titus-told-coin-kept = { $seat } keeps the { $number }.
titus-told-coin-swapped = { $seat } lays the { $number } before { $owner } and takes the { $showing } instead.
titus-told-coin-taken-back = { $left ->
    [0] { $seat } takes the { $number } from { $owner }’s victory card { $card }, which is bare now.
   *[other] { $seat } takes the { $number } from { $owner }’s victory card { $card }.
}
titus-told-coin-flipped = The coin is flipped: { $from } becomes { $to }.
titus-told-coin-stays = The coin is flipped: it stays { $to }.
titus-picked = Now touch where it goes. What lights up fits.
titus-aid = Memory aid (an assist)
titus-aid-off = notes the backs you have seen, from now on, in this browser.
titus-aid-on = is on: the small numbers are backs that were shown since.
titus-aid-table = is on for everyone at this table: the small numbers are backs that were once up.
titus-aid-unknown = { $count ->
    [one] One coin not yet seen from both sides
   *[other] { $count } coins not yet seen from both sides
}
titus-aid-back = memory aid: back { $back }
## The table of Noris' Titanic

noris-keys = Arrow keys go from one choice to the next, with Shift from cell to cell. Enter takes it, a number picks a card, Escape lets go. Plus and minus zoom, 0 shows all, the question mark explains a cell.
noris-sea = sea
noris-mine = your pawn { $number }
noris-theirs = { $who }’s pawn { $number }
noris-mine-saved = your pawn, saved
noris-theirs-saved = { $who }’s pawn, saved
noris-count-saved = { $count } saved
noris-count-buried = { $count } lost
noris-count-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
noris-sinks-next = sinks next
noris-goes-here = from { $cell } with a { $card }
noris-can-move = can move
noris-card = Card { $card }
noris-pick = Touch a card or a pawn.
noris-which-pawn = Who goes to { $cell }?
noris-zoom-in = Nearer
noris-zoom-out = Further away
noris-zoom-fit = The whole ship
noris-legend = What is what
noris-lay = Touch the tile; each is shown the way round it would lie.
