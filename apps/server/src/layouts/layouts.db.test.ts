import { expect, it } from "vitest";
import type { Body, Wire } from "@caliper/api-client/wire";
import { sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

const supplier: Body<"saveSheetLayout"> = {
  table: "intercambios",
  header: ["Our code", "", "Maker", "Ref."],
  columns: ["Codigo", null, "Brand", "Interchange"],
};

const save = (body: Body<"saveSheetLayout">) => server.ok("saveSheetLayout", { as: "admin", body });

it("keeps the last layout per header, ignoring case and punctuation", async () => {
  await save(supplier);
  const header = ["OUR CODE", "", "maker", "Ref"];
  const changed = await save({
    ...supplier,
    header,
    columns: ["Interchange", null, "Brand", "Codigo"],
  });
  expect(changed).toMatchObject({ header, savedBy: "admin" });
  expect(await server.ok("listSheetLayouts", { as: "admin" })).toEqual([changed]);
});

it("keeps one of two layouts that are saved at once, and is deleted once", async () => {
  const header = ["Part", "Make", "Cross"];
  const columns = [
    ["Codigo", "Brand", "Interchange"],
    ["Interchange", "Brand", "Codigo"],
  ] as const;
  const saved = await Promise.all(
    columns.map((each) => save({ ...supplier, header, columns: [...each] })),
  );
  const [id] = saved.map((layout) => layout.id);
  const ids = async () =>
    (await server.ok("listSheetLayouts", { as: "admin" })).map((one) => one.id);
  expect((await ids()).filter((one) => one === id)).toHaveLength(1);
  const path = { id: String(id) };
  const both = await Promise.all(
    [1, 2].map(() => server.call("deleteSheetLayout", { as: "admin", path })),
  );
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([204, 404]));
  expect(await ids()).not.toContain(id);
  const query = { action: "layout.deleted" };
  const [entry] = await server.ok("listAudit", { as: "admin", query });
  expect(entry).toMatchObject({ target: "intercambios", detail: { columns: header } });
});

it("accepts a unit, and names invalid fields", async () => {
  const rotors = { table: "brake_rotors", header: ["A", "B"] };
  expect(await save({ ...rotors, columns: ["XBP", "HEIGHT (in)"] })).toMatchObject({
    columns: ["XBP", "HEIGHT (in)"],
  });
  const refusals = [
    { ...rotors, columns: ["XBP"] },
    { ...rotors, columns: ["XBP", "XBP"] },
    { ...rotors, columns: ["XBP", "WEIGHT"] },
    { ...rotors, columns: [null, "HEIGHT"] },
    { ...rotors, table: "rotors", columns: ["XBP", "HEIGHT"] },
  ];
  const explained: (readonly string[] | undefined)[] = [];
  for (const body of refusals) {
    const { status, body: problem } = await server.call("saveSheetLayout", { as: "admin", body });
    expect(status).toBe(400);
    explained.push(
      (problem as Wire<"Problem">).errors?.map(({ field, expected }) => `${field}: ${expected}`),
    );
  }
  expect(explained).toEqual([
    ["body/columns: 2 columns, one for each name"],
    ["body/columns/1: a column of the table, each once"],
    ["body/columns/1: a column of the table, each once"],
    ["body/columns: a column for XBP"],
    ["body/table: the name of a table"],
  ]);
});

it("keeps columns that become rows, constants and choices about rows", async () => {
  const prices = {
    table: "precios",
    header: ["Ref", "Miami", "Panama"],
    columns: [
      "Codigo",
      { column: "Precio", values: { ALMACEN: "MIAMI" } },
      { column: "Precio", values: { ALMACEN: "PANAMA" } },
    ],
    constants: { GRADO: "HIGH PERFORMANCE" },
    repeatsMerged: true,
    skipsRemarks: false,
  };
  const saved = await save(prices);
  expect(saved).toMatchObject(prices);
  const [first] = await server.ok("listSheetLayouts", { as: "admin" });
  expect(first).toEqual(saved);
  const query = { action: "layout.saved" };
  const [entry] = await server.ok("listAudit", { as: "admin", query });
  expect(entry?.detail).toEqual({
    columns: [
      "Ref: Codigo",
      "Miami: Precio (ALMACEN = MIAMI)",
      "Panama: Precio (ALMACEN = PANAMA)",
      "GRADO = HIGH PERFORMANCE",
    ],
  });
  const { constants: _constants, ...withoutGrade } = prices;
  const invalid = [
    { ...prices, constants: { GRADO: "PLATINUM" } },
    { ...prices, constants: { GRADO: "HIGH PERFORMANCE", ALMACEN: "MIAMI" } },
    { ...prices, columns: prices.columns.with(2, prices.columns[1] ?? "") },
    withoutGrade,
  ];
  for (const body of invalid) {
    const { status } = await server.call("saveSheetLayout", { as: "admin", body });
    expect(status).toBe(400);
  }
});

it("keeps a column with a brand and a code in each cell", async () => {
  const joined = { column: "Interchange", after: "Brand" };
  const body = { table: "intercambios", header: ["Ours", "Theirs"], columns: ["Codigo", joined] };
  expect(await save(body)).toMatchObject(body);
  const query = { action: "layout.saved" };
  const [entry] = await server.ok("listAudit", { as: "admin", query });
  expect(entry?.detail).toEqual({ columns: ["Ours: Codigo", "Theirs: Brand + Interchange"] });
  const turned = { column: "Brand", after: "Interchange" };
  const wrong = { ...body, columns: ["Codigo", turned] };
  const { status } = await server.call("saveSheetLayout", { as: "admin", body: wrong });
  expect(status).toBe(400);
});

it("is in the change log with the names of both sides", async () => {
  await save(supplier);
  const query = { action: "layout.saved" };
  const entries = await server.ok("listAudit", { as: "admin", query });
  expect(entries[0]).toMatchObject({
    actor: "admin",
    target: "intercambios",
    detail: { columns: ["Our code: Codigo", "Maker: Brand", "Ref.: Interchange"] },
  });
});
