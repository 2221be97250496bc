export interface Device {
  readonly browser: string;
  readonly system: string;
}

// The first match counts: browsers also include the names of browsers that they derive from.
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//u, "Edge"],
  [/\bOPR\//u, "Opera"],
  [/\bSamsungBrowser\//u, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//u, "Firefox"],
  [/\b(?:Chrome|CriOS)\//u, "Chrome"],
  [/\bSafari\//u, "Safari"],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/u, "iPhone"],
  [/\biPad\b/u, "iPad"],
  [/\bAndroid\b/u, "Android"],
  [/\bWindows\b/u, "Windows"],
  [/\bMacintosh\b/u, "macOS"],
  [/\bCrOS\b/u, "ChromeOS"],
  [/\bLinux\b/u, "Linux"],
];

const nameIn = (names: typeof browsers, text: string) =>
  names.find(([mark]) => mark.test(text))?.[1];

/** Browser and system that a `User-Agent` names; undefined for one that is not a known browser. */
export function deviceOf(userAgent: string | undefined): Device | undefined {
  if (userAgent === undefined) return undefined;
  const browser = nameIn(browsers, userAgent);
  const system = nameIn(systems, userAgent);
  return browser === undefined || system === undefined ? undefined : { browser, system };
}
