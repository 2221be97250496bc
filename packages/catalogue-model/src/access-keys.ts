/** Access keys: callers that are not people. What a key may see is decided in `policy.ts`. */

/** An API key is a secret of a system; an embed key is a public id for pages on named origins. */
export const keyKinds = ["api", "embed"] as const;

export type KeyKind = (typeof keyKinds)[number];

export const keyScopes = ["catalogue", "search", "prices", "load", "load:stock"] as const;

/**
 * The uses of a key. `catalogue`: datasheets and tables. `search`: searches by code, vehicle and
 * measure. `prices`: prices of the key's warehouses in both. `load`: loading tables.
 * `load:stock`: loading tables of state, such as stock, and no others.
 */
export type KeyScope = (typeof keyScopes)[number];

/** The scopes that a key of each kind may have. */
export const scopesOfKind: Readonly<Record<KeyKind, readonly KeyScope[]>> = {
  api: keyScopes,
  embed: ["catalogue", "search", "prices"],
};

/** Requests per minute from one address. */
export const keyRates = { least: 1, most: 6000, default: 300 } as const;

/** Maximum number of origins of an embed key. */
export const maxOrigins = 20;

/**
 * The origin of a web page's URL as browsers send it (`https://shop.example`, without a path);
 * undefined for anything else. Wildcards are not supported.
 */
export function originOf(text: string): string | undefined {
  const typed = text.trim();
  if (!URL.canParse(typed)) return undefined;
  const { protocol, origin, hostname, pathname, search, hash, username } = new URL(typed);
  const isBare = pathname === "/" && search === "" && hash === "" && username === "";
  const isWeb = protocol === "https:" || protocol === "http:";
  return isBare && isWeb && !hostname.includes("*") ? origin : undefined;
}
