## The command

help-simulate = play many games, keep a row of each, and draw what came of it
help-simulate-games = how many deals; each is played by every bot, in all that is varied
help-vary = what changes: crew, edition, setup, seats; in Titanic also board, die, cards; or only some of it, such as seats=1,2
help-out = write a row a game into this file, .parquet or .csv; run the same command again to go on after a stop
help-report = write a page with pictures into this file
help-cluster = play on a Dask cluster, such as tcp://scheduler:8786
simulate-done = { $game } · { $edition } · { $count ->
    [one] one deal
   *[other] { $deals } deals
} · { $matches ->
    [one] one game
   *[other] { $games } games
}
simulate-editions = all editions
simulate-seats = { $seats ->
    [one] alone
   *[other] { $seats } players
}
simulate-dealt = a crew as dealt
simulate-uneven = { $bot } had more chairs than { $other }: each figure is the mean of a bot’s chairs in one kind of game first, then of all kinds alike.
simulate-pace = { $count ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $rate }, { $jobs ->
    [one] one process
   *[other] { $jobs } processes
}, { $build }
simulate-pace-cluster = { $count ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s: { $rate }, on { $address }, { $build } here
simulate-rows = { $rows ->
    [one] One row
   *[other] { $rows } rows
} in { $file }
simulate-report = Pictures in { $file }
simulate-damaged = { $parts ->
    [one] One part of what was done is damaged, and is played again.
   *[other] { $parts } parts of what was done are damaged, and are played again.
}
simulate-stopped = Stopped: { $done } of { $games } games are kept. Run the same command again to go on.

## What is varied

axis-crew = Crew
axis-edition = Edition
axis-setup = Set-up
axis-seats = Players
axis-board = Board
axis-die = Die
axis-cards = Movement cards
value-classic = Classic
value-expert = Expert
value-ultimate = Ultimate
value-rail-15 = rail by row 15
value-rail-13 = rail by row 13
value-two-start = two START faces
value-three-blue = three blue faces
value-two-white = two white faces
value-level = as many of each
value-falling = fewer high ones

## The report

report-kind = Simulation
report-about = { $edition } · { $count ->
    [one] one deal
   *[other] { $deals } deals
} · { $matches ->
    [one] one game
   *[other] { $games } games
}
report-tile-games = { $count ->
    [one] game
   *[other] games
}
report-tile-best = points a game, { $bot }
report-tile-above = above { $points }, { $bot }
report-tile-saved = everybody saved, { $bot }
report-tile-wins = of its games won, { $bot }
report-scores = Scores
report-scores-one = { $bot } makes { $points } points a game.
report-scores-many = { $bot } makes { $points } points a game, { $other } { $less }.
report-scores-how = How often each score came. The upright stroke is the mean.
    .middle = Eight games of ten lie between the two figures given.
report-middle = 8 of 10: { $low } to { $high }
report-history = { $points }: history
report-axis = { $axis }, compared
report-axis-found = With { $bot }, most points: { $best } ({ $high }); fewest: { $worst } ({ $low }).
report-axis-level = With { $bot }, no difference can be told from chance.
report-axis-how = Points a game. The line about each dot is its 95 % interval; all played the same deals.
report-aboard-how = Points a game with each of them in the crew, as dealt. The line about each dot is its 95 % interval.
report-crews = Crew against crew, with { $bot }: how many points more the row makes than the column
report-course-sos-titanic = Saved, page by page
    .found = By { $stage }, { $bot } has { $half } in the boats; at the end { $whole }.
    .how = Passengers saved each time a page is turned, by the clock of the ship. The line is the mean, the band holds eight games of ten.
report-course-titus = Points on the way
    .found = With { $stage } of the coins taken, { $bot } has { $half } points; with the pile empty, { $whole }.
    .how = By how much of the pile is gone. The line is the mean, the band holds eight of ten.
report-course-noris-titanic = Saved, as the deck goes under
    .found = With { $stage } of the deck under tiles, { $bot } has saved { $half }; with all of it under, { $whole }.
    .how = By how much of the deck is covered. The line is the mean, the band holds eight of ten.
report-turning = Where games are won and lost
report-good = best quarter
report-bad = worst quarter
report-winners = winners
report-others = the others
report-turning-together = Half of what parts good games of { $bot } from bad ones is there at { $stage }.
    .how = How many were saved by then in the best and in the worst quarter of the games.
report-turning-against = Half of what parts winners from the others is there at { $stage } of the way.
    .how = The points that winners and the others had on the way, on average.
report-leads = How safe a lead is
report-leads-found = Who leads alone at { $stage } of the way has { $share } of the wins.
report-leads-how = Of those who led alone at each stage: how many of a hundred won. A shared win is split.
report-leader = leader
report-chairs = What a chair is worth
report-chair = { $seats } players, seat { $seat }
report-chairs-found = With { $seats } players, seat 1 has { $share } of the wins.
report-chairs-how = Wins of a hundred above or below a fair share, with the 95 % interval. The bots went round the seats.
report-luck = Luck against skill
report-luck-found = Who plays makes { $skill } of the differences between games; chance makes { $luck }.
report-luck-alone = One bot alone shows only chance: name a second one to see what skill is worth.
report-luck-chance = Chance makes { $luck } of the differences between games. Name a second bot to see what skill is worth.
report-luck-how = The spread of all points, split by where it comes from (analysis of variance, freed of what chance alone would show).
cause-variation = what is varied
cause-skill = skill: who plays
cause-chair = the seat
cause-deal = luck of the deal
cause-play = luck while playing
cause-luck = luck
report-figures = In figures
report-made = Made by Carpathia { $version } · seed: { $seed }
