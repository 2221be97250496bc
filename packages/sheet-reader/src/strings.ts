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
    /** @returns whether the piece is a text or a guide, which are understood */
    add(piece: string): boolean {
      if (isText) text += piece;
      return isText || guides > 0;
    },
    end: () => unescaped(text),
  };
}

/** The shared strings, in the order of their numbers; undefined for one with other content than text. */
export function sharedStringsOf(xml: string): readonly (string | undefined)[] {
  const strings: (string | undefined)[] = [];
  const text = createTextOf();
  let isUnread = false;
  walkXml(xml, {
    open(name) {
      if (name === "si") {
        text.begin();
        isUnread = false;
      } else text.open(name);
    },
    close(name) {
      if (name === "si") strings.push(isUnread ? undefined : text.end());
      else text.close(name);
    },
    text(piece) {
      if (!text.add(piece) && piece.trim() !== "") isUnread = true;
    },
  });
  return strings;
}
