import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { ZipFile } from "yazl";
import type { Wire } from "@caliper/api-client/wire";
import { archive, textRow, workbookParts } from "@caliper/sheet-reader/testing";
import { changeSetsRepository } from "../loading/change-sets.repository.ts";
import { createFileStore } from "../files/file-store.ts";
import { form } from "../http/testing/multipart.ts";
import { type CallOptions, sharedTestServer } from "../http/testing/server.ts";
import { folderStorage } from "../storage/index.ts";
import { createImportReads } from "../loading/review/reads.ts";
import { startImports } from "../loading/imports-client.ts";
import { workbookLimits, type WorkbookLimits } from "./read-workbook.ts";
import { priceList, workbookOf } from "./testing/workbooks.ts";
import { createWorkbookLoads, type LoadPart } from "./workbook-loads.ts";

// What is loaded is tested on both databases, in nightly-prices.db.test.ts.
const server = sharedTestServer();

type Fields = Readonly<Record<string, string>>;
const fields: Fields = { table_name: "precios", tipo: "partial" };

const send = (
  content: Buffer | string | undefined,
  more: Fields = {},
  options: CallOptions = { as: "api_loader" },
) =>
  server.call("excelUpload", {
    ...form(content === undefined ? undefined : { name: "precios.xlsx", content }, {
      ...fields,
      ...more,
    }),
    ...options,
    headers: { ...form(undefined).headers, ...options.headers },
  });

const importsNow = async () =>
  (await server.ok("listImports", { as: "admin", query: { table: "precios" } })).imports;
const priceNow = async () =>
  (await server.ok("fichaInfo", { as: "admin", query: { codigo: "BR31338" } })).Precio?.Data.find(
    (row) => row["ALMACEN"] === "MIAMI",
  )?.["Precio"];

describe("a workbook by form", () => {
  it("is loaded under the name of the key, logged, and undone by an administrator", async () => {
    const before = await priceNow();
    const answer = await send(priceList());
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
    const { affectedRows, import: set } = answer.body as Required<Wire<"ExcelUploadAnswer">>;
    expect(affectedRows).toBe(1);
    expect(set).toMatchObject({
      state: "committed",
      mode: "partial",
      user: "key Loader",
      fileName: "precios.xlsx",
      counts: { changed: 1, invalid: 0 },
    });
    expect(await priceNow()).toBe(61.25);
    const [entry] = await server.ok("listAudit", {
      as: "admin",
      query: { action: "catalogue.imported" },
    });
    expect(entry).toMatchObject({ actor: "key Loader", target: "precios" });
    await server.ok("undoImport", { as: "admin", path: { id: set.id } });
    expect(await priceNow()).toBe(before);
  });

  it("is compared only, as a preview", async () => {
    const before = await priceNow();
    const answer = await send(priceList(), { preview: "true" }, { as: "admin" });
    const { import: set } = answer.body as Required<Wire<"ExcelUploadAnswer">>;
    expect(set).toMatchObject({ state: "ready", user: "admin", counts: { changed: 1 } });
    expect(await priceNow()).toBe(before);
    await server.call("discardImport", { as: "admin", path: { id: set.id } });
  });

  it("names the columns that its sheet hides", async () => {
    const part = "xl/worksheets/sheet1.xml";
    const parts = workbookParts(
      textRow(1, "Codigo", "GRADO", "ALMACEN", "Precio") +
        textRow(2, "BR31338", "Precio", "MIAMI", "61.25"),
    );
    const hidden = '<cols><col min="4" max="4" width="0"/></cols><sheetData>';
    const xml = parts[part]?.replace("<sheetData>", hidden) ?? "";
    const content = Buffer.from(archive({ ...parts, [part]: xml }));
    const answer = await send(content, { preview: "true" }, { as: "admin" });
    const { import: set } = answer.body as Required<Wire<"ExcelUploadAnswer">>;
    expect(set).toMatchObject({ hiddenColumns: ["Precio"], hiddenRows: 0 });
    await server.call("discardImport", { as: "admin", path: { id: set.id } });
  });

  it("replaces the table when it is total, but not most of it without a confirmation", async () => {
    const answer = await send(priceList(), { tipo: "total" });
    expect(answer.status).toBe(409);
    expect((answer.body as Wire<"ImportProblem">).sqlMessage).toContain("This would remove");
    const [failed] = await importsNow();
    expect(failed).toMatchObject({ state: "failed", mode: "total" });
  });

  it("may have a header in its second row, blank rows and fields after the file", async () => {
    const book = workbookOf([
      ["Prices of today"],
      ["Codigo", "GRADO", "ALMACEN", "Precio"],
      [],
      ["BR31338", "Precio", "MIAMI", "12,5"],
    ]);
    const { body, headers } = form({ name: "C:\\erp\\daily.xlsx", content: book });
    const tail = form(undefined, fields).body;
    const whole = Buffer.concat([body.subarray(0, body.lastIndexOf("------caliper")), tail]);
    const answer = await server.call("excelUpload", { body: whole, headers, as: "api_loader" });
    expect(answer.status).toBe(400);
    const problem = answer.body as Wire<"ImportProblem">;
    expect(problem.sqlMessage).toMatch(
      /^Row 4 of “Prices”, cell D4, Price, US\$: “12,5”\. Expected a /u,
    );
    expect(problem.problems?.[0]).toMatchObject({ row: 4, column: "Precio" });
    expect((await importsNow())[0]).toMatchObject({ state: "failed", fileName: "daily.xlsx" });
  });
});

