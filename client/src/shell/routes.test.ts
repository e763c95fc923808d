import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

import { readRoute } from "./routes";

describe("routes", () => {
  it("keep secrets behind the #", () => {
    const route = readRoute("/r/kq3VbT0aXw8dUe1n", "#join=WKB&host=p1");
    expect(route).toMatchObject({ page: "room", room: "kq3VbT0aXw8dUe1n" });
    if (route.page === "room") expect(route.secrets.get("join")).toBe("WKB");
  });

  it("lead to a step of a replay", () => {
    expect(readRoute("/g/abc", "#17")).toEqual({ page: "replay", room: "abc", step: 17 });
    expect(readRoute("/g/abc", "")).toEqual({ page: "replay", room: "abc", step: 0 });
  });

  it("are those that the server gives the page for", () => {
    const source = readFileSync("../src/carpathia/server/pages.py", "utf-8");
    const listed = /_ROUTES: Final = \(([^)]*)\)/.exec(source)?.[1] ?? "";
    const paths = [...listed.matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? "");
    expect(paths.length).toBeGreaterThan(5);
    for (const path of paths) {
      expect(readRoute(path.replace(/\{\w+\}/, "abc"), "").page, path).not.toBe("nowhere");
    }
    expect(readRoute("/elsewhere", "").page).toBe("nowhere");
  });
});
