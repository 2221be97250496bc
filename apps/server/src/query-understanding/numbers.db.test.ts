import { beforeAll, describe, expect, it } from "vitest";
import { gtinCheckDigit, vinCheckDigit } from "@caliper/catalogue-model";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const lines: string[] = [];
const server = sharedTestServer({ log: (line) => lines.push(line) });

const find = (Text: string, as: Caller = "cliente") => server.ok("find", { body: { Text }, as });

/** With the right check digit in place of `*`. */
const vinOf = (pattern: string) => pattern.replace("*", vinCheckDigit(pattern.replace("*", "0")));
const corolla = vinOf("2T1BURHE*CC900001");

describe("a VIN", () => {
  it("fills the vehicle search", async () => {
    const answer = await find(corolla);
    expect(answer.Understood).toMatchObject([
      {
        Kind: "vin",
        Text: corolla,
        From: 0,
        To: 17,
        Vin: corolla,
        Corrected: false,
        Check_digit: "right",
        Country: "CA",
        Maker: "Toyota",
      },
    ]);
    expect(answer.Not_understood).toEqual([]);
  });

  it("has model, year and engine where its data has them", async () => {
    const vin = vinOf("2T1BURHE*EC900001");
    const { Understood, Searches, Parts } = await find(`discos ${vin}`);
    expect(Understood).toMatchObject([
      { Kind: "product" },
      { Kind: "vin", Models: ["Corolla"], Year: 2014, Liters: 1.8, Fuel: "gasoline" },
    ]);
    expect(Searches).toEqual([
      {
        Kind: "vehicle",
        Maker: "Toyota",
        Model: "Corolla",
        Type: "Brake Rotors",
        Years: { Desde: 2014, Hasta: 2014 },
      },
    ]);
    for (const { Type, Reason, Fits } of Parts) {
      expect([Type, Reason, Fits?.Model]).toEqual(["Brake Rotors", "vehicle", "Corolla"]);
    }
  });

  it("with a wrong check digit is read nevertheless", async () => {
    const wrong = `2T1BURHE${corolla.charAt(8) === "5" ? "6" : "5"}EC900001`;
    const { Understood } = await find(wrong);
    expect(Understood).toMatchObject([{ Check_digit: "wrong", Models: ["Corolla"] }]);
  });

  it("with O for 0 is corrected", async () => {
    const { Understood } = await find(corolla.replaceAll("0", "o").toLowerCase());
    expect(Understood).toMatchObject([{ Vin: corolla, Corrected: true }]);
  });

  it("of another market names maker and country, and the words beside it the model", async () => {
    const vin = "8XAXXZEC010900001";
    const alone = await find(vin);
    expect(alone.Understood).toMatchObject([
      { Kind: "vin", Maker: "Toyota", Country: "VE", Models: [] },
    ]);
    expect(alone.Understood[0]).not.toHaveProperty("Check_digit");
    expect(alone.Searches).toMatchObject([{ Kind: "vehicle", Maker: "Toyota" }]);
    expect(alone.Searches[0]).not.toHaveProperty("Model");
    const named = await find(`${vin} corolla`);
    expect(named.Searches[0]).toMatchObject({
      Maker: "Toyota",
      Model: "Corolla",
      Years: { Desde: 2001, Hasta: 2001 },
    });
  });

  it("is neither logged nor stored", async () => {
    const vin = vinOf("2T1BURHE*EC954321");
    await find(vin);
    await find(`${vin} ${"x".repeat(3000)}`);
    await server.call("find", { body: { Text: vin, Limit: "many" }, as: "cliente" });
    await server.call("find", { body: { Text: vin } });
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.join("").toUpperCase()).not.toContain("954321");
    const audit = await server.data.database.read.selectFrom("audit_entry").selectAll().execute();
    expect(JSON.stringify(audit)).not.toContain("954321");
  });
});

describe("an identifier of a vehicle that is not 17 plain characters", () => {
  const written = [
    "I1HGCM82633A004352",
    "*1HGCM82633A004352*",
    "VIN: 1hgcm82633a004352",
    "1HGCM-82633A-004352",
    "NZE121-3012345",
    "gj7-123456",
    "ZE0-123456",
    "chasis NZE121 3012345",
    "1HGCM8263A004352",
  ];

  it("is read as without the I of a bar code", async () => {
    const plain = await find("1HGCM82633A004352");
    const { Understood, ...answer } = await find("I1HGCM82633A004352");
    expect(Understood).toMatchObject([{ Kind: "vin", Vin: "1HGCM82633A004352", To: 18 }]);
    expect(answer).toEqual({
      Not_understood: plain.Not_understood,
      Parts: plain.Parts,
      Searches: plain.Searches,
    });
  });

  it("is a frame number, of which only the model code is read", async () => {
    const { Understood, Parts } = await find("discos NZE141-1234567");
    expect(Understood).toMatchObject([
      { Kind: "product" },
      { Kind: "model", Model: "Corolla", Text: "NZE141-1234567", From: 7, To: 21 },
    ]);
    expect(Parts.every(({ Fits }) => Fits?.Model === "Corolla")).toBe(true);
  });

  it("is a frame number whose model code is unknown", async () => {
    expect(await find("discos XYZ99-1234567")).toMatchObject({
      Understood: [
        { Kind: "product" },
        { Kind: "frame_number", Text: "XYZ99-1234567", From: 7, To: 20 },
      ],
      Not_understood: [],
      Parts: [],
    });
  });

  it.each(written)("%s is neither counted, stored nor logged", async (text) => {
    const { read, write } = server.data.database;
    await write.deleteFrom("unknown_code").execute();
    lines.length = 0;
    await find(text, "junior");
    await server.call("searchByCode", { query: { codigo: text }, as: "junior" });
    await server.app.inject({ url: `/p/${encodeURIComponent(text)}` });
    expect(await read.selectFrom("unknown_code").selectAll().execute()).toEqual([]);
    expect(lines.length).toBeGreaterThan(1);
    const digits = /\d{6,7}(?=\*?$)/u.exec(text)?.[0] ?? "";
    expect(digits).not.toBe("");
    expect(lines.join("")).not.toContain(digits);
  });
});

