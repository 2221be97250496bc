import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { type Answered, sharedTestServer } from "../../http/testing/server.ts";

/** Malicious uploads are refused with a short answer that names the place. */
const server = sharedTestServer();

const sound = {
  table_name: "brake_rotors",
  tipo: "partial",
  Header: ["XBP", "HEIGHT"],
  Data: [["BR31338", 49]],
  preview: true,
};
/** JSON text for values that JSON.stringify cannot produce. */
const raw = (change: string) => JSON.stringify(sound).replace('[["BR31338",49]]', change);
const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

const send = (body: unknown): Promise<Answered> =>
  server.call("excelUpload", {
    body,
    as: "admin",
    headers: { "content-type": "application/json" },
  });

const refused: readonly (readonly [name: string, body: unknown, text: string | RegExp])[] = [
  ["a thousand columns", header("XBP", ...names(1000)), /“C0” is unknown\..* And 995 more\.$/u],
  ["a hundred thousand columns", header(...names(100_000)), "body/Header: "],
  ["a name of 500 kB", header("XBP", "H".repeat(500_000)), "body: expected texts of at most 65536"],
  ["a name of 40 kB", header("XBP", "H".repeat(40_000)), "body/Header/1: expected at most 32767"],
  ["a name of 30 kB", header("XBP", "H".repeat(30_000)), /Header: “H{60}…” is unknown/u],
  ["a column __proto__", header("XBP", "__proto__"), "Header: “__proto__” is unknown"],
  ["a column constructor", header("XBP", "constructor"), "Header: “constructor” is unknown"],
  ["half a surrogate pair as a column", header("XBP", "\ud800"), "Header: “"],
  ["no columns", header(), "Header: XBP is missing"],
  ["NUL in a column", header("XBP", "HEI\0GHT"), "body/Header/1 contains a NUL character"],
  ["a table __proto__", { ...sound, table_name: "__proto__" }, "There is no table "],
  ["a cell of 1 MB", data([["BR31338", "9".repeat(1_000_000)]]), "body: expected texts of at most"],
  ["a cell of 40 kB", data([["BR31338", "9".repeat(40_000)]]), "body/Data/0/1: expected at most"],
  [
    "NUL in a cell",
    data([
      ["BR31338", 1],
      ["BR\0", 1],
    ]),
    "body/Data/1/0 contains a NUL character",
  ],
  ["a number beyond every double", raw('[["BR31338",1e400]]'), "body/Data/0/1: expected a value"],
  ["NaN", raw('[["BR31338",NaN]]'), "not valid JSON"],
  ["an object in a cell", data([["BR31338", {}]]), "body/Data/0/1: expected a value"],
  ["200,000 objects", raw(`[[${Array(200_000).fill("{}").join()}]]`), "body/Data/0: "],
  [
    "300,000 objects",
    raw(`[[${Array(300_000).fill("{}").join()}]]`),
    "body: expected at most 250000 values",
  ],
  ["200,000 empty cells", raw(`[[${Array(200_000).fill("null").join()}]]`), "body/Data/0: "],
  ["ten brackets", raw(nested(10)), "body/Data/0/0: expected a value"],
  ["a hundred thousand brackets", raw(nested(100_000)), "body: expected at most 12 levels"],
  ["501 rows", data(Array(501).fill(["BR31338", 1])), "body/Data: "],
  ["only empty rows", data([[], [null], ["", " "]]), "The sheet has no rows under its header"],
  ["__proto__ as a field", raw('[],"__proto__":{"x":1}'), "not valid JSON"],
  ["constructor as a field", raw('[],"constructor":{"prototype":{"x":1}}'), "not valid JSON"],
  ["batch 0", numbered(0, 2), "body/batch: expected at least 1"],
  ["batch 3 of 2", numbered(3, 2), "body/batch: expected a number up to 2"],
  ["half a batch", numbered(1.5, 2), "body/batch: expected a value of type integer"],
  ["a billion batches", numbered(1, 1e9), "body/batches: expected at most 4000"],
  ["batch a billion", numbered(1e9, 4000), "body/batch: expected a number up to 4000"],
  ["an upload_id that is a path", { ...sound, upload_id: "../../x" }, "body/upload_id: "],
];

function header(...columns: string[]) {
  return { ...sound, Header: columns };
}
function names(count: number): string[] {
  return Array.from({ length: count }, (_name, index) => `C${index}`);
}
function data(rows: readonly unknown[]) {
  return { ...sound, Data: rows };
}
function numbered(batch: number, batches: number) {
  return { ...sound, upload_id: randomUUID(), batch, batches };
}

describe("a refused batch:", () => {
  it.each(refused)("%s", async (_name, body, text) => {
    const answer = await send(body);
    expect(answer.status).toBe(400);
    const { sqlMessage } = answer.body as Wire<"ImportProblem">;
    expect(sqlMessage).toMatch(text);
    expect(answer.text.length).toBeLessThan(10_000);
  });

  it("10 MB", async () => {
    expect((await send(header("XBP", "H".repeat(10_000_000)))).status).toBe(413);
  });

  it("leaves nothing in the history", async () => {
    const { imports } = await server.ok("listImports", { as: "admin" });
    expect(imports.filter(({ state }) => state !== "failed")).toEqual([]);
  });
});

describe("a sheet with unreadable cells", () => {
  it.each([
    ["half a surrogate pair", "BR31338\udc00", 49],
    ["NaN as text", "BR31338", "NaN"],
    ["a number as text beyond every double", "BR31338", "1e400"],
    ["digits of other alphabets", "BR31338", "٤٩"],
    ["a cell as long as a spreadsheet allows", "BR31338", "9".repeat(32_767)],
  ])("names row and cell: %s", async (_name, code, height) => {
    const answer = await send(
      data([
        ["BR31340", 49],
        [code, height],
      ]),
    );
    const { import: set } = answer.body as Wire<"ExcelUploadAnswer">;
    expect(set?.counts).toMatchObject({ invalid: 1 });
    const { rows } = await server.ok("importRows", {
      path: { id: String(set?.id) },
      query: { kind: "invalid" },
      as: "admin",
    });
    const wrong = code === "BR31338" ? "HEIGHT" : "XBP";
    expect(rows.flatMap(({ problems }) => problems)).toMatchObject([{ row: 3, column: wrong }]);
    expect(JSON.stringify(rows[0]?.problems).length).toBeLessThan(500);
  });

  it("names the rows that are longer than the header", async () => {
    const rows = Array.from({ length: 500 }, (_row, at) => [`T${at}`, ...Array(at % 7).fill(1)]);
    const answer = await send(data(rows));
    const { import: set } = answer.body as Wire<"ExcelUploadAnswer">;
    const { rows: invalid } = await server.ok("importRows", {
      path: { id: String(set?.id) },
      query: { kind: "invalid", limit: 500 },
      as: "admin",
    });
    const surplus = invalid.filter(({ problems }) =>
      problems.some(({ column }) => column === "column C"),
    );
    expect(surplus.map(({ row }) => row)).toEqual(
      rows.flatMap((cells, at) => (cells.length > 2 ? [at + 2] : [])),
    );
  });
});
