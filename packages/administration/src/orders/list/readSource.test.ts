import { describe, expect, it } from "vitest";
import { workbookOf } from "@caliper/sheet-reader/testing";
import { decode } from "@caliper/sheet-reader";
import { readSource } from "./readSource.ts";

const text = 'Código;Descripción;Cant.\r\nBR31338;"Disco; año ñ";4\r\nD1200;;2\r\n';
const latin1 = (words: string) => Uint8Array.from(words, (sign) => sign.codePointAt(0) ?? 0);
const utf16 = (words: string, isLittle: boolean) => {
  const bytes = new Uint8Array(2 + words.length * 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, isLittle);
  for (let at = 0; at < words.length; at += 1) {
    view.setUint16(2 + at * 2, words.charCodeAt(at), isLittle);
  }
  return bytes;
};
const utf8 = (words: string) => new TextEncoder().encode(words);

describe("a text file", () => {
  it.each([
    ["UTF-8", utf8(text)],
    ["UTF-8 with a BOM", utf8(`\uFEFF${text}`)],
    ["Latin-1", latin1(text)],
    ["UTF-16 LE", utf16(text, true)],
    ["UTF-16 BE", utf16(text, false)],
  ])("in %s is read with its header", async (_name, bytes) => {
    expect(decode(bytes)).toBe(text);
    expect(await readSource(new File([bytes], "list.csv"))).toMatchObject({
      lines: [
        { code: "BR31338", quantity: 4 },
        { code: "D1200", quantity: 2 },
      ],
      rest: [],
    });
  });
});

describe("a spreadsheet", () => {
  const read = async (...rows: (string | number | null)[][]) => {
    const { lines } = await readSource(new File([new Uint8Array(workbookOf(rows))], "1.xlsx"));
    return lines.map(({ code, quantity }) => [code, quantity]);
  };

  it("is read from its first row, with or without headers", async () => {
    expect(await read(["BR31338", 4])).toEqual([["BR31338", 4]]);
    // Import tables have their header in the second row.
    expect(await read(["BR31338", null], ["D1200", 2], [null, null], ["D1201", 3])).toEqual([
      ["BR31338", 1],
      ["D1200", 2],
      ["D1201", 3],
    ]);
    expect(await read(["Pedido"], ["Cantidad", "Código"], [4, "BR31338"])).toEqual([
      ["BR31338", 4],
    ]);
  });

  it("keeps cells with separators whole", async () => {
    expect(await read(["Ref.", "Nota", "Cant."], ["BR31338", '11" x 2;\t4\n9', 6])).toEqual([
      ["BR31338", 6],
    ]);
    expect(await read(["00123", 4], ['=HYPERLINK("http://x1")', 2])).toEqual([
      ["00123", 4],
      ['=HYPERLINK("http://x1")', 2],
    ]);
  });

  it("that cannot be opened is refused", async () => {
    await expect(readSource(new File(["no workbook"], "list.xlsx"))).rejects.toThrow("list.xlsx");
  });
});
