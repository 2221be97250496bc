import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { auditRepository } from "../audit/audit.repository.ts";
import { productsRepository } from "../catalogue/products.repository.ts";
import { picture } from "../http/testing/multipart.ts";
import type { TestServer } from "../http/testing/server.ts";
import { folderStorage } from "../storage/index.ts";
import { createFileStore } from "./file-store.ts";
import { filesRepository } from "./files.repository.ts";
import { createUploads } from "./uploads.service.ts";
import { startUploads, type Uploads } from "./testing/uploads.ts";

let server: TestServer;
let files: Uploads;
let codes: readonly string[];
beforeAll(async () => {
  ({ server, files } = await startUploads());
  await server.data.database.write.deleteFrom("image").execute();
  const rows = await server.data.database.read
    .selectFrom("product")
    .select("code")
    .where("family", "=", "brake_pads")
    .orderBy("code")
    .limit(9)
    .execute();
  codes = rows.map(({ code }) => code);
});
afterAll(() => server.close());

/** A product without pictures; each test has its own. */
const codeAt = (index: number) => codes[index] ?? "";
const colors = ["#ff0000", "#00ff00", "#0000ff", "#ffffff"] as const;
const shown = (name: string) => files.bytesAt(`/Products/${name}`);
const statusOf = async (name: string) =>
  (await server.call("productImage", { path: { name } })).status;

