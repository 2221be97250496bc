import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { form, pdf, picture, pngOf } from "../http/testing/multipart.ts";
import type { TestServer } from "../http/testing/server.ts";
import { addImage } from "../http/testing/stored-files.ts";
import { startUploads, type Uploads } from "./testing/uploads.ts";

type FileRecord = Wire<"FileRecord">;

let server: TestServer;
let files: Uploads;
beforeAll(async () => {
  ({ server, files } = await startUploads());
});
afterAll(() => server.close());

const lastAudit = async () => {
  const [entry] = await server.ok("listAudit", {
    as: "admin",
    query: { limit: 1 },
  });
  return entry;
};

describe("a new file", () => {
  it("is added, active, listed first and logged", async () => {
    expect(await files.taken("spring-B.jpg", 2, await picture("jpeg"))).toEqual({
      estado: 0,
      nombre: "spring-B.jpg",
    });
    const [first] = await files.all();
    expect(first).toMatchObject({ nombre: "spring-B.jpg", id_tipo_archivo: 2, estado: 0 });
    expect(await lastAudit()).toMatchObject({
      actor: "admin",
      action: "file.uploaded",
      target: "spring-B.jpg",
      detail: { id: first?.id, kind: 2 },
    });
    expect(await files.incoming()).toEqual([]);
  });

  it.each([
    ["complete-C.jpg", 3, "jpeg"],
    ["plain.jpg", 4, "jpeg"],
    ["plain.jpeg", 4, "jpeg"],
    ["UPPER.JPG", 4, "jpeg"],
    ["logo.png", 4, "png"],
    ["turning.gif", 4, "gif"],
    ["small.webp", 4, "webp"],
    ["50% de descuento, ñandú (2).jpg", 4, "jpeg"],
  ] as const)("%s is of kind %i", async (name, kind, format) => {
    await files.taken(name, kind, await picture(format));
    const place = `/CBP/${encodeURIComponent(name)}`;
    const answer = await server.send("GET", place, { as: "admin" });
    expect(answer.headers["content-type"]).toBe(`image/${format}`);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("may precede its kind in the form", async () => {
    const { body, headers } = form({ name: "first.pdf", content: pdf });
    const tail = form(undefined, { id_tipo_archivo: "1" }).body;
    const end = body.lastIndexOf("------caliper");
    const whole = Buffer.concat([body.subarray(0, end), tail]);
    const answer = await server.call("imgAndPdfUpload", { body: whole, headers, as: "admin" });
    expect(answer.body).toEqual({ estado: 0, nombre: "first.pdf" });
  });

  it("gets the composed form of its name", async () => {
    const { nombre } = await files.taken("bolet\u0069\u0301n.pdf", 1, pdf);
    expect(nombre).toBe("bolet\u00edn.pdf");
  });

  it("is stored without its metadata and appended data", async () => {
    const blank = sharp({ create: { width: 20, height: 10, channels: 3, background: "#fff" } });
    const located = await blank
      .withExif({ IFD0: { Copyright: "someone" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    await files.taken("located.jpg", 4, Buffer.concat([located, Buffer.from("left over")]));
    const stored = await files.bytesAt("/CBP/located.jpg");
    const { exif, width, height } = await sharp(stored).metadata();
    expect(exif).toBeUndefined();
    // Rotated by its former orientation.
    expect([width, height]).toEqual([10, 20]);
    expect(stored.includes("left over")).toBe(false);
  });
});

describe("an unusual image", () => {
  const stored = async (name: string, content: Buffer) => {
    await files.taken(name, 4, content);
    return files.bytesAt(`/CBP/${name}`);
  };
  const red = { create: { width: 40, height: 30, channels: 3, background: "#c01020" } } as const;

  it("in CMYK is converted to sRGB", async () => {
    const cmyk = await sharp(red).toColourspace("cmyk").jpeg({ quality: 100 }).toBuffer();
    expect((await sharp(cmyk).metadata()).space).toBe("cmyk");
    const shown = sharp(await stored("print.jpg", cmyk));
    const { space, channels, icc } = await shown.metadata();
    expect([space, channels, icc]).toEqual(["srgb", 3, undefined]);
    const [r = 0, g = 0, b = 0] = (await shown.stats()).channels.map(({ mean }) => mean);
    expect(r - Math.max(g, b)).toBeGreaterThan(100);
  });

  it("keeps its animation", async () => {
    const pictures = await Promise.all(
      ["#ff0000", "#00ff00", "#0000ff"].map((color) => picture("png", color)),
    );
    const turning = await sharp(pictures, { join: { animated: true } })
      .gif({ delay: [100, 200, 300] })
      .toBuffer();
    const { pages, delay, pageHeight } = await sharp(await stored("moving.gif", turning), {
      animated: true,
    }).metadata();
    expect([pages, delay, pageHeight]).toEqual([3, [100, 200, 300], 30]);
  });

  it("is stored without a compressed text bomb", async () => {
    const [signature, plain] = [8, await picture("png")];
    const text = Buffer.concat([
      Buffer.from("Comment\0\0"),
      deflateSync(Buffer.alloc(64 * 1_048_576, 120)),
    ]);
    const chunk = pngOf(["zTXt", text]).subarray(signature, -12);
    const afterHead = signature + 25;
    const bomb = Buffer.concat([plain.subarray(0, afterHead), chunk, plain.subarray(afterHead)]);
    expect((await stored("wordy.png", bomb)).length).toBeLessThan(plain.length * 2);
  });
});

describe("a file with an existing name", () => {
  it("replaces the old one, which stays readable by its id", async () => {
    await files.taken("autumn-B.jpg", 2, await picture("jpeg", "#0000ff"));
    const old = await files.newest("autumn-B.jpg");
    const before = await files.bytesAt("/CBP/autumn-B.jpg");
    expect(await files.taken("autumn-B.jpg", 2, await picture("jpeg", "#00ff00"))).toEqual({
      estado: -2,
      nombre: "autumn-B.jpg",
    });
    expect(await files.states("autumn-B.jpg")).toEqual([0, -2]);
    expect(await files.bytesAt("/CBP/autumn-B.jpg")).not.toEqual(before);
    expect(await files.bytesAt(`/CBP/autumn-B.jpg?id=${old.id}`)).toEqual(before);
    const ofOld = { path: { name: "autumn-B.jpg" }, query: { id: old.id } };
    expect((await server.call("uploadedFile", { ...ofOld, as: "cliente" })).status).toBe(404);
    const elsewhere = { path: { name: "spring-B.jpg" }, query: { id: old.id } };
    expect((await server.call("uploadedFile", { ...elsewhere, as: "admin" })).status).toBe(404);
  });

  it("replaces a disabled one and is active", async () => {
    await files.taken("closed.pdf", 1, pdf);
    await files.change(await files.newest("closed.pdf"), -1);
    expect((await files.taken("closed.pdf", 1, pdf)).estado).toBe(-2);
    expect(await files.states("closed.pdf")).toEqual([0, -2]);
  });

  it("replaces a file whose name differs in case only", async () => {
    await files.taken("Mixed.pdf", 1, pdf);
    await files.taken("mixed.PDF", 1, pdf);
    expect([await files.states("Mixed.pdf"), await files.states("mixed.PDF")]).toEqual([[-2], [0]]);
  });

  it("uploaded concurrently leaves one active and the others historic", async () => {
    const colors = ["#100000", "#200000", "#300000", "#400000"];
    const contents = await Promise.all(colors.map((color) => picture("jpeg", color)));
    const answers = await Promise.all(
      contents.map((content) => files.taken("race-B.jpg", 2, content)),
    );
    expect(answers.map(({ estado }) => estado).sort((a, b) => b - a)).toEqual([0, -2, -2, -2]);
    expect((await files.states("race-B.jpg")).sort((a, b) => b - a)).toEqual([0, -2, -2, -2]);
  });
});

describe("states", () => {
  it("change until a file is historic", async () => {
    await files.taken("states-B.jpg", 2, await picture("jpeg"));
    const file = await files.newest("states-B.jpg");
    const { id } = file;
    const answered = async (estado: number) =>
      (await files.change(file, estado)).body as FileRecord;
    expect((await answered(-1)).estado).toBe(-1);
    expect(await lastAudit()).toMatchObject({
      action: "file.changed",
      target: "states-B.jpg",
      detail: { id, estado: [0, -1] },
    });
    expect((await answered(0)).estado).toBe(0);
    expect((await answered(0)).estado).toBe(0);
    expect((await answered(-3)).estado).toBe(-2);
    for (const estado of [0, -1, -3]) {
      const refused = await files.change(file, estado);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ reason: "file-historic" });
    }
    expect(await files.states("states-B.jpg")).toEqual([-2]);
    expect((await server.send("GET", "/CBP/states-B.jpg", { as: "admin" })).status).toBe(404);
  });

  it("require the name of the file", async () => {
    const file = await files.newest("spring-B.jpg");
    expect((await files.change({ ...file, nombre: "autumn-B.jpg" }, -1)).status).toBe(400);
    expect(await files.newest("spring-B.jpg")).toEqual(file);
  });

  it("decide which banners are shown", async () => {
    const banners = async () =>
      (await server.ok("getImagesUploaded", { as: "junior" })).archivo_data.map(
        ({ nombre }) => nombre,
      );
    const file = await files.newest("spring-B.jpg");
    expect(await banners()).toContain("spring-B.jpg");
    await files.change(file, -1);
    expect(await banners()).not.toContain("spring-B.jpg");
    await files.change(file, 0);
    expect(await banners()).toContain("spring-B.jpg");
  });

  it("decide the newsletter: the newest active one", async () => {
    const news = () => server.ok("getPdfUploaded", { as: "cliente" });
    for (const file of await files.all())
      if (file.id_tipo_archivo === 1) await files.change(file, -1);
    expect(await news()).toEqual([]);
    await files.taken("older.pdf", 1, pdf);
    await files.taken("newer & better.pdf", 1, `${pdf}%\n%%EOF\n`);
    expect(await news()).toEqual([{ archivo_data: "/CBP/newer%20%26%20better.pdf" }]);
    await files.change(await files.newest("newer & better.pdf"), -1);
    expect(await news()).toEqual([{ archivo_data: "/CBP/older.pdf" }]);
  });
});

describe("a product's picture", () => {
  const shown = (name: string) => files.bytesAt(`/Products/${name}`);
  const there = async (name: string) =>
    (await server.call("productImage", { path: { name } })).status === 200;

  it("is replaced, and the previous one becomes a historic file", async () => {
    await addImage(server.data, "BR31338", "what the demo drew");
    expect((await files.taken("BR31338.jpg", 4, await picture("jpeg", "#123456"))).estado).toBe(-2);
    expect(await files.states("BR31338.jpg")).toEqual([0, -2]);
    expect(await shown("BR31338.jpg")).toEqual(await files.bytesAt("/CBP/BR31338.jpg"));
    const [, old] = await files.named("BR31338.jpg");
    expect(String(await files.bytesAt(`/CBP/BR31338.jpg?id=${old?.id}`))).toBe(
      "what the demo drew",
    );
  });

  it("is shown and hidden with its file", async () => {
    const file = await files.newest("BR31338.jpg");
    await files.change(file, -1);
    expect(await there("BR31338.jpg")).toBe(false);
    await files.change(file, 0);
    expect(await there("BR31338.jpg")).toBe(true);
    await files.change(file, -3);
    expect(await there("BR31338.jpg")).toBe(false);
  });

  it("may be the fourth, or replace an existing picture", async () => {
    await files.taken("BR31338_4.jpg", 4, await picture("jpeg", "#654321"));
    expect(await there("BR31338_4.jpg")).toBe(true);
    await addImage(server.data, "BR01", "a drawing");
    await files.taken("BR01.jpg", 4, await picture("jpeg", "#111111"));
    expect(await shown("BR01.jpg")).toEqual(await files.bytesAt("/CBP/BR01.jpg"));
  });

  it("requires an existing product", async () => {
    expect(await files.taken("ZZ99999.jpg", 4, await picture("jpeg"))).toEqual({
      estado: 0,
      nombre: "ZZ99999.jpg",
    });
    expect(await there("ZZ99999.jpg")).toBe(false);
  });
});
