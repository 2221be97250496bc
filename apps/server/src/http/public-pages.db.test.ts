import { readdir } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { dateProducts } from "../loading/apply/product-dates.ts";
import { catalogueRevision } from "../db/index.ts";
import { createSitemap } from "../public-pages/sitemap.ts";
import { publicPartsRepository } from "../public-pages/public-parts.repository.ts";
import { sharedTestServer, startTestServer } from "./testing/server.ts";

const server = sharedTestServer({ publicUrl: "https://parts.example" });
const get = (url: string, headers: Record<string, string> = {}) =>
  server.send("GET", url, { headers });

describe("robots.txt", () => {
  it("allows everything and names the sitemap", async () => {
    const answer = await get("/robots.txt");
    expect(answer.status).toBe(200);
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(answer.headers["x-robots-tag"]).toBeUndefined();
    expect(answer.text).toBe(
      "User-agent: *\nAllow: /\n\nSitemap: https://parts.example/sitemap.xml\n",
    );
  });

  it("allows nothing where indexing is off, and every answer has X-Robots-Tag", async () => {
    const closed = await startTestServer({ content: "empty", indexing: false });
    try {
      expect((await closed.send("GET", "/robots.txt")).text).toBe("User-agent: *\nDisallow: /\n");
      for (const url of ["/robots.txt", "/api/Ficha_info?codigo=BR31338", "/healthz", "/nothing"]) {
        expect((await closed.send("GET", url)).headers["x-robots-tag"]).toBe("noindex");
      }
    } finally {
      await closed.close();
    }
  });
});

describe("the sitemap", () => {
  const byText = (one: string | null, other: string | null) =>
    String(one).localeCompare(String(other));
  const locations = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, url = ""]) => url.replaceAll("&amp;", "&"));

  it("lists its parts with the date of the last change", async () => {
    const at = Date.UTC(2031, 4, 6, 7, 8, 9);
    const { database } = server.data;
    await dateProducts(database.write, ["BR31338"], at);
    await database.write
      .insertInto("table_revision")
      .values({ table_name: "product", revision: 1 })
      .onConflict((row) => row.column("table_name").doUpdateSet({ revision: 1000 }))
      .execute();
    const answer = await get("/sitemap.xml");
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(locations(answer.text)).toEqual(["https://parts.example/sitemaps/1.xml"]);
    expect(answer.text).toContain("<lastmod>2031-05-06T07:08:09.000Z</lastmod>");
    const part = (await get("/sitemaps/1.xml")).text;
    const entry = part.split("\n").find((line) => line.includes("codigo=BR31338<"));
    expect(entry).toContain("<lastmod>2031-05-06T07:08:09.000Z</lastmod>");
    expect(entry).toContain(
      'hreflang="es" href="https://parts.example/datasheet?codigo=BR31338&amp;lang=es"',
    );
  });

  it("has every public part in both languages, and no other page", async () => {
    const rows = await server.data.database.read
      .selectFrom("product")
      .select(["code", "family"])
      .execute();
    const open = rows.filter(({ family }) => family !== "brake_fluids").map(({ code }) => code);
    const urls = locations((await get("/sitemaps/1.xml")).text).map((url) => new URL(url));
    expect(urls.every(({ pathname }) => pathname === "/datasheet")).toBe(true);
    const codes = (lang: string | null) =>
      urls
        .filter(({ searchParams }) => searchParams.get("lang") === lang)
        .map(({ searchParams }) => searchParams.get("codigo"));
    expect(codes(null).toSorted(byText)).toEqual(open.toSorted(byText));
    expect(codes("es").toSorted(byText)).toEqual(open.toSorted(byText));
    expect(rows.length).toBeGreaterThan(open.length);
  });

  it("splits into parts without losing or repeating a page", async () => {
    const repository = publicPartsRepository(server.data.database);
    const sitemap = createSitemap(repository, catalogueRevision(server.data.database), {
      perPart: 7,
    });
    const index = locations(await sitemap.index("https://parts.example"));
    const pages: string[] = [];
    for (const number of index.keys()) {
      const part = await sitemap.part(number + 1, "https://parts.example");
      const pieces: string[] = [];
      for await (const piece of part ?? []) pieces.push(piece);
      pages.push(...locations(pieces.join("")));
    }
    expect(pages).toEqual(locations((await get("/sitemaps/1.xml")).text));
    expect(index).toHaveLength(Math.ceil(pages.length / 14));
  });

  it.each(["/sitemaps/0.xml", "/sitemaps/2.xml", "/sitemaps/99999.xml", "/sitemaps/x.xml"])(
    "returns 404 for %s",
    async (url) => expect((await get(url)).status).toBe(404),
  );
});

