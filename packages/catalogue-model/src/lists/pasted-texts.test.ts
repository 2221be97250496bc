import { describe, expect, it } from "vitest";
import { costRatio } from "../testing/cost-ratio.ts";
import { readList } from "./read-list.ts";

const read = (text: string) => readList(text).lines.map(({ code, quantity }) => [code, quantity]);

describe("texts that people paste", () => {
  it.each<[string, string, [string, number][]]>([
    [
      "columns",
      "BR31338\t4\nD1210\t2\nBR1200\t1",
      [
        ["BR31338", 4],
        ["D1210", 2],
        ["BR1200", 1],
      ],
    ],
    [
      "columns whose line breaks became spaces",
      "BR31338\t4 D1210\t2 BR1200\t1",
      [
        ["BR31338", 4],
        ["D1210", 2],
        ["BR1200", 1],
      ],
    ],
    [
      "columns with the quantity first",
      "4\tBR31338 2\tD1210",
      [
        ["BR31338", 4],
        ["D1210", 2],
      ],
    ],
    [
      "a cell with a line break",
      '"BR31338\nD1210"',
      [
        ["BR31338", 1],
        ["D1210", 1],
      ],
    ],
    [
      "such a cell with a quantity",
      '"BR31338\nD1210"\t4',
      [
        ["BR31338", 4],
        ["D1210", 4],
      ],
    ],
    [
      "messages",
      "[12/11/26 10:33] Ana: 4 juegos D1210 y 2 BR31338\n12/11/26, 10:35 a. m. - Ana: 5 D1200",
      [
        ["D1210", 4],
        ["BR31338", 2],
        ["D1200", 5],
      ],
    ],
    [
      "messages in one line",
      "[12/11/26 10:33] Ana: 4 juegos D1210 y 2 BR31338 12/11/26, 10:35\u202Fa.\u00A0m. - Ana Pérez: 5 D1200",
      [
        ["D1210", 4],
        ["BR31338", 2],
        ["D1200", 5],
      ],
    ],
    [
      "curly quotes",
      "1, BR1200 , “BR31338”",
      [
        ["BR1200", 1],
        ["BR31338", 1],
      ],
    ],
    [
      "a space between codes",
      "BR31338 D1210",
      [
        ["BR31338", 1],
        ["D1210", 1],
      ],
    ],
    [
      "two spaces between numbers",
      "7100157  43416700321",
      [
        ["7100157", 1],
        ["43416700321", 1],
      ],
    ],
    [
      "a space between long numbers",
      "7100157 43416700321",
      [
        ["7100157", 1],
        ["43416700321", 1],
      ],
    ],
    [
      "several spaces",
      "5K9407621E    57XXKH04    5K9-407-621D",
      [
        ["5K9407621E", 1],
        ["57XXKH04", 1],
        ["5K9-407-621D", 1],
      ],
    ],
    [
      "an ideographic space",
      "7100163\u300043416700327",
      [
        ["7100163", 1],
        ["43416700327", 1],
      ],
    ],
    [
      "an ideographic comma",
      "7100164、43416700328",
      [
        ["7100164", 1],
        ["43416700328", 1],
      ],
    ],
    [
      "a dash between spaces",
      "7100165 - 43416700329",
      [
        ["7100165", 1],
        ["43416700329", 1],
      ],
    ],
    [
      "a slash between spaces",
      "BR31338 / D1210",
      [
        ["BR31338", 1],
        ["D1210", 1],
      ],
    ],
    ["a code in groups", "0 986 479 103", [["0 986 479 103", 1]]],
    ["another code in groups", "366 200 05 01", [["366 200 05 01", 1]]],
    [
      "a sentence",
      "hola, necesito 2 BR31338 y D1210 por favor",
      [
        ["BR31338", 2],
        ["D1210", 1],
      ],
    ],
    [
      "a question",
      "¿Tienen BR31338? Necesito dos D1210.",
      [
        ["BR31338", 1],
        ["D1210", 2],
      ],
    ],
    [
      "an English sentence",
      "Please send 4 pcs of BR31338 and 2 sets of D1210, thanks",
      [
        ["BR31338", 4],
        ["D1210", 2],
      ],
    ],
    [
      "quantities behind",
      "BR31338 x2, D1210 x4",
      [
        ["BR31338", 2],
        ["D1210", 4],
      ],
    ],
    [
      "quantities in front",
      "2xBR31338 3 x D1210",
      [
        ["BR31338", 2],
        ["D1210", 3],
      ],
    ],
    [
      "quantities in parentheses",
      "BR31338 (2) D1210 (3)",
      [
        ["BR31338", 2],
        ["D1210", 3],
      ],
    ],
    [
      "bullets",
      "- BR31338: 4\n• D1210 2\n1. BR1200 3",
      [
        ["BR31338", 4],
        ["D1210", 2],
        ["BR1200", 3],
      ],
    ],
    ["a brand", "BREMBO P85020 4", [["P85020", 4]]],
    [
      "Excel's quotes",
      '"BR31338"\t"4"\r\n"D1210"\t"2"\r\n',
      [
        ["BR31338", 4],
        ["D1210", 2],
      ],
    ],
    [
      "semicolons",
      "BR31338;4;D1210;2",
      [
        ["BR31338", 4],
        ["D1210", 2],
      ],
    ],
  ])("are read with %s", (_name, text, lines) => {
    expect(readList(text)).toMatchObject({ rest: [] });
    expect(read(text)).toEqual(lines);
  });

  it("name what was not understood", () => {
    expect(readList("BR31338 4\nllamar el 12\nBR1200;0\nD1210\t38.40\t2").rest).toEqual([
      "llamar el 12",
      "BR1200 0",
      "38.40",
    ]);
    expect(readList("1;BR31338;4\n2;D1210;2\n3;BR1200;1").rest).toEqual([]);
  });

  /** Generated lists of these pieces, the same in each run. */
  const pieces = [
    "BR31338",
    "D1210",
    "0 986 479 103",
    "7100157",
    "4",
    "x2",
    "12",
    "por favor",
    "2 pcs",
    "38.40",
  ];
  const dividers = ["\t", "  ", " ", ", ", "; ", "\n", " / ", " - ", "、", "\u3000", " y "];
  function* lists(count: number): Generator<string> {
    let seed = 7;
    const one = (of: readonly string[]) => {
      seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
      return of[Math.floor((seed / 2 ** 31) * of.length)] ?? "";
    };
    for (let made = 0; made < count; made += 1) {
      let text = one(pieces);
      for (let more = made % 7; more > 0; more -= 1) text += one(dividers) + one(pieces);
      yield text;
    }
  }

  it("lose no number", () => {
    const numbers = (text: string) => text.match(/\d+/gu) ?? [];
    for (const text of lists(1500)) {
      const { lines, rest } = readList(text);
      const shown = numbers(
        [...lines.flatMap(({ code, quantity }) => [code, quantity]), ...rest].join(" "),
      );
      const repeated = lines.reduce((sum, { quantity }) => sum + quantity, 0);
      for (const number of numbers(text)) {
        const isShown = shown.some((one) => one.includes(number)) || Number(number) <= repeated;
        expect(isShown, `${number} of ${JSON.stringify(text)}`).toBe(true);
      }
    }
  });

  it.each([
    "BR31338 4 ",
    "BR31338\t4\n",
    '"',
    "(",
    "x ",
    "12/11/26 10:33 ",
    "4 juegos D1210 y ",
    "1.",
    "por ",
  ])("take a time that grows with the number of %j", (piece) => {
    expect(costRatio((count) => readList(piece.repeat(count)))).toBeLessThan(8);
  });
});
