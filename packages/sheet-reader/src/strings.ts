import { walkXml } from "./xml.ts";

/** `_x000D_` is a character that XML cannot contain; `_x005F_` escapes text that looks like an escape. */
export const unescaped = (text: string): string =>
  text.includes("_x")
    ? text.replace(/_x([\da-f]{4})_/giu, (_whole, code: string) =>
        String.fromCodePoint(Number.parseInt(code, 16)),
      )
    : text;

/** Collects the text of a cell: joins rich text and skips phonetic guides. */
export function createTextOf() {
  let text = "";
  let isText = false;
  let guides = 0;
  return {
    begin() {
      text = "";
      isText = false;
      guides = 0;
    },
    open(name: string) {
      if (name === "rPh") guides += 1;
      isText = name === "t" && guides === 0;
    },
    close(name: string) {
      if (name === "rPh") guides -= 1;
      if (name === "t") isText = false;
    },
    add(piece: string) {
      if (isText) text += piece;
    },
    end: () => unescaped(text),
  };
}

/** The shared strings, in the order of their numbers. */
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
    text: (piece) => text.add(piece),
  });
  return strings;
}
