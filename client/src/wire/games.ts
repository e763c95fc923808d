// Written by `make wire` from the server’s own types. Do not edit.

export const LEVELS = ["gentle", "steady", "keen", "strong"] as const;
export const MOST_NAME = 40;
export const GAMES = {
  "sos-titanic": {
    "editions": [
      "fr",
      "en"
    ],
    "least": 1,
    "most": 5,
    "options": {
      "setup": [
        "classic",
        "expert",
        "ultimate"
      ]
    },
    "crew": [
      "murdoch",
      "boxhall",
      "lee",
      "latimer",
      "lowe",
      "fleet",
      "smith",
      "pitman",
      "lightoller",
      "phillips"
    ],
    "solo": [
      "murdoch",
      "boxhall",
      "lee",
      "latimer",
      "lowe",
      "fleet"
    ]
  },
  "titus": {
    "editions": [
      "adlung"
    ],
    "least": 2,
    "most": 4,
    "options": {},
    "crew": [],
    "solo": []
  },
  "noris-titanic": {
    "editions": [
      "casse-noisettes",
      "noris"
    ],
    "least": 2,
    "most": 4,
    "options": {},
    "crew": [],
    "solo": []
  }
} as const;
