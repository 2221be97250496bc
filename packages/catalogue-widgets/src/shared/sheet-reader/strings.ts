import { decoded, walkXml } from "./xml.ts";

/** `_x000D_` is a sign that XML cannot hold, and `_x005F_` a line that would look like one. */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([\da-f]{4})_/giu, (_whole, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
    : text;

/**
 * Collects the text of a cell: rich text in one piece, and without the readings that stand over
 * Japanese signs.
 */
export function createTextOf() {
  let text = "";
  let isText = false;
  let readings = 0;
  return {
    begin() {
      text = "";
      isText = false;
      readings = 0;
    },
    open(name: string) {
      if (name === "rPh") readings += 1;
      isText = name === "t" && readings === 0;
    },
    close(name: string) {
      if (name === "rPh") readings -= 1;
      if (name === "t") isText = false;
    },
    add(raw: string) {
      if (isText) text += decoded(raw);
    },
    end: () => unescaped(text),
  };
}

/** The texts that cells name by number. */
export function sharedStringsOf(xml: string): readonly string[] {
  const strings: string[] = [];
  const text = createTextOf();
  walkXml(xml, {
    open(name) {
      if (name === "si") text.begin();
      else text.open(name);
    },
    close(name) {
      if (name === "si") strings.push(text.end());
      else text.close(name);
    },
    text: (raw) => text.add(raw),
  });
  return strings;
}
