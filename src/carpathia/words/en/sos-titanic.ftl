# SOS Titanic: crew, cards, places, what happens, what is asked, how it ends.
# The names of Action cards are English in every edition of the box, and so they are here.

## Crew

crew-murdoch = Murdoch
    .rank = First Officer
    .address = Mr Murdoch
    .power = Places as many of the drawn passengers as have somewhere to go. A failed Rescue brings him no card.
crew-boxhall = Boxhall
    .rank = Fourth Officer
    .address = Mr Boxhall
    .power = A failed Rescue brings him two Action cards.
crew-lee = Lee
    .rank = Lookout
    .address = Mr Lee
    .power = Starts with a full hand, but a failed Rescue brings him nothing.
crew-latimer = Latimer
    .rank = Chief Steward
    .address = Mr Latimer
    .power = Draws an Action card whenever a third Anchor in a row is saved, by whomever.
crew-lowe = Lowe
    .rank = Fifth Officer
    .address = Mr Lowe
    .power = May seek instead: discards from the stack up to the first Anchor, then may swap two like survivors between their boats.
crew-fleet = Fleet
    .rank = Lookout
    .address = Mr Fleet
    .power = A failed Rescue shows him three Action cards; he keeps one.
crew-smith = Smith
    .rank = Captain
    .address = Captain Smith
    .power = May order a new deal instead: takes up all hands and gives the cards out as he sees fit.
crew-pitman = Pitman
    .rank = Third Officer
    .address = Mr Pitman
    .power = Draws an Action card when somebody else’s Rescue fails, never for his own.
crew-lightoller = Lightoller
    .rank = Second Officer
    .address = Mr Lightoller
    .power = May play the Action card of his failed Rescue on the spot.
crew-phillips = Phillips
    .rank = Wireless Operator
    .address = Mr Phillips
    .power = May play a card out of somebody else’s hand.

## Action cards

card-get-ready = Get Ready!
    .effect = See the next five passengers of the stack; put each back on top or underneath, in the order you like.
card-come-on = Come On!
    .effect = Search the stack and place one passenger; then it is shuffled. Nobody fits? A page turns.
card-come-back = Come Back!
    .effect = Search the discard and place one passenger. Nobody fits? A page turns.
card-save-time = Save Time
    .effect = Shuffle stack and discard into one stack; no page turns.
card-plan-a = Plan A
    .effect = Take any card from the Action stack.
card-plan-b = Plan B
    .effect = Take any card from the Action discard.
card-your-turn = Your Turn!
    .effect = Look through a Line and call one passenger to its front; the others are shuffled behind.
card-same-lines = Same Lines!
    .effect = Shuffle two Lines together and share them out evenly.
card-wait = Wait!
    .effect = The face-up passengers of a Line go to the discard.
card-collapsible-boat = Collapsible Boat
    .effect = One more Line beside the ship: the front of a Line climbs in. Nobody in it counts at the end.
card-mystery-first = Mystery Passenger (first class)
    .effect = Stands in for any first-class passenger until the real one comes.
card-mystery-second = Mystery Passenger (second class)
    .effect = Stands in for any second-class passenger until the real one comes.

## Places, as sentences need them: from there, to there, there

place-from = { $place ->
    [boat] from the collapsible boat
    [A] from Boat A
    [B] from Boat B
    [C] from Boat C
    [D] from Boat D
   *[line] from Line { $place }
}
place-to = { $place ->
    [boat] into the collapsible boat
    [A] into Boat A
    [B] into Boat B
    [C] into Boat C
    [D] into Boat D
   *[line] to Line { $place }
}
place-at = { $place ->
    [boat] in the collapsible boat
    [A] in Boat A
    [B] in Boat B
    [C] in Boat C
    [D] in Boat D
   *[line] in Line { $place }
}

## What happened (carpathia.games.sos_titanic.events.EVENTS)

