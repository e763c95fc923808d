# Titus: players, what happens, what is asked, what lies there, how it ends.


## What happened (carpathia.games.titus.events.EVENTS)

turn-began = It is { $seat }’s turn.
coin-lifted = { $seat } lifts the { $number } (coin { $coin }).
next-coin-shown = Next on the pile lies the { $number } (coin { $coin }).
pile-emptied = That was the last coin of the pile: the game ends with this turn.
coin-kept = { $seat } keeps the { $number } (coin { $coin }).
coin-swapped = { $seat } lays the { $number } (coin { $coin }) before { $owner } and takes the { $showing } (coin { $taken }) instead.
coin-taken-back = { $left ->
    [0] { $seat } takes the { $number } (coin { $coin }) from { $owner }’s victory card { $card }, which is bare now.
   *[other] { $seat } takes the { $number } (coin { $coin }) from { $owner }’s victory card { $card }.
}
coin-flipped = Coin { $coin } is flipped: { $from } becomes { $to }.
coin-stays = Coin { $coin } is flipped: it stays { $to }.
runs-joined = { $seat } joins { $count } coins: { $from } to { $to }.
group-cashed = { $seat } cashes { $from } to { $to }, { $count } coins, for victory card { $card }.
limit-returned = { $seat } no longer has the fewest victory cards: three coins are the limit again.
leftover-counted = { $seat } has { $from } to { $to } left over: { $points } points.

## What is asked. $who is how the player is addressed; $right says whether a coin may be taken

phase-turn = { $right ->
    [first] Which coin do you take, { $who }?
    [again] Another coin, { $who }?
    [unlimited] Another coin, { $who }?
   *[none] Anything else, { $who }?
}
    .hint = { $right ->
        [first] Lift the next coin of the pile, or take one back if another’s victory card has any. Joining and cashing are free, before and after.
        [again] Coins taken so far: { $takes } of 3. You may take another, since the last one has joined.
        [unlimited] Coins taken so far: { $takes }, without limit: you have the fewest victory cards. Better cash when you are done.
        [last] The pile is empty: join and cash what you can, then end.
       *[none] No further coin in this turn. Join and cash what you like, then end.
    }
phase-lifted = What becomes of { $coin }, { $who }?
    .hint = Keep it, or swap it for another player’s single, which comes to you flipped.

## The table

table-pile = { $count ->
    [0] the pile is empty
    [one] 1 coin in the pile
   *[other] { $count } coins in the pile
}
table-next = next { $coin }
table-cards-left = { $count ->
    [0] no victory cards left
    [one] victory card { $value }, the last one
   *[other] victory card { $value }, { $count } left
}
table-points = { $points ->
    [one] 1 point, coins on cards: { $coins }
   *[other] { $points } points, coins on cards: { $coins }
}
table-no-coins = no coins yet
table-bare = bare
table-in-hand = lifted
table-aid-backs = memory aid, backs seen:
table-aid-none = none yet
table-aid-unknown = memory aid, coins not yet seen from both sides:

## Help

intro = Every coin has a number on either side, and when you take one that you want, it is flipped. Remember the backs, build runs of numbers, and cash them while the good victory cards last.
intro-help = New to this? Type help.
legend = 8(14) is coin 14, showing an 8; coins are named by the order in which they came up. 8(14)-9(3) is a run. 18 │ is a victory card with the series on it.
rules-goal = Runs of consecutive numbers score: cash a group of four or more for the top victory card, 18 first, then 17, down to 7. A long run that is left over at the end brings 6 points. If points are level, coins on victory cards decide.
rules-turn = In your turn, take a coin. Lift the top one of the pile and keep it, or swap it for a single of another player, which is flipped. Or take back the top coin of a series on somebody else’s victory card; it is flipped too, and the card keeps its value. The two sides of a coin differ by 2 at most, and every pair exists once.
rules-free = Joining runs that fit end to end and cashing groups is free. A group is never split again.
rules-again = If the coin you took has joined a run, you may take another, three at most. Whoever has fewer victory cards than everybody else has no limit, until cashing ends that.
rules-end = The game ends with the turn in which the pile runs out.
rules-verbs = The moves on offer, as they are typed:
verb-lift = lift the top coin of the pile
verb-keep = the lifted coin comes into your display
verb-swap = lay the lifted coin there and take coin 14, flipped
verb-take-back = take the top coin from victory card 18, flipped
verb-join = the run that begins with coin 17 goes onto coin 5
verb-cash = the group that begins with coin 5 goes onto the top victory card
verb-end = end your turn
thing-coin = Coin
    .about = A number from 1 to 19 on either side; the two differ by 2 at most. Nobody may look at a back, but what was once up, everybody has seen.
thing-run = Run
    .about = Consecutive numbers, each coin on the one below. A coin by itself is a single, and others may swap it away; two or more are a group, and safe.
thing-victory-card = Victory card
    .about = Worth its number, bare or not. Others may take back the top coin of the series on it.

## The end

reason-won = The pile is empty.
reason-won-by-coins = The pile is empty, and points are level.
reason-shared = The pile is empty, and all is level.
ending-won = { $winners } wins.
ending-won-by-coins = { $winners } wins, with more coins on the victory cards.
ending-shared = Victory is shared: { $winners }.
score-cards = victory cards
score-leftovers = left over
score-coins = (coins)
score-total = points
