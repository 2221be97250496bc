import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { type Caller, callers, isKeyCaller, sharedTestServer } from "../http/testing/server.ts";
import { addFile, addImage } from "../http/testing/stored-files.ts";

const server = sharedTestServer();
beforeAll(async () => {
  await server.data.database.write.deleteFrom("file").execute();
  await server.data.database.write.deleteFrom("image").execute();
  await addImage(server.data, "BR31338", "a rotor");
  await addImage(server.data, "D1200_2", "a pad");
  await addImage(server.data, "BR01", "a drawing");
  const files = [
    ["winter-B.jpg", 2, -1, "image/jpeg"],
    ["summer-B.jpg", 2, 0, "image/jpeg"],
    ["a & b-B.png", 2, 0, "image/png"],
    ["news.pdf", 1, 0, "application/pdf"],
    ["old news.pdf", 1, -2, "application/pdf"],
    ["detail-C.jpg", 3, 0, "image/jpeg"],
  ] as const;
  for (const [nombre, kind, state, mime] of files) {
    await addFile(server.data, { nombre, kind, state, mime });
  }
});

const image = (name: string, as: Caller = "anonymous") =>
  server.call("productImage", { path: { name }, as });
const file = (name: string, as: Caller) => server.call("uploadedFile", { path: { name }, as });

describe("the pictures that exist", () => {
  const listed = async (name: string, as: Caller = "anonymous") =>
    server.ok("listPictures", { query: { name }, as });

  it("are those of a name up to the first missing one, with their version and size", async () => {
    await addImage(server.data, "BR30977", "one", { width: 800, height: 600 });
    await addImage(server.data, "BR30977_2", "two");
    await addImage(server.data, "BR30977_4", "four");
    const pictures = await listed("BR30977");
    expect(pictures).toEqual([
      { Name: "BR30977.jpg", Version: expect.any(String), Width: 800, Height: 600 },
      { Name: "BR30977_2.jpg", Version: expect.any(String), Width: 1, Height: 1 },
    ]);
    for (const { Name, Version } of pictures) {
      const found = await server.call("productImage", {
        path: { name: Name },
        query: { v: Version },
      });
      expect(found.headers["cache-control"]).toContain("immutable");
    }
  });

  it.each(["D1200", "NO-SUCH-CODE"])("are none of %s", async (name) => {
    expect(await listed(name)).toEqual([]);
  });

  it("leave out those of families that are closed to the caller", async () => {
    expect(await listed("BR31338", "cliente")).toHaveLength(1);
    expect(await listed("BR31338", "planta_pads")).toEqual([]);
  });

  it("are in the datasheet, with that of the drawing", async () => {
    const { Pictures, Drawing } = await server.ok("fichaInfo", { query: { codigo: "BR31338" } });
    expect(Pictures.map(({ Name }) => Name)).toEqual(["BR31338.jpg"]);
    expect(Drawing?.Name).toBe("BR01.jpg");
    const without = await server.ok("fichaInfo", { query: { codigo: "D1200" } });
    expect([without.Pictures, without.Drawing]).toEqual([[], undefined]);
  });
});