turn-began = { $seat } takes the watch.
passengers-moved = { $count ->
    [one] { $cards } goes { $from } { $to }.
   *[other] { $cards } go { $from } { $to }.
}
passenger-placed = { $from ->
    [none] { $seat } brings { $card } { $to }.
   *[line] { $card } goes { $from } { $to }.
}
passenger-saved = { $from ->
    [none] { $seat } brings { $card } { $to }: saved.
   *[line] { $card } goes { $from } { $to }: saved.
}
passenger-turned-up = { $card } is turned up { $line }.
passengers-drawn = { $seat } draws { $cards }.
passengers-discarded = { $count ->
    [one] { $cards } goes to the discard.
   *[other] { $cards } go to the discard.
}
rescue-failed = { $seat }’s Rescue fails: nobody found a place.
stack-ran-out = The stack is empty: { $seat } turns the discard into a new one, and that takes time.
stack-shuffled = { $count ->
    [one] One passenger is left in the stack.
   *[other] The stack is shuffled: { $count } passengers.
}
page-turned = { $clock }. The water rises; the page now shows { $page }.
deck-lost = Deck { $deck } is lost.
panic-broke-out = { $count ->
    [0] Panic! Deck { $from } is given up; on Deck { $to } nobody is left.
    [one] Panic! Deck { $from } is given up; on Deck { $to } there is now one passenger, face down.
   *[other] Panic! Deck { $from } is given up; on Deck { $to } now { $count } passengers mill about in no order at all.
}
ship-sunk = The lights go out, and the sea closes over the ship.
all-saved = The last passenger is safe: all sixty are in the boats!
action-drawn = { $seat } draws an Action card: “{ $card }”.
actions-refilled = { $count ->
    [one] The one card of the Action discard becomes the new stack.
   *[other] The Action discard is shuffled into a new stack of { $count } cards.
}
actions-offered = { $count ->
    [one] { $seat } draws “{ $cards }”.
   *[other] { $seat } draws { $count } Action cards, one to keep: { $cards }
}
action-kept = { $seat } keeps “{ $card }”.
action-played = { $owner ->
    [none] { $seat } plays “{ $card }”.
   *[other] { $seat } plays “{ $card }” out of { $owner }’s hand.
}
action-had-no-effect = “{ $card }” has no effect.
action-given = { $seat } gives “{ $card }” to { $to }.
hands-collected = { $count ->
    [one] { $seat } takes up the one card there is.
   *[other] { $seat } takes up all hands: { $count } cards to give out.
}
hand-borrowed = { $seat } reaches for { $owner }’s hand.
stack-top-seen = { $count ->
    [one] { $seat } looks at the last passenger of the stack: { $cards }.
   *[other] { $seat } looks at the next { $count } passengers: { $cards }.
}
stack-seen = { $count ->
    [0] { $seat } searches the stack and finds nobody.
   *[other] { $seat } searches the stack and finds { $cards }.
}
discard-seen = { $count ->
    [0] { $seat } searches the discard and finds nobody.
   *[other] { $seat } searches the discard and finds { $cards }.
}
action-stack-seen = { $count ->
    [one] { $seat } finds one Action card in the stack: { $cards }
   *[other] { $seat } finds { $count } Action cards in the stack: { $cards }
}
action-discard-seen = { $count ->
    [one] { $seat } finds one Action card in the discard: { $cards }
   *[other] { $seat } finds { $count } Action cards in the discard: { $cards }
}
line-seen = { $seat } looks at everybody { $line }: { $cards }.
passenger-put-on-top = { $card } goes on top of the stack.
passenger-put-under = { $card } goes under the stack.
passenger-brought-forward = { $card } comes to the front { $line }; the others are shuffled behind.
lines-evened = { $count ->
    [0] Lines { $bow } and { $stern } are evened out: nobody is left there.
    [one] Lines { $bow } and { $stern } are evened out: one passenger.
   *[other] Lines { $bow } and { $stern } are evened out: { $count } passengers, shuffled and shared.
}
line-swept = { $count ->
    [0] Nobody { $line } has to leave.
    [one] { $cards }, face up { $line }, goes to the discard.
   *[other] { $cards }, face up { $line }, go to the discard.
}
boat-lowered = { $count ->
    [one] The collapsible boat is lowered; { $cards } climbs in { $from }.
   *[other] The collapsible boat is lowered; { $cards } climb in { $from }.
}
boat-emptied = The collapsible boat is empty and drifts off.
mystery-left = The mystery passenger { $card } slips away.
anchor-sought = { $count ->
    [one] { $seat } looks for an Anchor; { $cards } goes to the discard.
   *[other] { $seat } looks for an Anchor; { $cards } go to the discard.
}
survivors-swapped = { $seat } lets the two { $card } change places.

## What is asked. $who is how the player is addressed

phase-turn = Your orders, { $who }?
    .hint = Move passengers as often as you like; then play a card or organise a rescue, which ends the turn.
phase-draw = How many will you draw, { $who }?
    .hint = The discard has become a new stack.
phase-place = { $playing ->
    [come-on] Whom do you call from the stack, { $who }, and where to?
    [come-back] Whom do you call back, { $who }, and where to?
   *[none] Whom do you place, { $who }, and where?
}
    .hint = { $playing ->
        [come-on] Afterwards the stack is shuffled.
        [come-back] The others stay in the discard.
       *[none] Whoever is not placed is discarded.
    }
phase-order = Top or bottom of the stack, { $who }?
    .hint = The last one you put on top is the next one drawn; after the first on top, none goes under.
phase-front = Who steps to the front { $line }, { $who }?
    .hint = The others are shuffled face down behind.
phase-keep = { $playing ->
    [plan-a] Which card do you take from the stack, { $who }?
    [plan-b] Which card do you take from the discard, { $who }?
   *[none] Which card do you keep, { $who }?
}
    .hint = It goes into your hand.
