import { Buffer } from "node:buffer";
import { describe, expect, it, test } from "vitest";
import { type Encoding, encodings, lettersIn } from "./codePages.ts";
import { convertBook } from "./convert.ts";
import { decoded } from "./decode.ts";
import { fileFormat } from "./fileFormat.ts";
import { readFile } from "./readFile.ts";

const spanish = [
  "Codigo;Marca;Modelo;Desde;Hasta;observation",
  "BR31338;Citroën;C4;2001;2005;Peñón",
  "BR31338;Citroën;C5;2001;2005;Camión",
].join("\r\n");
const chinese = "Codigo;Marca;Modelo;Desde;Hasta\r\nBR31338;雪铁龙;C4;2001;2005\r\n";

/** A text in a single-byte encoding, by the letters of all bytes. */
function encoded(text: string, encoding: Encoding): Uint8Array<ArrayBuffer> {
  const letters = Array.from(
    lettersIn(
      Uint8Array.from({ length: 256 }, (_, at) => at),
      encoding,
    ),
  );
  return Uint8Array.from(text, (letter) => letters.indexOf(letter));
}

describe("the encoding of a text", () => {
  test.each(["Windows-1252", "CP850", "Mac Roman"] as const)("is found for %s", (encoding) => {
    const { text, encoding: found, possible } = decoded(encoded(spanish, encoding));
    expect([found, text]).toEqual([encoding, spanish]);
    expect(possible.toSorted()).toEqual(encodings.filter((each) => each !== "UTF-16BE").toSorted());
  });

  test.each([
    ["with a mark", "\uFEFF"],
    ["without one", ""],
  ])("is found for UTF-16 %s", (_, mark) => {
    const bytes = new Uint8Array(Buffer.from(mark + spanish, "utf16le"));
    expect(fileFormat(bytes)).toBe("csv");
    expect(decoded(bytes)).toMatchObject({ encoding: "UTF-16", text: spanish });
    expect(decoded(bytes.toReversed().subarray(0)).encoding).toBe("UTF-16BE");
  });

  it("is found for GB18030", () => {
    // 雪铁龙 in GB18030.
    const maker = [0xd1, 0xa9, 0xcc, 0xfa, 0xc1, 0xfa];
    const [before = "", after = ""] = chinese.split("雪铁龙");
    const bytes = new Uint8Array(
      Buffer.concat([Buffer.from(before), Buffer.from(maker), Buffer.from(after)]),
    );
    expect(decoded(bytes)).toMatchObject({ encoding: "GB18030", text: chinese });
  });

  it("is the chosen one", () => {
    const bytes = encoded(spanish, "CP850");
    expect(decoded(bytes, "Mac Roman").text).toContain("Citroân");
    expect(decoded(bytes, "CP850").text).toBe(spanish);
  });
});

it("stays UTF-8 with a damaged letter, whose cell is named", async () => {
  const rows = Array.from(
    { length: 40 },
    (_, at) => `BR31338;Citroën;C${at};2001;2005;Peñón ${at}`,
  );
  const [head = ""] = spanish.split("\r\n");
  const bytes = new Uint8Array(Buffer.from([head, ...rows].join("\r\n")));
  const at = Buffer.from(bytes).indexOf("ñ", 900);
  const damaged = Buffer.concat([
    bytes.subarray(0, at),
    Buffer.from([0xf1]),
    bytes.subarray(at + 2),
  ]);
  const reading = readFile(new Uint8Array(damaged), "aplicaciones.csv", {
    open: convertBook,
    layouts: [],
    onProgress: () => undefined,
  });
  await expect(reading).rejects.toMatchObject({
    problem: {
      kind: "badLetters",
      column: "observation",
      count: 1,
      cell: expect.stringMatching(/^F/u),
    },
  });
});