describe("the picture of link previews", () => {
  it("is a PNG of 1200 by 630, cached by its content", async () => {
    const answer = await server.app.inject("/og/BR31338.png");
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=3600",
      "cross-origin-resource-policy": "cross-origin",
      "x-content-type-options": "nosniff",
    });
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect([format, width, height]).toEqual(["png", 1200, 630]);
    // More than the texts beside an empty sheet.
    const { channels } = await sharp(answer.rawPayload)
      .extract({ left: 470, top: 20, width: 700, height: 590 })
      .stats();
    expect(channels[0]?.stdev).toBeGreaterThan(10);

    const etag = String(answer.headers["etag"]);
    const again = await get("/og/BR31338.png", { "if-none-match": etag });
    expect([again.status, again.text]).toEqual([304, ""]);
    const version = etag.replaceAll('"', "");
    expect((await get(`/og/br-31338.png?v=${version}`)).headers["cache-control"]).toBe(
      "public, max-age=31536000, immutable",
    );
    expect(await readdir(join(server.data.dataDir, "derived"))).toEqual([`og-${version}.png`]);
  });

  it("has a version per language, and changes with the part", async () => {
    const etagOf = async (url: string) => (await get(url)).headers["etag"];
    const before = await etagOf("/og/BR31338.png");
    expect(await etagOf("/og/BR31338.png?lang=es")).not.toBe(before);
    expect(await etagOf("/og/BR31338.png?lang=xx")).toBe(before);
    const { write } = server.data.database;
    const set = (thickness: number) =>
      write.updateTable("brake_rotors").set({ thickness }).where("code", "=", "BR31338").execute();
    const row = await write
      .selectFrom("brake_rotors")
      .select("thickness")
      .where("code", "=", "BR31338")
      .executeTakeFirstOrThrow();
    await set(19.5);
    expect(await etagOf("/og/BR31338.png")).not.toBe(before);
    await set(row.thickness ?? 0);
    expect(await etagOf("/og/BR31338.png")).toBe(before);
  });

  it("is the same for every caller", async () => {
    const etags = [];
    for (const as of ["anonymous", "planta_pads", "admin"] as const) {
      etags.push((await server.send("GET", "/og/BR31338.png", { as })).headers["etag"]);
    }
    expect(new Set(etags).size).toBe(1);
  });

  it.each([
    "/og/NO-SUCH-CODE.png",
    "/og/DOT4-355.png",
    "/og/BR31338.svg",
    "/og/..%2f..%2fpackage.json.png",
    "/og/%00.png",
    `/og/${"9".repeat(2000)}.png`,
    "/og/%3Cscript%3E.png",
  ])("returns 404 for %s", async (url) => {
    const answer = await get(url);
    expect(answer.status).toBe(404);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
  });
});

describe("the short URL", () => {
  it.each([
    ["/p/BR31338", "/datasheet?codigo=BR31338"],
    ["/p/br-31338", "/datasheet?codigo=BR31338"],
    ["/p/BR31338?lang=es", "/datasheet?codigo=BR31338&lang=es"],
    ["/p/NO%2FSUCH%20CODE", "/datasheet?codigo=NO%2FSUCH+CODE"],
    ["/p/%2F%2Fevil.example", "/datasheet?codigo=%2F%2Fevil.example"],
    ["/p/a%0D%0Ax-evil:1", "/datasheet?codigo=a%0D%0Ax-evil%3A1"],
  ])("%s leads to %s", async (url, target) => {
    const answer = await get(url);
    expect([answer.status, answer.headers["location"]]).toEqual([302, target]);
    expect(answer.headers["x-evil"]).toBeUndefined();
  });
});

describe("absolute URLs", () => {
  it("have the host of the request where no public URL is set", async () => {
    const plain = await startTestServer({ content: "empty", plainHttp: true });
    try {
      const sitemapOf = async (host: string) => {
        const answer = await plain.send("GET", "/robots.txt", { headers: { host } });
        return /^Sitemap: (.+)$/mu.exec(answer.text)?.[1] ?? answer.status;
      };
      expect(await sitemapOf("Parts.example:8080")).toBe("http://parts.example:8080/sitemap.xml");
      expect(await sitemapOf("[::1]:3000")).toBe("http://[::1]:3000/sitemap.xml");
      expect(await sitemapOf("x<y")).toBe(400);
      expect(await sitemapOf("a.example/evil?")).toBe(400);
    } finally {
      await plain.close();
    }
  });
});
