import { beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { addImports, importIds } from "../http/testing/imports.ts";
import { picture, upload } from "../http/testing/multipart.ts";
import { addPeople } from "../http/testing/people.ts";
import { sharedTestServer } from "../http/testing/server.ts";
import { addImage } from "../http/testing/stored-files.ts";
import { type Lackable, lackable } from "./attention.repository.ts";

const server = sharedTestServer();
beforeAll(async () => {
  await addPeople(server);
  await addImports(server);
  await addImage(server.data, "BR31338");
});

const overview = () => server.ok("getAttention", { as: "admin" });

/** Every page of the incomplete products. */
async function incomplete(without: Lackable): Promise<Wire<"IncompletePage">["Data"]> {
  const all: Wire<"IncompletePage">["Data"] = [];
  for (;;) {
    const after = all.at(-1)?.XBP;
    const query = { without, limit: 150, ...(after !== undefined && { after }) };
    const { Data, Total } = await server.ok("listIncomplete", { as: "admin", query });
    all.push(...Data);
    if (Data.length < 150) {
      expect(all).toHaveLength(Total);
      return all;
    }
  }
}

const codes = async (without: Lackable) => (await incomplete(without)).map(({ XBP }) => XBP);

describe("the overview", () => {
  it("counts the pending amendments", async () => {
    const pending = await server.ok("amendments", { as: "admin", query: { status: 0 } });
    expect((await overview()).pendingAmendments).toBe(pending.length);
    await server.ok("updateAmendmentStatus", { as: "admin", query: { id: 1, status: 1 } });
    expect((await overview()).pendingAmendments).toBe(pending.length - 1);
  });

  it("lists the newest imports that can be undone or wait, newest first", async () => {
    const { imports } = await overview();
    expect(imports.length).toBeLessThanOrEqual(5);
    const ids = imports.map(({ id }) => id);
    expect(ids).toContain(importIds.done);
    expect(ids).toContain(importIds.waiting);
    expect(ids).not.toContain(importIds.discarded);
    const times = imports.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it.each(lackable)("counts the products without a %s that the list contains", async (without) => {
    const { incomplete: counts } = await overview();
    expect(await codes(without)).toHaveLength(counts[without]);
  });
});

describe("products without a picture", () => {
  it("are those without an image named by their code", async () => {
    const { read } = server.data.database;
    const products = await read.selectFrom("product").select("code").orderBy("code").execute();
    const images = await read.selectFrom("image").select("name").execute();
    const shown = new Set(images.map(({ name }) => name));
    const expected = products.map(({ code }) => code).filter((code) => !shown.has(code));
    expect(await codes("picture")).toEqual(expected);
    expect(expected).not.toContain("BR31338");
  });
});

describe("a new product", () => {
  const load = (table_name: string, Header: string[], row: (string | number)[]) =>
    server.ok("excelUpload", {
      as: "admin",
      body: { table_name, tipo: "partial", Header, Data: [row] },
    });

  it("is incomplete until its picture, price and lengths are loaded", async () => {
    const before = (await overview()).incomplete;
    await load(
      "productos",
      ["Codigo", "FAMILY", "DETAIL_EN", "DETAIL_ES", "CERTIFIED"],
      ["NEW-1", "brake_rotors", "new", "nuevo", 0],
    );
    const after = (await overview()).incomplete;
    for (const what of lackable) {
      expect([what, after[what]]).toEqual([what, before[what] + 1]);
      expect(await codes(what)).toContain("NEW-1");
    }
    await load(
      "precios",
      ["Codigo", "ALMACEN", "GRADO", "Precio"],
      ["NEW-1", "MIAMI", "Precio", 9],
    );
    await load("brake_rotors", ["XBP", "OUTER_DIAM"], ["NEW-1", 280]);
    const image = upload("NEW-1.jpg", 4, await picture("jpeg"));
    await server.ok("imgAndPdfUpload", { ...image, as: "admin" });
    expect((await overview()).incomplete).toEqual(before);
    for (const what of lackable) expect(await codes(what)).not.toContain("NEW-1");
  });
});

describe("vehicles that no question decides", () => {
  const Header = [
    "Codigo",
    "Maker",
    "Model",
    "Desde",
    "Hasta",
    "POSITION",
    "WHEEL_SIZE",
    "NOTE_EN",
  ];
  type Cells = readonly (string | number | null)[];
  const load = (table_name: string, header: readonly string[], ...rows: readonly Cells[]) =>
    server.ok("excelUpload", {
      as: "admin",
      body: { table_name, tipo: "partial", Header: [...header], Data: rows.map((row) => [...row]) },
    });
  const found = async () =>
    (await server.ok("listUndecidedVehicles", { as: "admin" })).vehicles.filter(
      ({ model }) => model === "Undecided",
    );

  it("are those of parts without a difference, for the years that they have in common", async () => {
    const codes = ["TWIN-1", "TWIN-2"];
    await load(
      "productos",
      ["Codigo", "FAMILY", "DETAIL_EN", "DETAIL_ES", "CERTIFIED"],
      ...codes.map((code) => [code, "brake_rotors", "twin", "gemelo", 0]),
    );
    const before = (await overview()).undecidedVehicles ?? 0;
    const vehicle = (code: string, from: number, wheels: string | null) => [
      code,
      "Toyota",
      "Undecided",
      from,
      2012,
      "Front",
      wheels,
      // A note tells no parts apart.
      `Note on ${code}`,
    ];
    await load(
      "aplicaciones",
      Header,
      vehicle("TWIN-1", 2005, null),
      vehicle("TWIN-2", 2009, null),
    );
    expect(await found()).toEqual([
      {
        maker: "Toyota",
        model: "Undecided",
        submodel: null,
        engine: null,
        axle: "front",
        family: "brake_rotors",
        years: { from: 2009, to: 2012 },
        codes,
      },
    ]);
    expect((await overview()).undecidedVehicles).toBe(before + 1);
  });

  it("are decided by a difference that can be measured", async () => {
    const sizes = [
      ["TWIN-1", 255],
      ["TWIN-2", 275],
    ];
    await load("brake_rotors", ["XBP", "OUTER_DIAM"], ...sizes);
    expect(await found()).toEqual([]);
    await load("brake_rotors", ["XBP", "OUTER_DIAM"], ["TWIN-2", 256]);
    expect(await found()).toHaveLength(1);
  });

  it("are decided by a qualifier", async () => {
    await load(
      "aplicaciones",
      Header,
      ["TWIN-1", "Toyota", "Undecided", 2005, 2012, "Front", "15", null],
      ["TWIN-2", "Toyota", "Undecided", 2009, 2012, "Front", "16", null],
    );
    expect(await found()).toEqual([]);
  });

  it("are limited in number, with the number of all", async () => {
    const { total, vehicles } = await server.ok("listUndecidedVehicles", {
      as: "admin",
      query: { limit: 1 },
    });
    expect(vehicles.length).toBe(Math.min(1, total));
  });
});
