import { describe, expect, it, vi } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { type Caller, sharedTestServer } from "../http/testing/server.ts";

const server = sharedTestServer();

type Query = Record<string, string | number | undefined>;

const search = (codigo: string, query: Query = {}, as: Caller = "cliente") =>
  server.ok("searchByCode", { query: { codigo, ...query }, as });

const codesOf = (answer: Wire<"CodeSearchAnswer">) => answer.Data.map((hit) => hit.XBP);

function hitOf(answer: Wire<"CodeSearchAnswer">, code: string): Wire<"CodeHit"> {
  const hit = answer.Data.find((each) => each.XBP === code);
  if (!hit) throw new Error(`${code} was not found among ${codesOf(answer).join(", ")}`);
  return hit;
}

describe("a code", () => {
  it.each(["BR31338", "br31338", "BR-31338", " br 31338 ", "b.r/3-1_3'3\"8"])(
    "is found as %j",
    async (typed) => {
      const answer = await search(typed);
      expect(answer.Data[0]).toMatchObject({
        XBP: "BR31338",
        Type: "Brake Rotors",
        Match: "exact",
        Reason: "code",
        Matched: "BR31338",
        Interchange: "",
        Detail: { en: "ventilated, front", es: "ventilado, delantero" },
        Measures: { OUTER_DIAM: 275, THICKNESS: 22, HOLES: 5 },
        Fits: { Maker: "Toyota", Model: "Corolla", Desde: 2009, Hasta: 2013, Count: 9 },
      });
    },
  );

  it.each(["---", "☕", "¿?", "ñandú$$"])(
    "without a letter or digit of any code: %j",
    async (typed) => {
      expect(await search(typed)).toEqual({ Data: [], Total: 0, Types: [] });
    },
  );

  it("ranks exact before prefix before contains, own codes before FMSI before interchanges", async () => {
    const answer = await search("d1200");
    const order = answer.Data.map(({ Match, Reason }) => `${Match} ${Reason}`);
    const ranks = ["exact", "prefix", "contains"].flatMap((match) =>
      ["code", "fmsi", "interchange"].map((reason) => `${match} ${reason}`),
    );
    expect(order).toEqual([...order].sort((a, b) => ranks.indexOf(a) - ranks.indexOf(b)));
    expect(order).toEqual(
      expect.arrayContaining(["exact code", "exact fmsi", "prefix code", "prefix interchange"]),
    );
    expect(answer.Data[0]?.XBP).toBe("D1200");
  });

  it("is found without its leading letters, also where other codes have the same start", async () => {
    const answer = await search("1200");
    expect(hitOf(answer, "D1200")).toMatchObject({ Match: "contains", Reason: "code" });
    expect(hitOf(await search("1200", {}, "junior"), "D1200")).toMatchObject({ Match: "contains" });
  });

  it("is found by a part of it only if no code starts with the text", async () => {
    expect(hitOf(await search("1338"), "BR31338")).toMatchObject({ Match: "contains" });
    expect(hitOf(await search("R31338"), "BR31338")).toMatchObject({ Match: "contains" });
    const { Data } = await search("d1200");
    expect(Data.map(({ Match }) => Match)).not.toContain("contains");
  });

  it("returns each product once, for its best match", async () => {
    const answer = await search("d1200");
    expect(new Set(codesOf(answer)).size).toBe(answer.Data.length);
    expect(answer.Total).toBe(answer.Data.length);
  });

  it("respects the limit, except among exact matches", async () => {
    const all = await search("d1200");
    const exact = all.Data.filter(({ Match }) => Match === "exact");
    expect(exact.length).toBeGreaterThan(1);
    expect((await search("d1200", { limit: 1 })).Data).toEqual(exact);
    const cut = await search("d1200", { limit: exact.length + 1 });
    expect(cut.Data).toEqual(all.Data.slice(0, exact.length + 1));
    expect(cut.Total).toBe(all.Total);
  });

  it.each(["d12", "d1200"])("%s: counts each type, and lists one", async (typed) => {
    const all = await search(typed, { limit: 200 });
    const count = (type: string) => all.Data.filter(({ Type }) => Type === type).length;
    expect(all.Data.length).toBe(all.Total);
    expect(all.Types).toEqual(all.Types.map(({ Type }) => ({ Type, Count: count(Type) })));
    expect(all.Types.reduce((sum, { Count }) => sum + Count, 0)).toBe(all.Total);
    expect(all.Types.length).toBeGreaterThan(1);
    for (const { Type: type, Count } of all.Types) {
      const some = await search(typed, { type, limit: 2 });
      const wanted = all.Data.filter(({ Type }) => Type === type);
      const exact = wanted.filter(({ Match }) => Match === "exact").length;
      expect(some.Data).toEqual(wanted.slice(0, Math.max(2, exact)));
      expect(some).toMatchObject({ Total: Count, Types: all.Types });
    }
    expect(await search(typed, { type: "Brake Fluids" })).toEqual({ ...all, Data: [], Total: 0 });
  });

  it.each([
    ["BR", "cliente"],
    ["D1", "cliente"],
    ["B", "junior"],
    ["S", "planta_pads"],
  ] as const)("%s: lists the first of many products for %s", async (typed, as) => {
    const all = await search(typed, { limit: 200 }, as);
    expect(all.Data.length).toBeGreaterThan(10);
    const some = await search(typed, { limit: 7 }, as);
    expect(some).toEqual({ ...all, Data: all.Data.slice(0, 7) });
  });

  it("neither counts nor lists types that the user may not see", async () => {
    const { Types } = await search("d1200", {}, "planta_pads");
    expect(Types.map(({ Type }) => Type)).toEqual(["Brake Pads"]);
    expect((await search("d1200", { type: "Brake Rotors" }, "planta_pads")).Data).toEqual([]);
  });

  it("matches literally: % and _ are not wildcards", async () => {
    for (const typed of ["D%0", "D_200", "D*", "%", "_"]) {
      const plain = typed.replace(/[^\w]|_/gu, "");
      expect(await search(typed)).toEqual(
        plain === "" ? { Data: [], Total: 0, Types: [] } : await search(plain),
      );
    }
  });
});