describe("a supplier's workbook", () => {
  const book = workbookOf([
    ["Lista de precios"],
    ["Ref.", "Lista", "Depósito", "Valor US$", "Obs."],
    ["BR31338", "Precio", "MIAMI", 71.5, "nuevo"],
  ]);

  it("is loaded by the columns that an administrator has matched", async () => {
    expect((await send(book)).status).toBe(400);
    await server.ok("saveSheetLayout", {
      as: "admin",
      body: {
        table: "precios",
        header: ["Ref.", "Lista", "Depósito", "Valor US$", "Obs."],
        columns: ["Codigo", "GRADO", "ALMACEN", "Precio", null],
      },
    });
    const answer = await send(book);
    expect([answer.status, answer.text]).toEqual([200, expect.anything()]);
    const { import: set } = answer.body as Required<Wire<"ExcelUploadAnswer">>;
    expect(set).toMatchObject({ state: "committed", headerRow: 2, counts: { changed: 1 } });
    expect(await priceNow()).toBe(71.5);
    await server.ok("undoImport", { as: "admin", path: { id: set.id } });
  });
});

describe("examples, totals and remarks among the rows", () => {
  const rotors = { table_name: "brake_rotors" };
  const hints = workbookOf([
    ["XBP", "POSITION", "HEIGHT"],
    ["Ej: BR31338", "Front", 12],
    ["BR31338", "Front", 49.5],
    ["TOTAL 1", "", 49.5],
  ]);
  const kindsOf = ({ body }: Awaited<ReturnType<typeof send>>) =>
    (body as Wire<"ImportProblem">).problems?.map(({ row, kind, value }) => [row, kind, value]);

  it("are named, and nothing is loaded", async () => {
    const refused = await send(hints, rotors);
    expect(refused.status).toBe(400);
    expect(kindsOf(refused)).toEqual([
      [2, "remarkRow", "Ej: BR31338"],
      [4, "remarkRow", "TOTAL 1"],
    ]);
    const remark = "Lista sujeta a cambio";
    const merged = workbookOf(
      [
        ["Codigo", "Marca", "Modelo", "Desde", "Hasta"],
        ["BR31338", "Toyota", "Testino", 2001, 2005],
        [remark],
      ],
      ["A3:E3"],
    );
    const unmerged = await send(merged, { table_name: "aplicaciones" });
    expect(unmerged.status).toBe(400);
    expect(kindsOf(unmerged)).toEqual([[3, "remarkRow", remark]]);
  });

  it("are left out and counted by a layout that leaves them out", async () => {
    const body = {
      table: "brake_rotors",
      header: ["XBP", "POSITION", "HEIGHT"],
      columns: ["XBP", "POSITION", "HEIGHT"],
      skipsRemarks: true,
    };
    const layout = await server.ok("saveSheetLayout", { as: "admin", body });
    const answer = await send(hints, { ...rotors, preview: "true" }, { as: "admin" });
    const { import: set } = answer.body as Required<Wire<"ExcelUploadAnswer">>;
    expect(set).toMatchObject({ rows: 1, remarkRows: 2, counts: { added: 0, invalid: 0 } });
    await server.call("discardImport", { as: "admin", path: { id: set.id } });
    await server.call("deleteSheetLayout", { as: "admin", path: { id: layout.id } });
  });
});