describe("a GTIN", () => {
  let product: { code: string; upc: string };
  beforeAll(async () => {
    product = await server.data.database.read
      .selectFrom("upc")
      .innerJoin("product", "product.code", "upc.code")
      .select(["upc.code", "upc.upc"])
      .where("product.family", "=", "brake_rotors")
      .where("upc.upc", "like", "04%")
      .orderBy("upc.code")
      .limit(1)
      .executeTakeFirstOrThrow();
  });

  it("finds its product with or without leading zero, spaces and hyphens", async () => {
    const { upc, code } = product;
    const short = upc.slice(1);
    const spellings = [
      upc,
      `0${upc}`,
      short,
      `${short.slice(0, 1)} ${short.slice(1, 6)} ${short.slice(6, 11)} ${short.slice(11)}`,
      `${short.slice(0, 6)}-${short.slice(6)}`,
    ];
    for (const text of spellings) {
      const { Understood, Parts, Not_understood } = await find(text);
      expect(Understood).toMatchObject([{ Kind: "gtin", Check_digit: "right", Known: true }]);
      expect(Not_understood).toEqual([]);
      expect(Parts).toMatchObject([{ XBP: code, Reason: "upc", Match: "exact", Matched: upc }]);
    }
  });

  it("of a case finds the part in it", async () => {
    const inner = `1${product.upc.slice(0, -1)}`;
    const { Parts } = await find(inner + gtinCheckDigit(inner));
    expect(Parts).toMatchObject([{ XBP: product.code, Reason: "upc" }]);
  });

  it("of a fluid finds the fluid", async () => {
    const fluid = await server.data.database.read
      .selectFrom("upc")
      .innerJoin("product", "product.code", "upc.code")
      .select(["upc.code", "upc.upc"])
      .where("product.family", "=", "brake_fluids")
      .orderBy("upc.upc")
      .limit(1)
      .executeTakeFirstOrThrow();
    expect((await find(fluid.upc)).Parts).toMatchObject([{ XBP: fluid.code }]);
  });

  it("is found by its first digits by viewers who may see it", async () => {
    const start = product.upc.slice(0, 11);
    expect((await find(start)).Parts).toContainEqual(
      expect.objectContaining({ XBP: product.code, Reason: "upc", Match: "prefix" }),
    );
    expect((await find(start, "junior")).Parts).toEqual([]);
  });

  it("is not named for levels that may not see it", async () => {
    const { Understood, Parts } = await find(product.upc, "junior");
    expect(Understood).toEqual([
      {
        Kind: "gtin",
        Text: product.upc,
        From: 0,
        To: 13,
        Digits: product.upc,
        Check_digit: "right",
      },
    ]);
    expect(Parts).toMatchObject([{ XBP: product.code, Match: "exact" }]);
    expect(Parts[0]).not.toHaveProperty("Reason");
    expect(Parts[0]).not.toHaveProperty("Matched");
  });

  it("with a wrong check digit is reported", async () => {
    const last = product.upc.endsWith("9") ? "0" : String(Number(product.upc.at(-1)) + 1);
    const { Understood, Parts, Not_understood } = await find(product.upc.slice(0, -1) + last);
    expect(Understood).toMatchObject([{ Kind: "gtin", Check_digit: "wrong", Known: false }]);
    expect([Parts, Not_understood]).toEqual([[], []]);
  });

  it("follows the table", async () => {
    const { write } = server.data.database;
    const added = "750123456789";
    const upc = added + gtinCheckDigit(added);
    expect((await find(upc)).Parts).toEqual([]);
    await write.insertInto("upc").values({ code: product.code, grade: "Extra", upc }).execute();
    expect((await find(upc)).Parts).toMatchObject([{ XBP: product.code }]);
    await write.deleteFrom("upc").where("grade", "=", "Extra").execute();
    expect((await find(upc)).Parts).toEqual([]);
  });

  it("returns nothing after sixty unknown numbers of a level that may not see them", async () => {
    const number = (index: number) => {
      const digits = `7509999${String(index).padStart(5, "0")}`;
      return digits + gtinCheckDigit(digits);
    };
    const guesses = Array.from({ length: 60 }, (_, index) => number(index)).join("\n");
    await find(guesses, "planta");
    expect((await find(product.upc, "planta")).Parts).toHaveLength(1);
    await find(guesses, "junior");
    expect((await find(product.upc, "junior")).Parts).toEqual([]);
    expect((await find("FX-27522", "junior")).Parts).toEqual([]);
    expect((await find("BR31338", "junior")).Parts[0]?.XBP).toBe("BR31338");
    await find(guesses);
    expect((await find(product.upc)).Parts).toHaveLength(1);
  });
});