describe("a product's image", () => {
  it.each(["BR31338.jpg", "BR31338.JPG", "BR31338.jpeg"])("is sent as %s", async (name) => {
    const answer = await image(name);
    expect([answer.status, answer.text]).toEqual([200, "a rotor"]);
    expect(answer.headers).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": "7",
      "x-content-type-options": "nosniff",
      "cache-control": "public, max-age=3600, must-revalidate",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
    expect(answer.headers["etag"]).toMatch(/^"[0-9a-f]{64}"$/u);
  });

  it("answers HEAD with the same headers and no body", async () => {
    const got = await image("BR31338.jpg");
    const head = await server.call("productImageExists", { path: { name: "BR31338.jpg" } });
    expect([head.status, head.text]).toEqual([200, ""]);
    for (const name of ["etag", "content-length", "content-type", "cache-control"]) {
      expect(head.headers[name]).toBe(got.headers[name]);
    }
  });

  it("changes its ETag with its content", async () => {
    await addImage(server.data, "BR30977", "before");
    const before = (await image("BR30977.jpg")).headers["etag"];
    await addImage(server.data, "BR30977", "after");
    const after = await image("BR30977.jpg");
    expect(after.text).toBe("after");
    expect(after.headers["etag"]).not.toBe(before);
  });

  it("is cached for a year under the URL of its own version", async () => {
    const cachingOf = async (v: string) => {
      const answer = await server.call("productImage", {
        path: { name: "BR31338.jpg" },
        query: { v },
      });
      return answer.headers["cache-control"];
    };
    const hash = String((await image("BR31338.jpg")).headers["etag"]).slice(1, 13);
    expect(await cachingOf(hash)).toBe("public, max-age=31536000, immutable");
    const others = [hash.slice(0, 11), "0".repeat(12), "b"];
    for (const v of others) expect(await cachingOf(v)).toContain("max-age=3600");
  });

  it("has smaller versions as WebP, never wider than the original", async () => {
    const original = await sharp({
      create: { width: 700, height: 400, channels: 3, background: "#888888" },
    })
      .jpeg()
      .toBuffer();
    await addImage(server.data, "BR31338_2", original, { width: 700, height: 400 });
    for (const [w, width, height] of [
      [160, 160, 91],
      [480, 480, 274],
      [960, 700, 400],
    ] as const) {
      const url = `/Products/BR31338_2.jpg?w=${w}`;
      const answer = await server.app.inject(url);
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "content-length": String(answer.rawPayload.length),
        "image-size": "700x400",
        "cache-control": "public, max-age=3600, must-revalidate",
      });
      const made = await sharp(answer.rawPayload).metadata();
      expect([made.format, made.width, made.height]).toEqual(["webp", width, height]);
      const etag = String(answer.headers["etag"]);
      const again = await server.send("GET", url, { headers: { "if-none-match": etag } });
      expect([again.status, again.text]).toEqual([304, ""]);
    }
    expect((await server.send("GET", "/Products/BR31338_2.jpg")).headers["content-length"]).toBe(
      String(original.length),
    );
    const head = await server.send("HEAD", "/Products/BR31338_2.jpg");
    expect(head.headers["image-size"]).toBe("700x400");
  });

  it("has no other widths", async () => {
    for (const w of ["0", "161", "480.5", "99999", "x", "-160"]) {
      const answer = await server.send("GET", `/Products/BR31338_2.jpg?w=${w}`);
      expect(answer.status).toBe(400);
    }
    expect((await server.send("GET", "/Products/NO-SUCH.jpg?w=160")).status).toBe(404);
  });

  it("may be read by planta_pads for its families and for pictures without a product", async () => {
    expect((await image("D1200_2.jpg", "planta_pads")).status).toBe(200);
    expect((await image("BR31338.jpg", "planta_pads")).status).toBe(403);
    const smaller = await server.send("GET", "/Products/BR31338_2.jpg?w=160", {
      as: "planta_pads",
    });
    expect(smaller.status).toBe(403);
    expect((await image("BR01.jpg", "planta_pads")).status).toBe(200);
    expect((await image("BR31338.jpg", "planta")).status).toBe(200);
  });

  it("that is missing on the disk returns 404", async () => {
    const row = { hash: "0".repeat(64), bytes: 1, width: 1, height: 1 };
    await server.data.database.write
      .insertInto("image")
      .values({ name: "GONE", ...row })
      .execute();
    expect((await image("GONE.jpg")).status).toBe(404);
  });
});

