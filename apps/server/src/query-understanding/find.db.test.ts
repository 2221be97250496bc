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

  it("says what it did not understand", async () => {
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
});