phase-swap = Shall two survivors change places, { $who }?
    .hint = Anchors in a row count at the end, if everybody is saved. Or pass.
phase-deal = Who gets “{ $card }”, { $who }?
    .hint = At least one hand has to differ from before.
phase-borrowed = Which card of { $owner }’s hand, { $who }?
    .hint = You may still change your mind: undo.
phase-encore = Will you play the card just drawn, { $who }?
    .hint = Play it at once, or pass and keep it.

## The table

table-page = { $clock } · page { $page }
table-pages-left = { $count ->
    [0] no pages left
    [one] 1 page left
   *[other] { $count } pages left
}
table-saved = { $count } of 60 saved
table-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
table-bow = bow
table-stern = stern
table-boat = boat
table-empty = empty
table-under-water = under water
table-first-class = first class
table-second-class = second class
table-nobody = nobody yet
table-anchors = Anchors { $numbers }
table-mystery = mystery { $number }
table-passengers = Passengers: { $stack } in the stack, { $discard } discarded
table-actions = Action cards: { $stack } in the stack, { $discard } discarded
table-crew = { $name }, { $rank }, draws { $least }-{ $most }:
table-no-cards = no cards
table-drawn = drawn
table-found = found
table-offered = { $phase ->
    [deal] to give out
   *[keep] to choose from
}
table-playing = “{ $card }” is being played.
table-aid-discard = memory aid, discard:
table-aid-actions = memory aid, Action discard:

## Help

intro = 14 April 1912, 23:40. The ship has struck an iceberg, and sixty passengers look to you. Bring them into the boats, each class in order, before the last page of the night is turned.
intro-help = New on board? Type help.
legend = f7 is the 7 of the first class, s12 the 12 of the second; a + marks an Anchor; f?7 is the Mystery Passenger standing in for the 7. □ is a dry compartment, ≈ a flooded one, ▒ a passenger face down. The number left of a Line says how many of its passengers are face down; its front is at the right.
rules-goal = Two boats a class are filled upwards: A and B with the first class, from 1 to 13; C and D with the second, from 1 to 17. Each survivor is a point; so is what the page shows.
rules-lines = Passengers queue in Lines on the decks. The front one may climb into a boat if its number is next. One or more from the front may together join another Line whose front shows the next higher number of their class. An empty Line takes only a series headed by a 13 (first class) or a 17 (second).
rules-turn = In your turn, move passengers as often as you like. Then do one thing: play an Action card, or organise a rescue.
rules-rescue = A rescue draws as many passengers as you dare. One that fits must be placed, the others are discarded. If none fits, a page turns, and you draw an Action card for comfort.
rules-water = Each page floods a compartment. When a deck has lost its last, its whole Line flees to the next deck, shuffled face down. When the last page turns, the ship is gone.
rules-verbs = The moves on offer, as they are typed:
verb-move = the front of Line 3 goes to Line 5 (or into a boat: move 3>A)
verb-replace = the front of Line 3 takes the place of its Mystery Passenger
verb-drop = the Mystery Passenger at the front of Line 3 leaves for good
verb-rescue = draw 2 passengers; place one, or a page turns
verb-place = the drawn s12 goes to Line 4
verb-play = play an Action card, on Line 4 if it needs one
verb-play-same-lines = on the Lines 1 and 4
verb-play-collapsible-boat = the 2 front passengers of Line 3 climb into the collapsible boat
verb-play-mystery = the Mystery Passenger goes into Boat A, as whoever is next
verb-borrow = play a card out of player 2’s hand (Phillips)
verb-front = s12 comes to the front of the chosen Line
verb-top = s12 goes back on top of the stack
verb-under = s12 goes under the stack
verb-keep = keep this Action card
verb-seek = discard up to the first Anchor, then swap (Lowe)
verb-swap = the two s12 change boats
verb-new-deal = give out all Action cards anew (Smith)
verb-give = player 2 gets the card
verb-pass = leave it at that

## The end

reason-sunk = The ship is gone.
reason-all-saved = Everybody is saved.
score-saved = passengers saved
score-page = the page of the booklet
score-anchors-first = Anchors in a row, first class
score-anchors-second = Anchors in a row, second class
score-total = points
ending-below = { $points ->
    [one] The crew of 1912 would have had 19 points, one more than you. The night was against you; it will not always be.
   *[other] The crew of 1912 would have had 19 points, { $points } more than you. The night was against you; it will not always be.
}
ending-equal = 19 points: exactly what the crew of 1912 would have had. Nobody can blame you, and somebody may try again.
ending-above = { $points ->
    [one] One point more than the 19 of the crew of 1912. Somebody’s family will never forget you.
   *[other] { $points } points more than the 19 of the crew of 1912. Whole families will never forget you.
}
ending-all = Sixty of sixty, where the crew of 1912 would have had 19 points. No ship’s company ever did better. Well done!