describe("an uploaded file", () => {
  it.each(callers)("may be read by %s as its kind and state allow", async (as) => {
    const statuses: Record<string, number> = {};
    const names = ["summer-B.jpg", "winter-B.jpg", "news.pdf", "old news.pdf", "detail-C.jpg"];
    for (const name of names) statuses[name] = (await file(name, as)).status;
    const isAnonymous = as === "anonymous";
    const key = isKeyCaller(as);
    // Also of files that exist but are not published.
    const others = isAnonymous ? 401 : as === "admin" ? 200 : key ? 403 : 404;
    const junior = as === "junior" || as === "vendedor" || key;
    expect(statuses).toEqual({
      "summer-B.jpg": isAnonymous ? 401 : key ? 403 : 200,
      "winter-B.jpg": others,
      "news.pdf": isAnonymous ? 401 : junior ? 403 : 200,
      // Historic files are available by id only.
      "old news.pdf": isAnonymous ? 401 : key ? 403 : 404,
      "detail-C.jpg": others,
    });
  });

  it("is private, and a PDF is downloaded, or shown in the portal's own frame", async () => {
    const read = (headers: Readonly<Record<string, string>>) =>
      server.call("uploadedFile", { path: { name: "news.pdf" }, as: "cliente", headers });
    const plain = await read({});
    expect(plain.headers).toMatchObject({
      "content-type": "application/pdf",
      "cache-control": "private, no-cache",
      "content-disposition": "attachment; filename*=UTF-8''news.pdf",
      "content-security-policy": "default-src 'none'; sandbox; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    });
    const foreign = await read({ "sec-fetch-dest": "iframe", "sec-fetch-site": "cross-site" });
    expect(foreign.headers["content-security-policy"]).toContain("sandbox");
    const framed = await read({ "sec-fetch-dest": "iframe", "sec-fetch-site": "same-origin" });
    expect(framed.headers["content-disposition"]).toBe("inline; filename*=UTF-8''news.pdf");
    expect(framed.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
    for (const { headers } of [plain, framed]) expect(headers["vary"]).toContain("Sec-Fetch-Dest");
  });

  it("gets the same response if it is unpublished as if it does not exist", async () => {
    const [hidden, missing] = [
      await file("winter-B.jpg", "cliente"),
      await file("nothing-B.jpg", "cliente"),
    ];
    expect(hidden.status).toBe(404);
    expect(hidden.text.replaceAll("winter", "nothing")).toBe(missing.text);
    expect(Object.keys(hidden.headers)).toEqual(Object.keys(missing.headers));
  });

  it("is the active one of two with the same name", async () => {
    const same = { nombre: "twice-B.jpg", kind: 2, mime: "image/jpeg" };
    await addFile(server.data, { ...same, state: 0 });
    await addFile(server.data, { ...same, state: -2 });
    expect((await file("twice-B.jpg", "junior")).text).toBe("content of twice-B.jpg 0");
    await server.data.database.write.deleteFrom("file").where("nombre", "=", same.nombre).execute();
  });
});

describe("the banners", () => {
  it("are the active ones in order, with their URLs", async () => {
    const { archivo_data } = await server.ok("getImagesUploaded", {
      as: "junior",
    });
    expect(archivo_data.map(({ nombre, archivo_data: place }) => [nombre, place])).toEqual([
      ["summer-B.jpg", "/CBP/summer-B.jpg"],
      ["a & b-B.png", "/CBP/a%20%26%20b-B.png"],
    ]);
    for (const { archivo_data: place } of archivo_data) {
      expect((await server.send("GET", place, { as: "junior" })).status).toBe(200);
    }
  });

  it("name the language of their words and the complete image that opens from them", async () => {
    const jpeg = { mime: "image/jpeg", state: 0 };
    await addFile(server.data, { ...jpeg, nombre: "sale-es-B.jpg", kind: 2 });
    await addFile(server.data, { ...jpeg, nombre: "sale-es-C.jpg", kind: 3 });
    await addFile(server.data, { ...jpeg, nombre: "sale-en-B.jpg", kind: 2 });
    await addFile(server.data, { ...jpeg, nombre: "sale-en-C.jpg", kind: 3, state: -1 });
    const { archivo_data } = await server.ok("getImagesUploaded", { as: "planta" });
    const sale = archivo_data.filter(({ nombre }) => nombre.startsWith("sale"));
    expect(sale.map(({ nombre, language, complete }) => [nombre, language, complete])).toEqual([
      ["sale-es-B.jpg", "es", "/CBP/sale-es-C.jpg"],
      ["sale-en-B.jpg", "en", undefined],
    ]);
    const get = async (place: string) => (await server.send("GET", place, { as: "planta" })).status;
    expect(await get("/CBP/sale-es-C.jpg")).toBe(200);
    // Disabled files are for administrators.
    expect(await get("/CBP/sale-en-C.jpg")).toBe(404);
  });
});
