# Noris' Titanic: players, what happens, what is asked, what lies there, how it ends.


## What happened (carpathia.games.noris_titanic.events.EVENTS)

turn-began = It is { $seat }’s turn.
die-rolled = { $face ->
    [blue] { $seat } rolls blue: water, and a pawn.
    [white] { $seat } rolls white: an iceberg.
    [red] { $seat } rolls red: a buoy tile.
   *[start] { $seat } rolls START: a pawn.
}
tiles-used-up = { $tile ->
    [water] There is no water tile left; { $seat } lays something else.
    [iceberg] There is no iceberg left; { $seat } lays something else.
   *[buoy] There is no buoy tile left; { $seat } lays something else.
}
tile-laid = { $tile ->
    [water] Water covers place { $place }.
    [iceberg] An iceberg covers place { $place }.
   *[buoy] { $buoys ->
        [one] Water covers place { $place }, and a buoy floats there.
       *[other] Water covers place { $place }, and { $buoys } buoys float there.
    }
}
pawn-buried = { $owner } loses a pawn: { $cell } went under.
start-covered = The start is under water: nobody comes on deck any more.
pawn-called = { $answer ->
    [comes] A pawn of { $seat } steps onto the start.
    [no-card] { $seat } holds no card that brings a pawn in.
    [no-pawn] { $seat } has no pawn waiting.
   *[start-covered] The start is covered: no pawn comes.
}
turn-lost = { $seat } loses the turn.
pawn-brought = { $seat } plays a { $card }: the new pawn goes to { $to }.
pawn-moved = { $seat } plays a { $card }: { $from } to { $to }.
pawn-chased = { $owner ->
    [none] { $seat } chases a pawn of the same colour from { $cell }.
   *[other] { $seat } chases { $owner }’s pawn from { $cell }.
}
pawn-saved = { $seat } has a pawn in the buoy at { $cell }: saved!
pawn-on-stair = On the stair at { $cell } nobody may stay: it goes on.
hand-refilled = { $count ->
    [one] { $seat } draws a card.
   *[other] { $seat } draws { $count } cards.
}
cards-drawn = { $count ->
    [one] New in hand, hidden from the others: { $cards }
   *[other] New in hand, hidden from the others: { $cards }
}
cards-shuffled = { $count ->
    [one] The discard becomes the new draw stack: one card.
   *[other] The discard is shuffled into a new draw stack: { $count } cards.
}
last-round-began = The last place is covered. The others may still move once more.
buoys-filled = Every buoy holds a pawn: that is the end.
ship-sunk = The sea closes over the ship.

## What is asked. $who is how the player is addressed

phase-roll = Your roll, { $who }.
    .hint = The die says which tile sinks place { $place }, and whether a pawn comes.
phase-lay = Which tile goes on place { $place }, { $who }, and which way round?
    .hint = The number behind a buoy tile says how many quarters it is turned to the right.
phase-bring = With which card does your new pawn leave the start, { $who }?
    .hint = It must come to the rows of the lower deck, and not onto a stair.
phase-move = { $last ->
    [yes] Your last cards, { $who }?
   *[no] Your cards, { $who }?
}
    .hint = Each card moves one of your pawns straight on; the same one may move again. Or end.
phase-climb = On from the stair at { $cell }, { $who }!
    .hint = Nobody may stay on a stair.

## The table

table-flood = { $count } of { $places } places covered
table-next = next { $cells }
table-buoys = { $count } of { $buoys } buoys taken
count-saved = saved
count-afoot = on the way
count-waiting = waiting
count-buried = lost
count-cards = cards
table-tiles = tiles left
tile-water = water
tile-iceberg = icebergs
tile-buoy = buoys
table-next-buoys = next: { $count }
table-cards = Cards: { $stack } to draw, { $discard } discarded
table-hand = your hand
table-no-cards = no cards
table-rolled = rolled: { $face }
face-blue = blue
face-white = white
face-red = red
face-start = START

## The signs on the map

sign-buoy = buoy
    .about = Reached by exact count, it saves one pawn for good. Nobody passes it, empty or taken.
sign-saved = saved
sign-water = water
    .about = You may jump in where no rail stands, and never come back aboard. No tile falls on a swimmer.
sign-ice = ice
    .about = Nobody comes onto it or over it.
sign-pawn = pawn
sign-deck = deck
sign-corridor = corridor
    .about = Whoever stops on an occupied cell here chases the pawn there back to its owner.
sign-panic = panic zone
    .about = As in the corridor; and pawns here can be jumped over.
sign-rail = rail
    .about = Nobody crosses it while it stands. A tile on either side takes it away.
sign-stair = stair
    .about = The way between the decks, entered along its column only. Nobody may stay on it: a second card must follow.
sign-start = start
    .about = Where pawns come in. They leave at once, for the lower deck; nobody else enters it.

## Help

intro = The ship goes down by the far end, square after square. Bring your people on deck, keep them ahead of the water, and let them jump when a buoy is within reach. Most people in buoys win.
intro-help = New on board? Type help.
rules-goal = Whoever has most pawns in buoys at the end has won.
rules-turn = Roll. Blue lays water and brings a pawn, white lays an iceberg, red a buoy tile, START brings a pawn. Tiles go on the next place, and whoever stands there is lost. Then play up to three movement cards, and draw up to three again.
rules-moving = A card moves one pawn straight along a row or a column, exactly as many cells as it says: not over pawns, ice, the start or a rail that stands.
rules-pawns = In the corridors and in the panic zone you may stop on another pawn and chase it back to its owner. In the panic zone you may jump over pawns.
rules-stairs = The stairs lead from deck to deck. Enter them along their column; whoever stops there must go on with another card.
rules-water = From the deck you may jump into water and sea, but never climb back. A buoy must be reached exactly, and saves.
rules-end = When place 60 is covered, everybody but the roller may move once more. It also ends when every buoy is taken.
rules-verbs = The moves on offer, as they are typed:
verb-roll = roll the die
verb-lay-water = lay water, and bring a pawn if you can
verb-lay-iceberg = lay an iceberg
verb-lay-buoy = lay the next buoy tile, one quarter turned to the right
verb-bring = the new pawn goes three cells to the left
verb-move = the pawn on l14 goes two cells up
verb-end = play no more cards

## The end

reason-last-place = The ship is gone.
reason-buoys-full = Every buoy is taken.
score-saved = saved
score-afoot = too late
score-buried = lost
score-waiting = never on deck
ending-won = { $count ->
    [one] { $winners } has won, with one pawn saved.
   *[other] { $winners } has won, with { $count } pawns saved.
}
ending-shared = { $count ->
    [0] Nobody was saved, and nobody has won: { $winners } share the blame.
    [one] { $winners } share the win, with one pawn saved each.
   *[other] { $winners } share the win, with { $count } pawns saved each.
}
