import { describe, expect, it } from "vitest";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

const find = (Text: string, as: Caller = "cliente", more: object = {}) =>
  server.ok("find", { body: { Text, ...more }, as });

const firstPart = async (text: string, as?: Caller) => (await find(text, as)).Parts[0];

describe("find", () => {
  it.each([
    ["br 31338", "BR31338", "code"],
    ["BR-31338", "BR31338", "code"],
    ["d1200", "BR31338", "fmsi"],
    ["D1200 delantera", "BR31338", "fmsi"],
    ["FMSI d 1200 rotor", "BR31338", "fmsi"],
    ["8878-D1200", "BR31338", "fmsi"],
    ["ВR31338", "BR31338", "code"],
  ])("finds the code in %j", async (text, code, reason) => {
    const { Parts } = await find(text);
    expect(Parts).toContainEqual(
      expect.objectContaining({ XBP: code, Reason: reason, Match: "exact" }),
    );
  });

  it("matches only the named fluid and volume exactly", async () => {
    const { Parts } = await find("DOT 4 500 mL");
    expect(Parts.filter(({ Match }) => Match === "exact").map(({ XBP }) => XBP)).toEqual([
      "DOT4-500",
    ]);
    expect((await find("dot4 sd 355 ml")).Parts.map(({ XBP }) => XBP)).toEqual(["DOT4HP-355"]);
  });

  it("reads as many measures as a family has", async () => {
    const { Searches } = await find("rotor 275 x 22 x 49,5 x 65 mm");
    expect(Searches).toEqual([
      {
        Kind: "measures",
        Type: "Brake Rotors",
        Unit: "mm",
        Values: { OUTER_DIAM: 275, THICKNESS: 22, HEIGHT: 49.5, CENTER_BORE: 65 },
      },
    ]);
  });

  it("finds a code without its letters before similar ones", async () => {
    const { Parts } = await find("31338");
    const places = Parts.map(({ XBP }) => XBP);
    expect(places.slice(0, 2)).toContain("BR31338");
  });

  it("offers similar codes as a second attempt", async () => {
    expect(await firstPart("BR3I338")).toMatchObject({
      XBP: "BR31338",
      Match: "near",
      Difference: "lookalike",
    });
  });

  it("reads a vehicle with product, axle and year, and suggests parts that fit", async () => {
    const answer = await find("discos delanteros corola 12");
    expect(answer.Understood).toMatchObject([
      { Kind: "product", Types: ["Brake Rotors"], Text: "discos", From: 0, To: 6 },
      { Kind: "axle", Position: "Front" },
      { Kind: "model", Maker: "Toyota", Model: "Corolla", Corrected: true },
      { Kind: "years", Desde: 2012, Hasta: 2012 },
    ]);
    expect(answer.Not_understood).toEqual([]);
    expect(answer.Searches[0]).toEqual({
      Kind: "vehicle",
      Maker: "Toyota",
      Model: "Corolla",
      Type: "Brake Rotors",
      Position: "Front",
      Years: { Desde: 2012, Hasta: 2012 },
    });
    expect(answer.Parts[0]).toMatchObject({
      Type: "Brake Rotors",
      Reason: "vehicle",
      Fits: { Maker: "Toyota", Model: "Corolla" },
    });
  });

  it("lists discs of the named kind before others", async () => {
    const answer = await find("discos sólidos perforados corolla");
    expect(answer.Understood).toMatchObject([
      { Kind: "product" },
      { Kind: "trait", Trait: "solid", Stated: true, Text: "sólidos" },
      { Kind: "trait", Trait: "drilled", Stated: false, Text: "perforados" },
      { Kind: "model", Model: "Corolla" },
    ]);
    const kinds = answer.Parts.map(({ Detail }) => Detail.en.split(",")[0]);
    expect(new Set(kinds)).toEqual(new Set(["solid", "ventilated"]));
    expect(kinds.lastIndexOf("solid")).toBeLessThan(kinds.indexOf("ventilated"));
  });

  it("offers the usual models of a brand", async () => {
    const { Understood } = await find("toyota");
    expect(Understood).toMatchObject([{ Kind: "maker", Maker: "Toyota" }]);
    expect(Understood[0]).toHaveProperty("Models", expect.arrayContaining(["Corolla"]));
    expect((await find("toyota corolla")).Understood[0]).toMatchObject({ Models: [] });
  });

  it("assumes inches if no part has such a measure in millimeters", async () => {
    const { Understood } = await find("tambor 10 x 2.25");
    expect(Understood[1]).toMatchObject({ Kind: "measures", Unit: "in", Assumed: true });
  });

  it("names the words that it did not understand", async () => {
    const { Not_understood } = await find("pastillas corolla xyzzy");
    expect(Not_understood).toEqual([{ Text: "xyzzy", From: 18, To: 23 }]);
  });

  it("reads measures", async () => {
    const { Understood, Searches } = await find("rotor 275 x 22");
    expect(Understood.map(({ Kind }) => Kind)).toEqual(["product", "measures"]);
    expect(Searches).toMatchObject([
      { Kind: "measures", Type: "Brake Rotors", Values: { OUTER_DIAM: 275, THICKNESS: 22 } },
    ]);
  });

  it("withholds interchanges and prices as the code search does", async () => {
    const { read } = server.data.database;
    const row = await read
      .selectFrom("search_key")
      .select(["shown", "code"])
      .where("kind", "=", "interchange")
      .where("brand", "=", "FRENAX")
      .limit(1)
      .executeTakeFirstOrThrow();
    const open = await find(`frenax ${row.shown}`);
    expect(open.Parts[0]).toMatchObject({ XBP: row.code, Reason: "interchange", Brand: "FRENAX" });
    const closed = await firstPart(row.shown, "junior");
    expect(closed?.XBP).toBe(row.code);
    for (const absent of ["Reason", "Matched", "Brand", "Price"]) {
      expect(closed).not.toHaveProperty(absent);
    }
    expect(
      (await find(row.shown.slice(0, -1), "junior")).Parts.map(({ XBP }) => XBP),
    ).not.toContain(row.code);
  });

  it("opens the list tool for several codes, for viewers who have it", async () => {
    const text = "D1200\nBR31338\nzz-99";
    expect((await find(text, "admin")).Searches).toEqual([
      { Kind: "codes", Codes: ["D1200", "BR31338", "zz-99"] },
    ]);
    expect((await find(text)).Searches).toEqual([]);
  });

  it.each(["8878-D1200", "D1200-8878"])(
    "reads the plate number of %s as a part of the code",
    async (text) => {
      const { Understood, Not_understood } = await find(text);
      expect(Understood).toMatchObject([{ Kind: "code", Text: text }]);
      expect(Not_understood).toEqual([]);
    },
  );

  it("finds a part by its number and its kind", async () => {
    expect((await firstPart("disco 31338"))?.XBP).toBe("BR31338");
    expect((await firstPart("pastillas 1200"))?.XBP).toBe("D1200");
  });

  it("reads a number alone as a code rather than a year", async () => {
    expect((await find("1985")).Understood).toEqual([]);
    expect((await find("corolla 1985")).Understood).toMatchObject([
      { Kind: "model" },
      { Kind: "years" },
    ]);
  });

  it.each([
    ["corolla '98", { Desde: 1998, Hasta: 1998 }],
    ["98-02 corolla", { Desde: 1998, Hasta: 2002 }],
    ["corolla 2010 a 2015", { Desde: 2010, Hasta: 2015 }],
    ["corolla desde 2012", { Desde: 2012, Hasta: null }],
  ])("reads the years of %j", async (text, years) => {
    const { Searches, Not_understood } = await find(text);
    expect(Searches[0]).toMatchObject({ Model: "Corolla", Years: years });
    expect(Not_understood).toEqual([]);
  });

  it.each([
    ["corolla 1.8", [1.8]],
    ["corolla 1,8 lts 2010", [1.8]],
    ["corolla 1800 cc 16v", [1.8, undefined]],
    ["corolla 1.8t diesel", [1.8, undefined]],
  ])("reads the engine of %j", async (text, liters) => {
    const { Understood, Not_understood } = await find(text);
    const engines = Understood.flatMap((piece) => (piece.Kind === "engine" ? [piece.Liters] : []));
    expect(engines).toEqual(liters);
    expect(Not_understood).toEqual([]);
  });

  it("leaves out the parts for other engines", async () => {
    const { write, read } = server.data.database;
    const codes = (await find("corolla discos")).Parts.map(({ XBP }) => XBP);
    const [first = ""] = codes;
    const before = await read
      .selectFrom("application")
      .select(["id", "engine"])
      .where("code", "=", first)
      .execute();
    const setEngine = (engine: string | null, of: number) =>
      write.updateTable("application").set({ engine }).where("id", "=", of).execute();
    for (const row of before) await setEngine("9.9 L", row.id);
    const named = (await find("corolla 1.8 discos")).Parts.map(({ XBP }) => XBP);
    for (const row of before) await setEngine(row.engine, row.id);
    expect(named).toEqual(codes.filter((code) => code !== first));
  });

  it.each([
    ["dot4 500 ml", ["DOT4-500", "DOT4HP-500"]],
    ["dot 4 medio litro", ["DOT4-500", "DOT4HP-500"]],
    ["líquido de frenos DOT 3 12 oz", ["DOT3-355"]],
    ["dot 5.1 1 litro", ["DOT5-1000"]],
  ])("finds the brake fluid of %j", async (text, codes) => {
    const { Parts, Searches, Not_understood } = await find(text);
    expect(Parts.map(({ XBP }) => XBP)).toEqual(codes);
    expect(Searches).toContainEqual({ Kind: "product", Type: "Brake Fluids" });
    expect(Not_understood).toEqual([]);
  });

  it("suggests only codes of the named brand", async () => {
    expect((await find("frenax FX-2752Z")).Parts[0]).toMatchObject({ Brand: "FRENAX" });
    const { Understood, Parts } = await find("wva 2752Z");
    expect(Understood).toMatchObject([{ Kind: "brand", Brand: "WVA" }]);
    expect(Parts).toEqual([]);
  });

  it("opens the list tool with the parts of several barcodes", async () => {
    const rows = await server.data.database.read
      .selectFrom("upc")
      .innerJoin("product", "product.code", "upc.code")
      .select(["upc.code", "upc.upc"])
      .where("product.family", "=", "brake_rotors")
      .orderBy("upc.upc")
      .limit(3)
      .execute();
    const text = rows.map(({ upc }) => upc).join("\n");
    expect((await find(text, "admin")).Searches).toEqual([
      { Kind: "codes", Codes: rows.map(({ code }) => code) },
    ]);
  });

  it.each([
    ["BR31338\t4 D1200\t2 BR1200\t1", ["BR31338", "D1200", "BR1200"], [4, 2, 1]],
    ["hola, necesito 2 BR31338 y D1200 por favor", ["BR31338", "D1200"], [2, 1]],
    ["hola, necesito 2 BR31338 y 4 D1200 por favor", ["BR31338", "D1200"], [2, 4]],
    // Words that only resemble a vehicle: the beginning of a name, and a misspelled one.
    ["necesito 2 BR31338 y 4 D1200 por corol", ["BR31338", "D1200"], [2, 4]],
    ["necesito 2 BR31338 y 4 D1200 corrola gracias", ["BR31338", "D1200"], [2, 4]],
    [
      "[12/11/26 10:33] Ana: 4 juegos D1200 y 2 BR31338\n12/11/26, 10:35 a. m. - Ana: 5 BR1200",
      ["D1200", "BR31338", "BR1200"],
      [4, 2, 5],
    ],
    ["1, BR1200 , “BR31338”", ["BR1200", "BR31338"], undefined],
    ["BR31338 D1200", ["BR31338", "D1200"], undefined],
  ])("reads the codes and quantities of %j", async (text, codes, quantities) => {
    const [list] = (await find(text, "admin")).Searches;
    expect(list).toEqual({
      Kind: "codes",
      Codes: codes,
      ...(quantities && { Quantities: quantities }),
    });
  });

  it("does not list the codes beside a vehicle", async () => {
    expect((await find("2 BR31338 y 4 D1200 corolla", "admin")).Searches).toEqual([]);
  });

  it("divides a list at slashes only between known codes", async () => {
    expect((await find("D1200/BR31338", "admin")).Searches).toEqual([
      { Kind: "codes", Codes: ["D1200", "BR31338"] },
    ]);
    expect((await find("D1200/99", "admin")).Searches).toEqual([]);
  });
});
