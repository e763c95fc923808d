# What lessons and rule pages say. The keys of lessons are named in carpathia/server/lesson_scripts.


## The voice, and the page of a game

lesson = Lesson
lesson-do = Your move: { $move }
lesson-astray = That is allowed too, and you can try it later. For now: { $move }
lesson-watch = Now it is the other’s turn. Watch what happens …
lesson-back = Back
lesson-on = Go on
lesson-show = Show me
lesson-done = Now I play
lesson-again = Begin the lesson again
lesson-skip = Play on without the lesson
lesson-step = Step { $step } of { $steps }
learn-first = Your first game
learn-first-about = A prepared deal, and a friendly voice that shows you everything, move by move. You play yourself; it takes five minutes and counts nowhere.
learn-begin = Begin the lesson
learn-resume = Go on with the lesson
learn-rules = The rules

## The lesson of SOS Titanic

lesson-sos-welcome = Good evening, officer. It is 23:40, and the ship takes in water. Sixty passengers look to you: bring as many as you can into the boats before the last page of the night is turned.
lesson-sos-lines = They queue on the decks, in Lines, and only those in front show their faces. A lozenge and a top hat: first class, 1 to 13. A porthole and a cap: second class, 1 to 17.
lesson-sos-move = You may move passengers as often as you like. The 4 of Line 2 can stand before a 5 of its own class. Touch Line 2, then Line 3, or drag the card there.
lesson-sos-save = Well done, and somebody new comes to the front. Now Line 4: a 1 is a lifeboat. Let it down into the water: touch Line 4, then Boat C.
lesson-sos-next = Look who stood behind it: the 2. Boats are filled in order, 1, 2, 3 and so on, and each class has two of them. Help the 2 aboard.
lesson-sos-series = The 5 and the 4 of Line 3 stand in a row, so they walk together. Move both of them before the 6 of Line 4.
lesson-sos-empty = An empty Line takes nobody but a 13 of the first class or a 17 of the second, alone or at the head of its series. Here is a 17: it may open Line 5, farther from the water.
lesson-sos-action = Moving costs nothing. But then you must do one thing, and your turn is over. An Action card, perhaps: yours says Come On! It finds somebody in the stack who fits. Touch it.
lesson-sos-found = Everybody in the stack, and those who fit come first. A 1 of the first class would be a third boat … Take it, and touch Boat A.
lesson-sos-rescue = A new turn, and no card. Then organise a Rescue: say how many passengers you draw. More of them, more chances; but only one is placed, and the others are gone for now. Be bold: three!
lesson-sos-placed = A 2 of the first class: just who Boat A is waiting for. Touch the card, then the boat. The other two go to the discard.
lesson-sos-fail = You should also know how it looks when luck runs out. Draw just one this time.
lesson-sos-page = Nobody fitted, and a page is turned: a compartment floods, and the page is worth a point less. When all compartments of a deck are full, its whole Line flees to the next one, shuffled. The eleventh page is the last.
lesson-sos-keep = For comfort you draw an Action card, and Mr Fleet may even choose among three. Keep Come Back!: it fetches somebody out of the discard.
lesson-sos-end = Every survivor is a point, and so is what the page shows at the end. Undo and hints are at the top whenever you want them. Nothing is counted at this table. It is your ship now!

## The lesson of Titus

lesson-titus-welcome = Welcome to the table. Every coin has a number on either side, and the two never differ by more than 2. You collect runs of numbers, such as 7 8 9 10.
lesson-titus-lift = In your turn you take a coin. The one on top of the pile shows a 7. Touch it, and you lift it.
lesson-titus-keep = Now everybody sees the next one too: an 11. Decide what becomes of your 7. Keep it: it comes before you.
lesson-titus-second = The other has kept the 11. And now an 8 lies on top, just what your 7 is waiting for. Lift it.
lesson-titus-hold = Keep the 8.
lesson-titus-join = 7 and 8 follow each other, so you may join them; that costs nothing. Touch one, then the other. Alone, a coin can be swapped away; in a group it is safe.
lesson-titus-again = The coin you took lies in a group now. That gives you another one, up to three in a turn. A 9, what luck! Lift it.
lesson-titus-nine = Keep it, of course.
lesson-titus-three = And join it: 7 8 9.
lesson-titus-last = Your third coin is the last of this turn. A 19 fits nothing of yours, but lift it all the same.
lesson-titus-swap = You need not keep it. Swap it for the 11 over there: touch the 19, then the 11. But beware: it comes to you flipped! On its back there may be anything from 9 to 13.
lesson-titus-flipped = A 10! This time it was luck. But a face that was once up, everybody has seen: remember the backs, and you will know. Join the 10.
lesson-titus-cash = Four in a row can be cashed for the top victory card. The first is worth 18; the later ones less and less. Touch your group, then the card.
lesson-titus-taken = Did you see? The other took the 10 back from your card, flipped: it is an 11 again. That is allowed, too. But the card stays yours, and so do its 18 points.
lesson-titus-end = One thing more: whoever has fewer victory cards than everybody else takes coins without limit, as long as each one joins. The game ends with the pile. Nothing is counted at this table. Your turn!

## The lesson of Titanic

