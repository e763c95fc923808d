# %% [markdown]
# # Carpathia in a notebook
#
# Three table games, a few lines each: play a match by hand, let bots play, play a thousand, draw
# what came of it, and let a program learn. It takes ten minutes to read and ten seconds to run.
#
# This file is a notebook in the *percent* format. VS Code and PyCharm open it as cells; Jupyter
# does with [jupytext](https://jupytext.readthedocs.io); and `python docs/tutorial.py` runs it all.
# Where a cell ends with `# >`, that is what it prints: our tests run every cell and compare.
#
# ```
# pip install 'carpathia[lab,environments]'
# ```

# %%
import carpathia
from carpathia.games import GAME_NAMES

print(f"Carpathia {carpathia.__version__}: {', '.join(GAME_NAMES)}")

# %% [markdown]
# ## A match by hand
#
# A `Setup` says what is played. A `Match` is the table, its record, and the one gate for moves.
# Luck comes from outside: here from words, so that you get the very deal of the README.

# %%
from carpathia.engine.chance import SeededChance, read_seed
from carpathia.engine.match import Match
from carpathia.engine.setup import Setup
from carpathia.games import open_game

setup = Setup("sos-titanic", "en", 1)
setup.options = {"crew": "fleet"}
match = Match(open_game(setup), setup, SeededChance(read_seed("iceberg")))
offered = match.move_texts()
print(offered[0], "|", offered[1], "|", offered[-1])
# > move 2>C | play same-lines 1+2 | rescue 3

# %% [markdown]
# Moves are text outside and numbers inside. What happened comes as events: keys, no sentences.

# %%
for event in match.play_text("move 2>C"):
    print(event.plain())
# > {'event': 'passenger-saved', 'seat': 1, 'card': 's1+', 'to': 'C', 'from': '2'}
# > {'event': 'passenger-turned-up', 'line': '2', 'card': 's4+'}

# %% [markdown]
# A `view` is what a seat sees, built up from nothing: face-down cards are a number, not a name.

# %%
view = match.state.view(0)
print(view["lines"][3], view["score"])
# > {'place': '4', 'afloat': True, 'down': 9, 'up': ['f9']} 11

# %% [markdown]
# What is not offered is refused, and nothing changes.

# %%
from carpathia.engine.errors import IllegalMove

try:
    match.play_text("move 4>A")
except IllegalMove as refusal:
    print(refusal.key, "-", refusal.words["move"])
# > move-illegal - move 4>A

# %% [markdown]
# ## A bot goes on
#
# A bot is handed a *guess*: a full table that its seat cannot rule out. So it can think about
# everything and peek at nothing.

# %%
from carpathia.bots.making import make_bot
from carpathia.engine.generator import Generator

bot, luck = make_bot("greedy", "sos-titanic"), Generator(1912)
while not match.is_over():
    match.play(bot.choose(match.state.guess(0, luck), luck))
result = match.result()
print(result.reason, result.breakdown)

# %% [markdown]
# The whole match is a text that replays exactly, on any machine, and proves its deal.

# %%
from carpathia.engine.match import Replay
from carpathia.engine.record import read_record

text = match.record().text()
again = Replay(open_game(setup), read_record(text)).finish()
print(again.result().text() == result.text(), "-", text.splitlines()[9])
# > True - 1: move 2>C

# %% [markdown]
# ## Which bot is better, and how sure is that?
#
# The arena lets bots play the same deals. Figures come with 95 % intervals.

# %%
from carpathia.lab.arena import Plan, play_matches
from carpathia.lab.tally import Tally

plan = Plan("sos-titanic", "en", 1, ("random", "greedy"), deals=100, seed=read_seed("night"))
tally = Tally(plan)
tally.add(play_matches(plan, range(plan.matches())))
for row in tally.rows():
    print(f"{plan.bots[row.bot]:<7} {row.points.value:4.1f} ± {row.points.margin():.1f}")

# %% [markdown]
# ## Many games as a data frame
#
# `simulate` gives a polars frame, one row a match. `vary` says what changes from one to the next;
# everything else, the deals too, stays. (In a script, `jobs=2` and more want the usual
# `if __name__ == "__main__":`.)

# %%
import polars as pl

from carpathia.lab.simulating import simulate

rows = simulate("sos-titanic", ["greedy"], games=100, vary=["crew"], seed="night", jobs=1)
by_crew = rows.group_by("crew").agg(pl.col("score").mean().round(1)).sort("score", descending=True)
print(rows.height, "matches;", by_crew["crew"][0], "does best")
# > 600 matches; boxhall does best

