/** Links that people hand each other, pasted as they come. */

/** Where in this page a pasted link leads; none where it is no link to a table of this server. */
export function tablePath(pasted: string, origin: string): string | undefined {
  const found = /\S*\/[rg]\/\S+/.exec(pasted)?.[0]; // messengers put words round it
  if (found === undefined || !URL.canParse(found, origin)) return undefined;
  const url = new URL(found, origin);
  return url.origin === origin && /^\/[rg]\/[\w-]+$/.test(url.pathname) ? url.pathname + url.hash : undefined;
}