describe("a product's picture", () => {
  it.each(["png", "gif", "webp"] as const)(
    "may be a %s, and is shown as a JPEG",
    async (format) => {
      const code = codeAt(0);
      const answer = await files.taken(`${code}.${format}`, 4, await picture(format));
      expect(answer).toMatchObject({
        nombre: `${code}.jpg`,
        picture: { product: code, position: 1, missing: [] },
      });
      expect((await sharp(await shown(`${code}.jpg`)).metadata()).format).toBe("jpeg");
      const listed = await server.send("GET", `/CBP/${code}.jpg`, { as: "admin" });
      expect(listed.headers["content-type"]).toBe("image/jpeg");
    },
  );

  it("may have file names from phones and Windows", async () => {
    const code = codeAt(1);
    const places: readonly (readonly [string, string])[] = [
      [`${code.toLowerCase()}-1.jpeg`, `${code}.jpg`],
      [`${code} (2).jpg`, `${code}_2.jpg`],
      [`${code} - copia.JPG`, `${code}_3.jpg`],
      [`${code}_4.JPG`, `${code}_4.jpg`],
    ];
    for (const [at, [sent, stored]] of places.entries()) {
      const answer = await files.taken(sent, 4, await picture("jpeg", colors[at]));
      expect(answer).toEqual({
        estado: 0,
        nombre: stored,
        picture: { product: code, position: at + 1, missing: [] },
      });
      expect(await statusOf(stored)).toBe(200);
    }
    const query = { action: "file.uploaded", limit: 4 } as const;
    const entries = await server.ok("listAudit", { as: "admin", query });
    expect(entries.at(-1)).toMatchObject({
      target: `${code}.jpg`,
      detail: { sentAs: `${code.toLowerCase()}-1.jpeg` },
    });
  });

  it("is replaced by its copy only when there are four others", async () => {
    const code = codeAt(1);
    const same = await files.taken(`Copy of ${code}.jpg`, 4, await picture("jpeg", colors[1]));
    expect(same).toMatchObject({ estado: -2, picture: { position: 2 } });
    const fifth = await files.taken(`${code}_3 - Copy.jpg`, 4, await picture("jpeg", "#999999"));
    expect(fifth).toMatchObject({ estado: -2, nombre: `${code}_3.jpg`, picture: { position: 3 } });
  });

  it("is found among earlier images once its product is loaded, unless it has one", async () => {
    const { database, dataDir } = server.data;
    const uploads = createUploads({
      database,
      files: filesRepository(database),
      products: productsRepository(database),
      audit: auditRepository(database, Date.now),
      store: createFileStore({ dataDir, storage: folderStorage(dataDir) }),
      now: Date.now,
    });
    const code = "BRZ9001";
    for (const [at, name] of ["brz9001.PNG", "BRZ9001 (2).png", "BRZ9001.gif"].entries()) {
      const image = await picture(at === 2 ? "gif" : "png", colors[at]);
      expect((await files.taken(name, 4, image)).picture).toBeUndefined();
    }
    await uploads.assignPictures();
    expect(await statusOf(`${code}.jpg`)).toBe(404);
    await server.ok("excelUpload", {
      as: "admin",
      body: { table_name: "brake_rotors", tipo: "partial", Header: ["XBP"], Data: [[code]] },
    });
    await uploads.assignPictures();
    await uploads.assignPictures();
    expect([await statusOf(`${code}.jpg`), await statusOf(`${code}_2.jpg`)]).toEqual([200, 200]);
    expect(await files.states("brz9001.PNG")).toEqual([-2]);
    expect(await files.states(`${code}.jpg`)).toEqual([0]);
    // The first position was taken.
    expect(await files.states("BRZ9001.gif")).toEqual([0]);
    const query = { actor: "server", limit: 5 } as const;
    const entries = await server.ok("listAudit", { as: "admin", query });
    expect(entries.map(({ target }) => target)).toEqual([`${code}_2.jpg`, `${code}.jpg`]);
  });

  it("reports the missing ones before it", async () => {
    const code = codeAt(2);
    const third = await files.taken(`${code} (3).png`, 4, await picture("png"));
    expect(third.picture).toEqual({ product: code, position: 3, missing: [1, 2] });
    await files.taken(`${code}.png`, 4, await picture("png"));
    const second = await files.taken(`${code}_2.png`, 4, await picture("png"));
    expect(second.picture).toEqual({ product: code, position: 2, missing: [] });
  });

  it("replaces a file that was stored under the name before", async () => {
    const code = codeAt(3);
    const old = { nombre: `${code}.png`, kind: 4, state: 0, hash: "0".repeat(64), bytes: 1 };
    const created_at = new Date().toISOString();
    await server.data.database.write
      .insertInto("file")
      .values({ ...old, mime: "image/png", created_at })
      .execute();
    expect((await files.taken(`${code}.png`, 4, await picture("png"))).estado).toBe(-2);
    expect(await files.states(`${code}.png`)).toEqual([-2]);
  });

  it("is upright, without metadata, and white where it was transparent", async () => {
    const code = codeAt(4);
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const content = await sharp({
      create: { width: 20, height: 10, channels: 4, background: clear },
    })
      .withExif({ IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .webp()
      .toBuffer();
    await files.taken(`${code}.webp`, 4, content);
    const stored = sharp(await shown(`${code}.jpg`));
    const { exif, width, height } = await stored.metadata();
    expect([exif, width, height]).toEqual([undefined, 10, 20]);
    expect((await stored.stats()).channels.map(({ mean }) => mean)).toEqual([255, 255, 255]);
  });

  it("is the first frame of an animation", async () => {
    const code = codeAt(5);
    const frames = await Promise.all(["#ff0000", "#0000ff"].map((color) => picture("png", color)));
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    await files.taken(`${code}.gif`, 4, moving);
    const stored = sharp(await shown(`${code}.jpg`));
    const { height } = await stored.metadata();
    const [red = 0, , blue = 0] = (await stored.stats()).channels.map(({ mean }) => mean);
    expect([height, red > 200, blue < 50]).toEqual([30, true, true]);
  });

  it("of a fluid keeps the fluid's name", async () => {
    const { nombre, picture: of } = await files.taken("dot4hp-355.PNG", 4, await picture("png"));
    expect([nombre, of?.product]).toEqual(["DOT4HP-355.jpg", "DOT4HP-355"]);
    expect(await statusOf("DOT4HP-355.jpg")).not.toBe(404);
  });
});