describe("refused, with nothing staged,", () => {
  const xls = Buffer.from("d0cf11e0a1b11ae1", "hex");
  const error = { t: "e", v: 0x1d, w: "#NAME?" } as const;
  const half = priceList().subarray(0, 3000);
  const wrong: readonly (readonly [string, Buffer | string | undefined, Fields, string])[] = [
    ["a form without a file", undefined, {}, "body/file: expected an .xlsx workbook"],
    ["an unknown table", priceList(), { table_name: "precio" }, "body/table_name: expected"],
    ["an unknown type", priceList(), { tipo: "EXCEL" }, "body/tipo: expected one of total"],
    ["an unclear preview", priceList(), { preview: "yes" }, "body/preview: expected one of"],
    ["a field that does not exist", priceList(), { more: "x" }, "body/more: expected"],
    ["a CSV file", "Codigo,Precio\n", {}, "precios.xlsx: it is not an .xlsx workbook"],
    ["an old workbook", xls, {}, "precios.xlsx: it is an old .xls workbook"],
    ["a damaged workbook", half, {}, "precios.xlsx: it is damaged"],
    ["an empty sheet", priceList([]), {}, "precios.xlsx: it has no rows under its header"],
    [
      "an unknown column",
      workbookOf([
        ["Codigo", "Prise"],
        ["D1", 1],
      ]),
      {},
      "Header: ",
    ],
    [
      "cells with errors",
      priceList([["BR31338", "Precio", "MIAMI", error]]),
      {},
      "precios.xlsx: Sheet “Prices”, cell D2: the formula results in #NAME?",
    ],
  ];
  it.each(wrong)("%s", async (_what, content, more, detail) => {
    const before = await importsNow();
    const answer = await send(content, more);
    expect([answer.status, (answer.body as Wire<"ImportProblem">).sqlMessage]).toEqual([
      400,
      expect.stringContaining(detail) as string,
    ]);
    const spanish = await send(content, more, {
      as: "api_loader",
      headers: { "accept-language": "es" },
    });
    expect((spanish.body as Wire<"Problem">).detail).not.toContain(detail);
    expect(await importsNow()).toEqual(before);
  });

  it("a huge file", async () => {
    const answer = await send(Buffer.alloc(workbookLimits.bytes + 1));
    expect([answer.status, (answer.body as Wire<"Problem">).detail]).toEqual([
      413,
      "precios.xlsx: it is larger than 50 MB",
    ]);
  });

  it("every missing part at once", async () => {
    const answer = await server.call("excelUpload", { ...form(undefined), as: "api_loader" });
    const { errors } = answer.body as Wire<"Problem">;
    expect([answer.status, errors?.map(({ field }) => field)]).toEqual([
      400,
      ["body/file", "body/table_name", "body/tipo"],
    ]);
  });

  it("a part that is sent twice, and a form that ends early", async () => {
    const { body, headers } = form({ name: "precios.xlsx", content: priceList() }, fields);
    const twice = Buffer.concat([form(undefined, fields).body.subarray(0, -32), body]);
    const cut = body.subarray(0, -200);
    for (const each of [twice, cut]) {
      const answer = await server.call("excelUpload", { body: each, headers, as: "api_loader" });
      expect(answer.status).toBe(400);
    }
  });

  it("callers that may not load", async () => {
    for (const as of ["api_reader", "cliente", "junior", "planta", "embed"] as const)
      expect([as, (await send(priceList(), {}, { as })).status]).toEqual([as, 403]);
    expect((await send(priceList(), {}, { as: "anonymous" })).status).toBe(401);
  });
});