# %% [markdown]
# And a picture of it. The lab draws SVG with classes for colours; a style beside it does the rest.

# %%
from carpathia.lab.charts import Figure, dots
from carpathia.lab.intervals import Sample

STYLE = """<style>
.chart text { font: 14px sans-serif; fill: currentColor } .chart .hair { stroke: #8886 }
.chart .reach { stroke: #3a8db3; stroke-width: 3; opacity: .5 } .chart .dot { fill: #3a8db3 }
.chart .course { stroke: #3a8db3; stroke-width: 2; fill: none }
</style>"""


class Picture:
    """Notebooks draw whatever has a `_repr_svg_`."""

    def __init__(self, canvas, about):
        self.svg = canvas.svg("chart", about).replace(">", f">{STYLE}", 1)

    def _repr_svg_(self):
        return self.svg.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1)


figures = []
for crew in by_crew["crew"]:
    scores = rows.filter(pl.col("crew") == crew)["score"]
    figures.append((crew, [Figure(0, Sample(scores).mean_estimate())]))
Picture(dots(figures, None, 640, "{:.0f}".format), "Mean score of greedy with each crew")

# %% [markdown]
# `carpathia simulate ... --report games.html` draws more of these, without a line of Python.
#
# ## An environment
#
# For programs that learn, a match is a Gymnasium environment: what is seen as bytes, one integer a
# move, and a mask of the legal ones. There are others for [PettingZoo and
# OpenSpiel](environments.md).

# %%
import gymnasium

import carpathia.environments

env = gymnasium.make("carpathia/SosTitanicSolo-v0")
seen, info = env.reset(seed=1912)
legal = info["action_mask"].nonzero()[0]
game = env.unwrapped.course.game
print(len(seen), "bytes;", ", ".join(game.write(int(move)) for move in legal[:4]))
print({name: field.shape for name, field in list(env.unwrapped.split(seen).items())[:3]})

# %% [markdown]
# ## A few lines of learning
#
# 64 matches side by side. The player likes every move the same at first. After each round, the
# moves of matches that went better than the others are liked more, those of the others less: the
# policy gradient in its plainest form (REINFORCE). It looks at nothing but the mask.

# %%
import numpy as np

MATCHES = 64
envs = gymnasium.make_vec(
    "carpathia/SosTitanicSolo-v0", num_envs=MATCHES, vectorization_mode="vector_entry_point"
)
rng = np.random.default_rng(1912)


def play(liking):
    """Each match once: its score, and which moves it made more often than was to be expected."""
    _, info = envs.reset(seed=int(rng.integers(1_000_000)))
    scores = np.zeros(MATCHES)
    surprises = np.zeros((MATCHES, len(liking)))
    going = np.ones(MATCHES, bool)
    while going.any():
        weights = np.exp(liking) * info["action_mask"]
        weights[~going] = 1  # over: whatever is said is not heard
        chances = weights / weights.sum(1, keepdims=True)
        moves = (chances.cumsum(1) > rng.random((MATCHES, 1))).argmax(1)
        surprises[going] -= chances[going]
        surprises[going, moves[going]] += 1
        _, rewards, are_over, _, info = envs.step(moves)
        scores[going] += rewards[going]
        going &= ~are_over
    return scores, surprises


liking = np.zeros(envs.single_action_space.n)
curve = []
for _ in range(40):
    scores, surprises = play(liking)
    better = (scores - scores.mean()) / scores.std()
    liking += 3 * better @ surprises / MATCHES
    curve.append(scores.mean())
first, last = np.mean(curve[:5]), np.mean(curve[-5:])
print(f"from {first:.0f} points to {last:.0f}; liked least: {game.write(int(liking.argmin()))}")

# %% [markdown]
# In a few seconds the score has about doubled, from nothing but masks: it found out that saving is
# good, and that a Rescue which draws few cards fails.

# %%
from carpathia.lab.charts import Course, courses

rounds = [str(number) for number in range(1, len(curve) + 1)]
Picture(courses([Course("score", 0, curve)], rounds, 640, "{:.0f}".format), "Score by rounds")

# %% [markdown]
# A player that looks at the table, and is taught for some minutes, is in
# [examples/train_sos_titanic.py](../examples/train_sos_titanic.py); how far it comes, the [lab
# diary](lab-diary.md) says. What the games are to people: [the README](../README.md).
