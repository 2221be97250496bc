import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { createSessionStore } from "../state/sessionStore.ts";
import { fontsScriptOf } from "./fonts.ts";

interface Visit {
  /** The round trip that the browser reports, in ms; some browsers do not. */
  readonly rtt?: number;
  /** Whether an earlier page has loaded the fonts. */
  readonly hasFonts?: boolean;
}

/** Runs the script as a browser does at the start of a page. Returns the media of the style element, and preloaded files. */
function run({ rtt, hasFonts = false }: Visit) {
  const style = { media: "" };
  const preloaded: string[] = [];
  const document = {
    getElementById: () => style,
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => preloaded.push(href) },
  };
  const navigator = rtt === undefined ? {} : { connection: { rtt } };
  const values = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  if (hasFonts) createSessionStore({ local: localStorage }).saveFontsLoaded();
  runInNewContext(fontsScriptOf(["/a", "/b"]), { document, navigator, localStorage });
  return { media: style.media, preloaded };
}

const ours = { media: "", preloaded: ["/a", "/b"] };

it("loads the fonts before the first paint on a quick connection", () => {
  expect(run({ rtt: 50 })).toEqual(ours);
});

it("loads the fonts where the browser does not describe the connection", () => {
  expect(run({})).toEqual(ours);
});

it("shows the fonts of the system on a slow connection", () => {
  expect(run({ rtt: 150 })).toEqual({ media: "not all", preloaded: [] });
});

it("shows fonts that the browser has, however slow the connection is", () => {
  expect(run({ rtt: 300, hasFonts: true })).toEqual(ours);
});
