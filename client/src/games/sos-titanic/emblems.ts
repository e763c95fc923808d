/** A sign for each Action card, drawn in a square of 24: lines only, so that they take any colour. */
export const EMBLEMS: Record<string, string> = {
  "get-ready": "M4 17h16M6 17V9h12v8M9 9V6h6v3M9 13h6",
  "come-on": "M5 12h12M12 6l6 6-6 6M5 6v12",
  "come-back": "M19 12H7M12 6l-6 6 6 6M19 6v12",
  "save-time": "M12 3a9 9 0 1 0 9 9M12 7v5l4 2M17 3h4v4",
  "plan-a": "M5 21 12 3l7 18M8 14h8",
  "plan-b": "M7 3v18h6a5 5 0 0 0 0-9H7h5a4.5 4.5 0 0 0 0-9z",
  "your-turn": "M8 11V4a2 2 0 0 1 4 0v6h4a3 3 0 0 1 3 3v3a5 5 0 0 1-5 5h-3l-6-7q1-2 3-1z",
  "same-lines": "M5 4v16M9 4v16M15 4v16M19 4v16M3 20h8M13 20h8",
  wait: "M7 11V6a1.5 1.5 0 0 1 3 0V4a1.5 1.5 0 0 1 3 0v2a1.5 1.5 0 0 1 3 0v8a6 6 0 0 1-6 7q-4 0-6-6-.5-2 1-2.5z",
  "collapsible-boat": "M3 12h18q-2 7-5 7H8q-3 0-5-7zM6 12l2-4h8l2 4M9 8l3 4 3-4",
  "mystery-first": "M12 2l9 10-9 10-9-10zM9.5 10a2.5 2.5 0 1 1 3.5 2.3q-1 .5-1 1.7M12 17v.1",
  "mystery-second": "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18M9.5 10a2.5 2.5 0 1 1 3.5 2.3q-1 .5-1 1.7M12 17v.1",
};
