import { describe, expect, it } from "vitest";
import { readList } from "./read-list.ts";

const read = (text: string) => readList(text).lines.map(({ code, quantity }) => [code, quantity]);

describe("a line", () => {
  it.each([
    ["BR31338", "BR31338", 1],
    ["  br-31338 ", "br-31338", 1],
    ["BR 31338", "BR 31338", 1],
    ["BR31338 4", "BR31338", 4],
    ["]C0BR31338", "BR31338", 1],
    ["]A0BR31338\t4", "BR31338", 4],
    ["*BR31338*", "BR31338", 1],
    ["010040007483056310LOT5", "00400074830563", 1],
    ["BR 31338 4", "BR 31338", 4],
    ["4 BR31338", "BR31338", 4],
    ["2 x BR31338", "BR31338", 2],
    ["BR31338 qty 2", "BR31338", 2],
    ["cantidad: 2 BR31338", "BR31338", 2],
    ["cant. 2 pzas de BR31338", "BR31338", 2],
    ["2xBR31338", "BR31338", 2],
    ["2 × BR31338", "BR31338", 2],
    ["BR31338 x 2", "BR31338", 2],
    ["BR31338 por 2", "BR31338", 2],
    ["D1200 2pzas", "D1200", 2],
    ["BR31338 x2", "BR31338", 2],
    ["BR31338*12", "BR31338", 12],
    ["BR31338 (4)", "BR31338", 4],
    ["BR31338 (x4)", "BR31338", 4],
    ["BR31338 [4 pcs]", "BR31338", 4],
    ["BR31338: 4", "BR31338", 4],
    ["BR31338 = 4 pzas", "BR31338", 4],
    ["BR31338 4 uds.", "BR31338", 4],
    ["10 pcs BR31338", "BR31338", 10],
    ["10 piezas de BR31338", "BR31338", 10],
    ["BR31338 1,000", "BR31338", 1000],
    ["BR31338 x 1.000", "BR31338", 1000],
    ["BR31338\t4", "BR31338", 4],
    ["4 00075 24515 1", "4 00075 24515 1", 1],
    ["400075245151 3", "400075245151", 3],
    ["1\t0400075245038\t2", "0400075245038", 2],
    ["2511001 4", "2511001", 4],
    ["BR31338;4", "BR31338", 4],
    ["BR31338,4", "BR31338", 4],
    ["BR31338 , 4", "BR31338", 4],
    ["BR31338 | 4", "BR31338", 4],
    ["BR31338     4", "BR31338", 4],
    ["4\tBR31338", "BR31338", 4],
    ["1;BR31338;Disco delantero;6", "BR31338", 6],
    ['"BR31338","4"', "BR31338", 4],
    ['4;"Disco; delantero, 11""";"BR31338"', "BR31338", 4],
    ['"BR31338";"1,000"', "BR31338", 1000],
    ["'BR31338'; 4", "BR31338", 4],
    ['"BR31338"  4', "BR31338", 4],
    ['"BR31338;4', '"BR31338', 4],
    ['BR31338\tDisco 11"\t4', "BR31338", 4],
    ["\uFEFFBR31338;4", "BR31338", 4],
    ["BR31338\tBrake rotor 280 mm front\t4\t38.40", "BR31338", 4],
    ["BR31338\t4.0", "BR31338", 4],
    ["BR31338\u00A0\u00A04", "BR31338", 4],
    ["31338", "31338", 1],
    ["31338 4", "31338", 4],
    ["0 986 479 103\t4", "0 986 479 103", 4],
    ["5X100", "5X100", 1],
    ["BR31338;2 x", "BR31338", 2],
  ])("%j is %s, %i pieces", (line, code, quantity) => {
    expect(read(line)).toEqual([[code, quantity]]);
  });

  it.each([
    "",
    "   ",
    "\t\t",
    "Lista de pedido",
    "Total general",
    "zzz",
    "BR31338;0",
    "x".repeat(90),
  ])("%j has no code", (line) => expect(read(line)).toEqual([]));
});

describe("a list", () => {
  it.each([
    ["Código\tCantidad", "BR31338\t4\nD1200\t2"],
    ["Qty;Part number", "4;BR31338\n2;D1200"],
    ["Cant.,Descripción,Ref.", "4,Disco de 280,BR31338\n2,Juego de 4,D1200"],
    ["Code  Quantity", "BR31338  4\nD1200  2"],
  ])("has a header: %s", (head, rows) => {
    expect(readList(`${head}\r\n${rows}`)).toMatchObject({ rest: [], merged: 0 });
    expect(read(`${head}\n${rows}`)).toEqual([
      ["BR31338", 4],
      ["D1200", 2],
    ]);
  });

  it("with a header takes the quantity from its column only", () => {
    expect(read("Item\tCode\tPrice\tQty\n1\t11234\t38\t6\n2\t11235\t40\t")).toEqual([
      ["11234", 6],
      ["11235", 1],
    ]);
  });

  it("may have a cell that spans several lines", () => {
    const text = 'Código;Descripción;Cant.\r\nBR31338;"Disco\r\ndelantero";4\r\nD1200;"Juego";2';
    expect(read(text)).toEqual([
      ["BR31338", 4],
      ["D1200", 2],
    ]);
    expect(readList(text)).toMatchObject({ rest: [] });
  });

  it("keeps lines after an unclosed quote", () => {
    const rows = Array.from(
      { length: 9 },
      (_none, index) => `BR3133${index};Disco 11";${index + 1}`,
    );
    expect(read(`"Pedido\n${rows.join("\n")}`)).toHaveLength(9);
  });

  it("adds up repeated codes in any notation and counts them", () => {
    const list = readList("BR31338 4\nbr-31338 x 2\nD1200\nBR 31338");
    expect(list.lines.map(({ code, quantity }) => [code, quantity])).toEqual([
      ["BR31338", 7],
      ["D1200", 1],
    ]);
    expect(list).toMatchObject({ merged: 2, rest: [] });
  });

  it("counts lines without a code", () => {
    expect(readList("Pedido de noviembre\n\nBR31338 4\n---\n")).toMatchObject({
      rest: ["Pedido de noviembre", "---"],
    });
  });

  it("keeps formulas as text", () => {
    expect(read('=HYPERLINK("http://x1")\t4')).toEqual([['=HYPERLINK("http://x1")', 4]]);
  });

  it("reads all of 5,000 lines", () => {
    const text = Array.from({ length: 5000 }, (_, index) => `BR${index}  x ${index % 9}1`).join(
      "\n",
    );
    expect(readList(text)).toMatchObject({ lines: { length: 5000 }, merged: 0, rest: [] });
  });
});
