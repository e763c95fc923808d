/** Where in the page we are. Paths must agree with `_ROUTES` of `carpathia/server/pages.py`. */
export type Route =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "settings" }
  | { page: "stats" }
  | { page: "learn"; game: string }
  | { page: "room"; room: string; secrets: URLSearchParams }
  | { page: "replay"; room: string; step: number }
  | { page: "nowhere" };

/** `hash` holds what no server and no log may see: the secrets of links. */
export function readRoute(path: string, hash: string): Route {
  const [, first = "", second = ""] = path.split("/");
  const behind = hash.replace(/^#/, "");
  if (first === "") return { page: "home" };
  if (first === "new") return { page: "new", game: behind };
  if (first === "settings" || first === "stats") return { page: first };
  if (first === "learn" && second !== "") return { page: "learn", game: second };
  if (first === "r" && second !== "") {
    return { page: "room", room: second, secrets: new URLSearchParams(behind) };
  }
  if (first === "g" && second !== "") {
    return { page: "replay", room: second, step: Number.parseInt(behind, 10) || 0 };
  }
  return { page: "nowhere" };
}
