import { describe, expect, it } from "vitest";
import { type Caller, sharedTestServer } from "./testing/server.ts";
import { productsOf } from "../orders/testing/products.ts";
import { builtPortal } from "./testing/built-files.ts";

/** A stand-in for the portal's build: the page shows its head. */
const entry = `export async function renderDatasheet({ code, origin, head, fetch }) {
  const answer = await fetch(new Request(origin + "/api/Ficha_info?codigo=" + encodeURIComponent(code)));
  const { replacedBy } = await answer.json();
  return { status: answer.ok || replacedBy ? 200 : 404, html: head, scripts: [], styles: [] };
}`;

const server = sharedTestServer({ portal: builtPortal(entry), plainHttp: true });

const chain = {
  steps: [
    {
      oldCode: "BR21338",
      newCode: "BR31340",
      ratio: 1,
      reason: "Renumbered",
      date: "2016-05-02",
      note: { en: "Same rotor, new numbering", es: "El mismo rotor, nueva numeración" },
    },
    {
      oldCode: "BR31340",
      newCode: "BR31338",
      ratio: 1,
      reason: "Merged",
      date: "2021-09-13",
      note: { en: "One rotor for both engines", es: "Un solo rotor para ambos motores" },
    },
  ],
  options: [[{ code: "BR31338", family: "brake_rotors", ratio: 1 }]],
};

const search = (text: string, as: Caller = "cliente") =>
  server.ok("findByText", { body: { text }, as });

describe("the search by code", () => {
  it("leads from an old code without a product to the current replacement", async () => {
    const { hits, parts, understood } = await search("br-21338");
    expect(understood.map(({ kind }) => kind)).toEqual(["code"]);
    expect(hits).toMatchObject({ total: 1, families: [{ family: "brake_rotors", count: 1 }] });
    for (const found of [hits.parts, parts])
      expect(found).toMatchObject([
        { code: "BR31338", match: "exact", reason: "code", matched: "BR21338", replaces: chain },
      ]);
  });

  it("lists an old part first, with a mark, and then the part that replaces it", async () => {
    const { hits, parts } = await search("BR31340");
    for (const found of [hits.parts, parts]) {
      expect(found.map(({ code, replacedBy }) => [code, replacedBy])).toEqual([
        ["BR31340", ["BR31338"]],
        ["BR31338", undefined],
      ]);
      expect(found[1]?.replaces?.steps).toEqual(chain.steps.slice(1));
    }
  });

  it("lists the parts that replace a code together, with their quantities, and any one of several", async () => {
    const optionsOf = async (text: string) =>
      (await search(text)).hits.parts[0]?.replaces?.options.map((parts) =>
        parts.map(({ code, ratio }) => `${ratio} ${code}`),
      );
    expect(await optionsOf("KB0947")).toEqual([["1 B12011", "2 BD31512"]]);
    expect(await optionsOf("D9960")).toEqual([["1 D1200"], ["1 D12001"]]);
  });

  it("lists only parts of the section and of the family that are searched", async () => {
    const found = async (body: object) =>
      (await server.ok("findByText", { body: { text: "KB0947", ...body }, as: "cliente" })).hits;
    expect((await found({ section: "rotor_drum" })).parts.map(({ code }) => code)).toEqual([
      "BD31512",
    ]);
    const { parts, total } = await found({ family: "brake_shoes" });
    expect([parts.map(({ code }) => code), total]).toEqual([["B12011"], 1]);
  });

  const begun = async (text: string, as: Caller = "cliente", body: object = {}) => {
    const { hits, parts } = await server.ok("findByText", { body: { text, ...body }, as });
    const seen = ({ code, match, replaces }: (typeof parts)[number]) => [
      code,
      match,
      replaces?.steps[0]?.oldCode,
    ];
    return { parts: parts.map(seen), hits: hits.parts.map(seen), total: hits.total };
  };

  it("suggests an unfinished old code without a product, with what replaces it", async () => {
    const replacing = [
      ["B12011", "prefix", "KB0947"],
      ["BD31512", "prefix", "KB0947"],
    ];
    expect(await begun("kb-094")).toEqual({ parts: replacing, hits: replacing, total: 2 });
    const { hits, total } = await begun("KB094", "cliente", { section: "rotor_drum" });
    expect([hits, total]).toEqual([replacing.slice(1), 1]);
    expect((await begun("XT880")).parts).toEqual([["BR31402", "prefix", "XT-88012"]]);
  });

  it("suggests an unfinished old code of a product only as the product", async () => {
    const { parts } = await begun("BR3134");
    expect(parts).toContainEqual(["BR31340", "prefix", undefined]);
    expect(parts.every(([, , old]) => old === undefined)).toBe(true);
  });

  it.each<[Caller, string]>([
    ["junior", "KB094"],
    ["planta", "KB094"],
    ["junior", "XT880"],
    ["planta_pads", "KB094"],
  ])("suggests to %s no unfinished code that may be a competitor's: %s", async (as, text) => {
    expect(await begun(text, as)).toEqual({ parts: [], hits: [], total: 0 });
  });

  it("has the chain in the calls of version 1 as optional fields", async () => {
    const { Data } = await server.ok("searchByCode", {
      query: { codigo: "BR21338" },
      as: "cliente",
    });
    expect(Data).toMatchObject([{ XBP: "BR31338", Reason: "code", Replaces: chain }]);
    const { Parts } = await server.ok("find", { body: { Text: "BR31340" }, as: "cliente" });
    expect(Parts.map(({ XBP, Replaced_by }) => [XBP, Replaced_by])).toEqual([
      ["BR31340", ["BR31338"]],
      ["BR31338", undefined],
    ]);
  });
});

