import { expect, it } from "vitest";

import { readCatalogues } from "../../bundling/catalogues.ts";
import { sosTitanic } from "../games/sos-titanic";
import { titus } from "../games/titus";
import { makeWords } from "../words/words";
import { absent, seatName } from "./names";

const english = readCatalogues("en");

it("calls people by their names and bots by their level, numbered where there are several", () => {
  const words = makeWords("en", english, "titus");
  const sitters = [{ name: "Violet" }, { name: "", bot: "keen" }, { name: "", bot: "keen" }, { name: "" }];
  const names = [1, 2, 3, 4].map((seat) => seatName(titus, seat, {}, sitters, words));
  expect(names).toEqual(["Violet", "Keen bot 2", "Keen bot 3", "Player 4"]);
});

it("calls the crew by their parts, with the person behind it in company", () => {
  const words = makeWords("en", english, "sos-titanic");
  const view = { crew: [{ name: "lee" }, { name: "smith" }] };
  expect(seatName(sosTitanic, 1, view, [{ name: "Violet" }], words)).toBe("Lee");
  const two = [{ name: "Violet" }, { name: "", bot: "keen" }];
  expect([1, 2].map((seat) => seatName(sosTitanic, seat, view, two, words))).toEqual(["Lee (Violet)", "Smith"]);
});

it("knows who is away: people whose line is cut and whom no bot stands in for", () => {
  const chair = { seat: 1, name: "Violet", taken: true, here: true };
  const chairs = [
    chair,
    { ...chair, seat: 2, here: false },
    { ...chair, seat: 3, here: false, bot: "keen" },
    { ...chair, seat: 4, here: false, name: "", bot: "keen" },
    { ...chair, seat: 5, here: false, name: "", taken: false },
  ];
  expect(absent(chairs)).toEqual([2]);
});
