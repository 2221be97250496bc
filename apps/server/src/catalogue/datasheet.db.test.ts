import type { Wire } from "@caliper/api-client/wire";
import { describe, expect, it } from "vitest";
import { columnsOf, families, familyOf, warehouses } from "@caliper/catalogue-model";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

const sheetOf = (codigo: string, as: Caller = "cliente") =>
  server.ok("fichaInfo", { query: { codigo }, as });

describe("a datasheet", () => {
  it("contains all blocks of a rotor", async () => {
    const sheet = await sheetOf("br-31338");
    expect(sheet).toMatchObject({
      Codigo: "BR31338",
      Type: "Brake Rotors",
      Detail: { en: "ventilated, front", es: "ventilado, delantero" },
      FMSI: "D1200",
      Position: "Front",
    });
    expect(sheet.Dimensiones.Columnas.slice(0, 5)).toEqual([
      "XBP",
      "DWG",
      "POSITION",
      "DISC",
      "OUTER_DIAM",
    ]);
    expect(sheet.Dimensiones.Data).toEqual([
      expect.objectContaining({ XBP: "BR31338", DWG: "BR01", OUTER_DIAM: 275, HOLES: 5 }),
    ]);
    expect(sheet.Precio?.Columnas).toEqual(["ALMACEN", "Precio", "HIGH PERFORMANCE"]);
    expect(sheet.Precio?.Data.map((row) => row["ALMACEN"])).toEqual(warehouses);
    expect(sheet.Intercambios?.Data).toContainEqual({ Brand: "OEM", Interchange: "43512-0D991" });
    expect(sheet.Aplicaciones?.Data).toHaveLength(9);
    expect(sheet.Aplicaciones?.Data[0]).toMatchObject({ Maker: "Geely", From: 2012, To: 2017 });
    expect(sheet.Pallet.Data).toEqual([
      { Qty_Box: expect.any(Number), Qty_Pallet: expect.any(Number), Weight: expect.any(Number) },
    ]);
  });

  it("has the years Desde and Hasta for cylinders", async () => {
    const sheet = await sheetOf("WC116328");
    expect(sheet.Aplicaciones?.Columnas).toContain("Desde");
    expect(sheet.Aplicaciones?.Columnas).not.toContain("From");
    expect(sheet.Dimensiones.Data[0]).toMatchObject({ Size: "3/4", Sizemm: expect.any(Number) });
  });

  it.each(families.filter(({ id }) => id !== "brake_fluids"))(
    "of $productType is complete",
    async ({ id }) => {
      const rows = await server.data.database.read
        .selectFrom("product")
        .select(["code", "certified"])
        .where("family", "=", id)
        .orderBy("code")
        .limit(25)
        .execute();
      expect(rows.length).toBeGreaterThan(0);
      for (const { code, certified } of rows) {
        const sheet = await sheetOf(code, "admin");
        expect(sheet.Type).toBe(familyOf(id).productType);
        expect(sheet.Dimensiones.Columnas).toEqual(columnsOf(id).map((column) => column.header));
        expect(sheet.Dimensiones.Data).toHaveLength(1);
        expect(sheet.Precio?.Columnas).toEqual(["ALMACEN", ...familyOf(id).grades]);
        expect(Object.keys(sheet.Certification).length > 0).toBe(certified !== 0);
      }
    },
  );

  it("orders barcodes by grade, and letters the equivalences", async () => {
    const { read } = server.data.database;
    const { code } = await read
      .selectFrom("equivalence")
      .innerJoin("product", "product.code", "equivalence.code")
      .select("equivalence.code")
      .where("product.family", "=", "brake_pads")
      .orderBy("equivalence.code")
      .executeTakeFirstOrThrow();
    const sheet = await sheetOf(code);
    const grades = sheet.Precio?.UPC?.map((row) => row.GRADE) ?? [];
    expect(grades).toEqual(familyOf("brake_pads").grades.filter((grade) => grades.includes(grade)));
    const letters = sheet.Equivalencias?.Columnas ?? [];
    expect(letters[0]).toBe("A");
    expect(Object.keys(sheet.Equivalencias?.Data[0] ?? {})).toEqual(letters);
  });

  it("has null for a grade that a warehouse does not sell", async () => {
    const { write } = server.data.database;
    await write
      .deleteFrom("price")
      .where("code", "=", "BR31402")
      .where("warehouse", "in", ["CETAM", "MEXICO"])
      .execute();
    const free = { code: "BR31402", grade: "Precio", warehouse: "MEXICO", price_cents: 0 };
    await write.insertInto("price").values(free).execute();
    const sheet = await sheetOf("BR31402");
    const row = (name: string) => sheet.Precio?.Data.find((each) => each["ALMACEN"] === name);
    expect(row("CETAM")).toEqual({ ALMACEN: "CETAM", Precio: null, "HIGH PERFORMANCE": null });
    expect(row("MEXICO")?.["Precio"]).toBe(0);
  });

  it("shows grades that are new to the family after its own, alphabetically", async () => {
    const { read, write } = server.data.database;
    const { code } = await read
      .selectFrom("product")
      .select("code")
      .where("family", "=", "brake_lining")
      .orderBy("code")
      .executeTakeFirstOrThrow();
    const price = (grade: string) => ({ code, grade, warehouse: "MIAMI", price_cents: 900 });
    await write
      .insertInto("price")
      .values([price("WOVEN"), price("BRONZE")])
      .execute();
    const { Precio } = await sheetOf(code);
    const own = ["FIBER GLASS", "SILVER", "GOLD"];
    expect(Precio?.Columnas).toEqual(["ALMACEN", ...own, "BRONZE", "WOVEN"]);
    const miami = Precio?.Data.find((row) => row["ALMACEN"] === "MIAMI");
    expect(miami).toMatchObject({ BRONZE: 9, WOVEN: 9 });
    await write.deleteFrom("price").where("grade", "in", ["WOVEN", "BRONZE"]).execute();
  });

  it("returns 404 for an interchange", async () => {
    const answer = await server.call("fichaInfo", { query: { codigo: "FX-27522" }, as: "admin" });
    expect(answer.status).toBe(404);
  });
});