it("marks replaced parts in the searches by vehicle and by measures", async () => {
  const as = "junior";
  const vehicle = { marca: "Toyota", modelo: "Matrix" };
  const { Data } = await server.ok("globalApliSearch", { query: vehicle, as });
  const marks = new Map(Data.map(({ Codigo, Replaced_by }) => [Codigo, Replaced_by]));
  expect([marks.get("BR31340"), marks.get("BR31338")]).toEqual([["BR31338"], undefined]);
  const { Products } = await server.ok("searchByApplication", {
    query: { data: "rotor_drum", ...vehicle },
    as,
  });
  expect(Products?.["BR31340"]?.Replaced_by).toEqual(["BR31338"]);
  const measured = await server.ok("searchByDim", {
    body: {
      Product_Type: "Brake Rotors",
      step: 2,
      Filter: "1",
      Filter_Fields: ["OUTER_DIAM"],
      Values: [275],
    },
    as,
  });
  expect(measured).toMatchObject({ Replaced_by: { BR31340: ["BR31338"] } });
});

describe("the datasheet", () => {
  it("says in both directions what replaces what", async () => {
    const sheet = (codigo: string) => server.ok("fichaInfo", { query: { codigo }, as: "cliente" });
    expect((await sheet("BR31340")).Replaced_by).toEqual({ ...chain, steps: [chain.steps[1]] });
    const { Replaced_by, Replaces } = await sheet("BR31338");
    expect(Replaced_by).toBeUndefined();
    expect(Replaces).toEqual([chain.steps[1], chain.steps[0]]);
    expect(await sheet("BD1200")).not.toHaveProperty("Replaces");
  });

  it.each<[Caller, readonly string[] | undefined]>([
    ["anonymous", undefined],
    ["junior", undefined],
    ["planta", undefined],
    ["embed", undefined],
    ["cliente", ["XT-88012"]],
    ["admin", ["XT-88012"]],
    ["api_reader", ["XT-88012"]],
  ])(
    "shows %s the replaced codes that are not a product as it shows interchanges",
    async (as, codes) => {
      const { Replaces } = await server.ok("fichaInfo", { query: { codigo: "BR31402" }, as });
      expect(Replaces?.map(({ oldCode }) => oldCode)).toEqual(codes);
    },
  );

  it("shows everyone that a part of ours was replaced, and by what", async () => {
    for (const as of ["anonymous", "junior", "planta", "embed"] as const) {
      const of = (codigo: string) => server.ok("fichaInfo", { query: { codigo }, as });
      expect((await of("BR31340")).Replaced_by?.options).toEqual(chain.options);
      expect((await of("BR31338")).Replaces?.map(({ oldCode }) => oldCode)).toEqual(["BR31340"]);
    }
  });

  it.each<Caller>(["anonymous", "junior", "cliente"])(
    "answers %s with 404 and the replacement for an old code without a product",
    async (as) => {
      const answer = await server.call("fichaInfo", { query: { codigo: "br 21338" }, as });
      expect(answer).toMatchObject({
        status: 404,
        body: { code: "not-found", replacedBy: chain },
      });
    },
  );

  it("has no chain to parts of families that the caller may not see", async () => {
    const { body } = await server.call("fichaInfo", {
      query: { codigo: "KB0947" },
      as: "planta_pads",
    });
    expect(body).not.toHaveProperty("replacedBy");
    const { hits } = await search("KB0947", "planta_pads");
    expect(hits.parts).toEqual([]);
  });
});