lesson-noris-welcome = Welcome aboard, and do not get too comfortable: she sinks from the far end, place by place, in the order of the numbers. Whoever brings most people into buoys wins. Yours are the round ones.
lesson-noris-roll = Every turn begins with the die. Roll it!
lesson-noris-bring = Blue: water covers place 1, and a pawn of yours comes to the start. It must leave at once, with one of your three cards. Take the 6 and go down: touch the cell that lights up.
lesson-noris-walk = A card moves one pawn straight on, exactly as far as it says. You may play three a turn. With the 5 on towards the water: touch the pawn, then the cell.
lesson-noris-straight = And with the 4 to the left. Pawns never cross other pawns, ice, or a rail that still stands.
lesson-noris-ice = Your hand is filled up again, and the other has rolled white: an iceberg on place 2. Nobody comes onto it or over it.
lesson-noris-again = Your turn. Roll.
lesson-noris-second = Blue again: place 3 is gone, and a second pawn has to come out. A 1 is enough for it; the other cards are for the first.
lesson-noris-near = Two cells down with the first pawn, to the edge of the water.
lesson-noris-jump = Careful: you stand on place 4, which sinks next, and a tile buries whoever stands there. Jump! To the left there is water. No tile falls on a swimmer, but a swimmer never comes back aboard.
lesson-noris-sunk = See? Place 4 is gone, and your pawn would be gone with it. Roll.
lesson-noris-buoy = Red: a tile with a buoy, on place 5. You may turn it as you like. Lay it with the buoy in the upper left corner, on your side.
lesson-noris-swim = A buoy must be reached by exact count. Yours is three cells away: a 2 and a 1. First swim two to the right.
lesson-noris-exact = And one more.
lesson-noris-stairs = Saved, for good! Now look up here: the stairs lead to the upper deck, which sinks last; nobody may stay on them. In corridors and panic zone, the pale cells, you can stop on another’s pawn and chase it back.
lesson-noris-end = It ends when place 60 is covered, or when every buoy is taken. Then the saved are counted, up here. Nothing is counted for good at this table. Now save the others!

## The rules of SOS Titanic

rule-sos-goal = The goal
rule-sos-lines = Lines
    .more = Whoever comes to the front is turned up at once. The classes never mix, and nobody leaves a boat again.
rule-sos-turn = Your turn
    .more = You cannot pass. Within one turn the Lines never stand again as they already stood.
rule-sos-rescue = The Rescue
    .more = If the stack is empty, the discard is shuffled to make a new one, and that costs a page too.
rule-sos-water = Water and panic
    .more = From bow to stern the decks have 3, 3, 2, 2, 1 and 0 compartments: ten pages cost a point each, the eleventh is the end.
rule-sos-score = The score
    .more = The highest number of each boat, all four together, and the number on the page. Only if all sixty are saved, Anchors count too: for each class the longest unbroken run of them in one boat. History saved 19; the most anyone can reach is 100.
rule-sos-actions = Action cards
rule-sos-crew = The crew
figure-sos-boats = A boat of the second class: it begins with a 1 and is full at 17. The 3 bears an Anchor.
figure-sos-lines = The 8 and the 7 go together before a 9 of their class.
figure-sos-rescue = Three drawn, one fits: the 2 goes into the boat, the others are discarded.
figure-sos-water = Four pages on: the first deck is lost, and a compartment of the second is full.

## The rules of Titus

rule-titus-coins = The coins
    .more = There are 54 coins, with a number from 1 to 19 on either side; the two never differ by more than 2. What lies before you are runs: singles, and groups of consecutive numbers. Equal numbers never join.
rule-titus-turn = Your turn
    .more = When you lift a coin, the next one is seen by all. Nobody may look at a back; but whatever was once up, everybody has seen.
rule-titus-free = Joining
    .more = A single can be swapped away by the others; a group is safe.
rule-titus-goal = Cashing
    .more = Nothing is added to a cashed group any more. Others may take its coins back from the top, one by one; the card stays yours.
rule-titus-again = One coin, or three, or more
    .more = So wait with your cashing until the end of a long turn. You must take at least one coin; each further one is your right, not your duty.
rule-titus-end = The end
    .more = Whoever takes the last coin may still join and cash; the others do nothing any more.
figure-titus-faces = One coin, seen from either side.
figure-titus-runs = A single 3, a group 8 9 10, and two singles: equal numbers do not join.
figure-titus-swap = You lift a 14 you do not need, lay it before somebody and take the 9 from there. It is flipped: an 8, and it fits.
figure-titus-cash = Four coins or more for the top card: the first brings 18, the last 7.

## The rules of Titanic

rule-noris-goal = The ship
    .more = The ship has 60 places of four cells each. She sinks place by place, in the order of their numbers, from the far end of the lower deck; the upper deck goes last.
rule-noris-turn = Your turn
    .more = Roll the die and do what it says; then play up to three movement cards, and draw up to three again. A new pawn leaves the start at once, with one of your cards, for the lower deck. You need not play the others.
rule-noris-face-blue = Lay water, and bring a pawn
rule-noris-face-white = Lay an iceberg
rule-noris-face-red = Lay a tile with buoys
rule-noris-face-start = Bring a pawn, and lay nothing
rule-noris-tiles = Tiles
    .more = A tile goes on the lowest place not yet covered; whoever stands there is out of the game. A tile of buoys may be turned. If the kind that was rolled is used up, lay another.
rule-noris-moving = Walking
    .more = Where a tile lies, the rail beside it is gone: that is the way into the sea.
rule-noris-pawns = Chasing
rule-noris-stairs = Stairs
    .more = The upper deck sinks last, so it buys time; but pawns come in below.
rule-noris-water = Water and buoys
rule-noris-signs = What is what
rule-noris-end = The end
    .more = Equal numbers share the win.
figure-noris-ship = Eight tiles lie, the ninth place is next. One pawn is saved, one swims, the others had better hurry.
figure-noris-die = The four kinds of faces.
figure-noris-tiles = Water, an iceberg, and tiles with one to four buoys.
figure-noris-walk = Water on place 1 opens the rail beside it: with a 1 to the deck, with a 2 or a 3 into the water, with a 4 into the sea.
figure-noris-signs = Every kind of cell, and what holds there.
