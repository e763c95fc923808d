/** The current route, and the way to another one without loading the page again. */
import { travelled, watchHands } from "./arrival";
import { readRoute, type Route } from "./routes";

const look = (): Route => readRoute(location.pathname, location.hash);

let route: Route = $state.raw(look());

export const here = {
  get route(): Route {
    return route;
  },
};

export function go(path: string, replace = false, toTop = true): void {
  if (replace) history.replaceState(null, "", path);
  else {
    history.pushState(null, "", path);
    travelled();
  }
  route = look();
  if (toTop) scrollTo(0, 0);
}

/** Follow links within the page; call once. */
export function follow(): void {
  const update = (): void => {
    travelled();
    route = look();
  };
  watchHands();
  addEventListener("popstate", update);
  addEventListener("hashchange", update);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest("a");
    if (link === null || link === undefined || event.defaultPrevented) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.origin !== location.origin || link.target !== "" || link.hasAttribute("download")) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