it("marks replaced parts among the products of a category that can be ordered", async () => {
  const offered = await productsOf(server)("Brake Rotors", "Standard");
  const marks = new Map(offered.map(({ Code, Replaced_by }) => [Code, Replaced_by]));
  expect([marks.get("BR31340"), marks.get("BR31338")]).toEqual([["BR31338"], undefined]);
});

describe("a list of codes", () => {
  const match = (...codes: string[]) => server.ok("matchCodes", { body: { codes }, as: "admin" });

  it("offers what replaces a code, and never takes it", async () => {
    const [ours, old, parts] = await match("BR31340", "BR21338", "KB0947");
    const codesOf = (found: typeof ours) =>
      found?.products.map(({ code, reason }) => [code, reason]);
    expect([ours, old, parts].map((found) => found?.status)).toEqual(
      Array.from({ length: 3 }, () => "ambiguous"),
    );
    expect(codesOf(ours)).toEqual([
      ["BR31340", "code"],
      ["BR31338", "replacement"],
    ]);
    expect(codesOf(old)).toEqual([["BR31338", "replacement"]]);
    expect(parts?.products).toEqual([
      {
        code: "B12011",
        type: "Brake Shoes",
        reason: "replacement",
        shown: "KB0947",
        ratio: 1,
        together: [{ code: "BD31512", type: "Brake Drums", ratio: 2 }],
      },
    ]);
  });
});

describe("the public page", () => {
  const page = async (code: string) => {
    const { status, text } = await server.send("GET", `/datasheet?codigo=${code}`);
    const json = /<script type="application\/ld\+json">(.+)<\/script>/u.exec(text)?.[1];
    return { status, text, data: JSON.parse(json ?? "null") as Record<string, unknown> | null };
  };
  it("of an old code without a product shows its replacement", async () => {
    const { headers } = await server.send("GET", "/p/BR21338");
    expect(headers["location"]).toBe("/datasheet?codigo=BR21338");
    const { status, text, data } = await page("BR21338");
    expect(status).toBe(200);
    expect(text).toContain('content="noindex"');
    expect(data).toMatchObject({
      "@type": "Product",
      mpn: "BR21338",
      isRelatedTo: [
        {
          "@type": "ProductModel",
          mpn: "BR31338",
          url: expect.stringContaining("/datasheet?codigo=BR31338") as string,
          successorOf: { "@id": expect.stringContaining("codigo=BR21338#product") as string },
        },
      ],
    });
  });

  it("names successors and predecessors that are products", async () => {
    expect((await page("BR31340")).data?.["isRelatedTo"]).toMatchObject([
      { mpn: "BR31338", successorOf: {} },
    ]);
    const related = (await page("BR31338")).data?.["isRelatedTo"];
    expect(related).toContainEqual(
      expect.objectContaining({
        mpn: "BR31340",
        predecessorOf: { "@id": expect.stringContaining("codigo=BR31338#product") as string },
      }),
    );
    const { text, data } = await page("BR31402");
    expect(data).not.toHaveProperty("isRelatedTo");
    expect(text).not.toContain("88012");
  });

  it("of an old code without a product has the picture of its replacement for link previews", async () => {
    const picture = async (code: string) =>
      (await server.send("HEAD", `/og/${code}.png`)).headers["etag"];
    expect(await picture("BR21338")).toBe(await picture("BR31338"));
  });

  it("of an unknown code is a 404", async () => {
    expect((await page("NO-SUCH-CODE")).status).toBe(404);
  });
});