describe("a brake fluid", () => {
  const fluid = (query: Record<string, string | number>, as: Caller = "cliente") =>
    server.ok("fichaInfoBf", { query, as });

  it("is returned for one volume, plastic before aluminum", async () => {
    const info = await fluid({ type: "dot4hp", cap: 355 });
    expect(info.General).toMatchObject({
      LABEL_COLOR: "Black",
      BOILING_POINT_C: 270,
      BOILING_POINT_F: 518,
      PH: expect.stringMatching(/^\d/u),
    });
    expect(info.Detalle.map((row) => row.REFERENCE.slice(0, 3))).toEqual(["BFP", "BFM"]);
    expect(info.Precio?.Columnas).toEqual(["ALMACEN", "PLASTIC", "ALUMINUM"]);
    expect(info.Precio?.Data).toHaveLength(warehouses.length);
    expect(info.Intercambios?.Data.length).toBeGreaterThan(0);
  });

  it("names its volumes where it is not sold in the one of the call", async () => {
    const missing = async (type: string, cap: number) => {
      const answer = await server.call("fichaInfoBf", { query: { type, cap }, as: "junior" });
      return [answer.status, (answer.body as Wire<"Problem">).volumes];
    };
    expect(await missing("DOT4", 355)).toEqual([404, [250, 500]]);
    expect(await missing("dot-3", 250)).toEqual([404, [355, 1000]]);
    expect(await missing("DOT9", 355)).toEqual([404, []]);
  });

  it("is sold in two volumes", async () => {
    const rows = await server.data.database.read
      .selectFrom("brake_fluids")
      .select(["fluid", "volume"])
      .execute();
    expect(rows).toHaveLength(8);
    for (const { fluid: type, volume } of rows) await fluid({ type, cap: volume });
  });
});

describe("the small tables", () => {
  it("contain every caliper system", async () => {
    const table = await server.ok("kitCaliperInfo", { as: "junior" });
    expect(table.Columnas[0]).toBe("CALIPER SYSTEM");
    const stored = await server.data.database.read
      .selectFrom("caliper_kits")
      .select("code")
      .orderBy("code")
      .execute();
    expect(table.Data.map((row) => row["CALIPER SYSTEM"])).toEqual(stored.map((row) => row.code));
  });

  it("contain every cylinder cup, with competitors' codes for viewers of interchanges", async () => {
    const own = await server.ok("cylinderCupsInfo", { as: "junior" });
    expect(own.Columnas).toEqual(["REFERENCE", "SIZE", "QTY_BOX"]);
    const all = await server.ok("cylinderCupsInfo", { as: "cliente" });
    expect(all.Columnas).toHaveLength(7);
    expect(all.Data).toHaveLength(own.Data.length);
    expect(Object.keys(own.Data[0] ?? {})).toEqual(own.Columnas);
  });
});