describe("a workbook beyond a limit", () => {
  const bomb = async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.alloc(4_000_000), "xl/workbook.xml");
    zip.end();
    return buffer(zip.outputStream);
  };
  /** Loads without HTTP, under limits that a test can reach. */
  async function load(
    content: Buffer,
    limits: Partial<WorkbookLimits>,
    {
      signal = new AbortController().signal,
      onUpload,
    }: { readonly signal?: AbortSignal; readonly onUpload?: () => void } = {},
  ) {
    const imports = startImports(server.data.database.config);
    const loads = createWorkbookLoads({
      reads: createImportReads(changeSetsRepository(server.data.database)),
      imports: {
        ...imports,
        async upload(...batch) {
          const taken = await imports.upload(...batch);
          onUpload?.();
          return taken;
        },
      },
      layouts: { list: () => Promise.resolve([]) },
      store: createFileStore({ ...server.data, storage: folderStorage(server.data.dataDir) }),
      limits: { ...workbookLimits, ...limits },
    });
    async function* parts(): AsyncGenerator<LoadPart> {
      yield { name: "precios.xlsx", content: Readable.from([content]) };
      yield { field: "table", value: "precios" };
      yield { field: "mode", value: "partial" };
    }
    try {
      return await loads.load("key ERP", parts(), {
        expected: 0,
        signal,
        admit: () => undefined,
      });
    } finally {
      await imports.close();
    }
  }
  const two = priceList([
    ["BR31338", "Precio", "MIAMI", 1],
    ["BR31338", "Precio", "PANAMA", 1],
  ]);

  it.each<[string, () => Buffer | Promise<Buffer>, Partial<WorkbookLimits>, string]>([
    ["of unpacked bytes", bomb, { unpacked: 1_000_000 }, "it unpacks to more data"],
    ["of rows", () => two, { rows: 1 }, "it has 2 rows, and 1 can be loaded at once"],
    ["of time", () => two, { readMs: 1 }, "reading it takes longer than 0.001 seconds"],
  ])("%s is refused", async (_what, content, limits, why) => {
    await expect(load(await content(), limits)).rejects.toThrow(why);
  });

  it("of memory is refused, and the server keeps running", async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => [`D${at}`, "Precio", "MIAMI", at + 0.5]);
    await expect(load(priceList(rows), { heapMb: 12 })).rejects.toThrow("MB of memory");
    expect((await send(priceList())).status).toBe(200);
  });

  it("is not loaded when its caller has disconnected", async () => {
    const rows = Array.from({ length: 1200 }, (_, at) => [`D${at}`, "Precio", "MIAMI", 1]);
    const gone = new AbortController();
    const leaving = { signal: gone.signal, onUpload: () => gone.abort() };
    await expect(load(priceList(rows), {}, leaving)).rejects.toThrow("disconnected");
    const [set] = await importsNow();
    expect(set).toMatchObject({ state: "discarded", user: "key ERP" });
  });

  it("is not read to its end when its caller has disconnected before", async () => {
    const rows = Array.from({ length: 100_000 }, (_, at) => [`D${at}`, "Precio", "MIAMI", 1]);
    const gone = new AbortController();
    const before = (await importsNow()).length;
    const loading = load(priceList(rows), {}, { signal: gone.signal });
    setImmediate(() => gone.abort());
    await expect(loading).rejects.toThrow("disconnected");
    expect(await importsNow()).toHaveLength(before);
  });
});