describe("an interchange", () => {
  it("finds our part and its brand", async () => {
    for (const typed of ["FX-27522", "fx27522", "FX 275 22"]) {
      expect(hitOf(await search(typed), "BR31338")).toMatchObject({
        Match: "exact",
        Reason: "interchange",
        Matched: "FX-27522",
        Interchange: "FX-27522",
        Brand: "FRENAX",
      });
    }
  });

  it("is listed in the datasheet of our part", async () => {
    const sheet = await server.ok("fichaInfo", {
      query: { codigo: "BR31338" },
      as: "cliente",
    });
    expect(sheet.Intercambios?.Data).toContainEqual({ Brand: "FRENAX", Interchange: "FX-27522" });
  });

  it("does not match transitively", async () => {
    const answer = await search("RX31338");
    expect(codesOf(answer)).toEqual(["BR31338"]);
  });

  it("is found by a part of it by viewers of interchanges", async () => {
    const answer = await search("27522");
    expect(hitOf(answer, "BR31338")).toMatchObject({ Match: "contains", Reason: "interchange" });
  });

  it.each(["junior", "planta"] as const)(
    "is found by %s by the whole code only, and not named",
    async (as) => {
      const whole = await search("FX-27522", {}, as);
      const hit = hitOf(whole, "BR31338");
      expect(hit).toMatchObject({ Match: "exact", Reason: "code" });
      expect(hit).not.toHaveProperty("Matched");
      expect(hit).not.toHaveProperty("Brand");
      expect(hit).not.toHaveProperty("Interchange");
      expect((await search("FX-2752", {}, as)).Data).toEqual([]);
      expect((await search("27522", {}, as)).Data).toEqual([]);
    },
  );
});

describe("the summary", () => {
  it("shows the first grade's price in the user's first warehouse", async () => {
    const { Price } = hitOf(await search("BR31338"), "BR31338");
    expect(Price?.ALMACEN).toBe("MIAMI");
    const planta = hitOf(await search("BR31338", {}, "planta"), "BR31338");
    expect(planta.Price?.ALMACEN).toBe("PLANTA");
    expect(planta.Price?.Precio).not.toBe(Price?.Precio);
    const stored = await server.data.database.read
      .selectFrom("price")
      .select("price_cents")
      .where("code", "=", "BR31338")
      .where("grade", "=", "Precio")
      .where("warehouse", "=", "MIAMI")
      .executeTakeFirstOrThrow();
    expect(Price?.Precio).toBe(stored.price_cents / 100);
  });

  it("shows the price of the chosen warehouse where the user sees it", async () => {
    const shown = async (warehouse: string, account?: Parameters<typeof search>[2]) =>
      hitOf(await search("BR31338", { warehouse }, account), "BR31338").Price?.ALMACEN;
    expect(await shown("PANAMA")).toBe("PANAMA");
    expect(await shown("PANAMA", "cliente_miami")).toBe("MIAMI");
    expect(await shown("PANAMA", "junior")).toBeUndefined();
    const seen = async (user: string) =>
      hitOf(await search("BR31338", { user, warehouse: "PANAMA" }, "admin"), "BR31338").Price;
    expect((await seen("cliente_miami"))?.ALMACEN).toBe("MIAMI");
    expect(await seen("junior")).toBeUndefined();
  });

  it("needs no more queries for two hundred hits than for two", async () => {
    const spy = vi.spyOn(server.data.database, "run");
    const counted = async (codigo: string, limit: number) => {
      spy.mockClear();
      const answer = await search(codigo, { limit, data: "rotor_drum" });
      return [answer.Data.length, spy.mock.calls.length] as const;
    };
    await counted("B", 200);
    const [many, queriesOfMany] = await counted("BR", 200);
    const [few, queriesOfFew] = await counted("BR", 2);
    spy.mockRestore();
    expect([many > 20, few]).toEqual([true, 2]);
    expect(queriesOfFew).toBeGreaterThan(3);
    expect(queriesOfMany).toBeLessThanOrEqual(queriesOfFew + 1);
  });
});
