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
