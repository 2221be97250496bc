import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Wire } from "@caliper/api-client/wire";
import { form, pdf, picture, upload } from "../http/testing/multipart.ts";
import { startTestServer, type TestServer } from "../http/testing/server.ts";
import { addImage } from "../http/testing/stored-files.ts";
import { createFileStore } from "./file-store.ts";

type FileRecord = Wire<"FileRecord">;
interface Refused {
  readonly detail: string;
  readonly reason?: string;
}

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.data.database.write.deleteFrom("file").execute();
});
afterAll(() => server.close());

const send = (name: string, kind: number, content: Buffer | string) =>
  server.call("imgAndPdfUpload", { ...upload(name, kind, content), as: "admin" });
const taken = async (name: string, kind: number, content: Buffer | string) => {
  const answer = await send(name, kind, content);
  if (answer.status !== 200) throw new Error(`${name}: ${answer.text}`);
  return answer.body as Wire<"FileUploadAnswer">;
};
const all = () => server.ok<FileRecord[]>("getAllImagesAndPdfs", { as: "admin" });
const named = async (nombre: string) => (await all()).filter((each) => each.nombre === nombre);
const states = async (nombre: string) => (await named(nombre)).map(({ estado }) => estado);
const newest = async (nombre: string) => {
  const [file] = await named(nombre);
  if (!file) throw new Error(`There is no ${nombre}`);
  return file;
};
const change = (file: FileRecord, estado: number) =>
  server.call("updateFileState", {
    as: "admin",
    body: { id: file.id, nombre: file.nombre, estado },
  });
const bytesAt = async (url: string) => {
  const cookie = await server.cookieOf("admin");
  return (await server.app.inject({ url, headers: { cookie } })).rawPayload;
};
const lastAudit = async () => {
  const [entry] = await server.ok<Wire<"AuditEntry">[]>("listAudit", {
    as: "admin",
    query: { limit: 1 },
  });
  return entry;
};
const incoming = () => readdir(join(server.data.dataDir, "incoming"));

describe("a new file", () => {
  it("is AGREGADO, listed first, active, and noted in the log", async () => {
    expect(await taken("spring-B.jpg", 2, await picture("jpeg"))).toEqual({
      estado: 0,
      nombre: "spring-B.jpg",
    });
    const [first] = await all();
    expect(first).toMatchObject({ nombre: "spring-B.jpg", id_tipo_archivo: 2, estado: 0 });
    expect(await lastAudit()).toMatchObject({
      actor: "admin",
      action: "file.uploaded",
      target: "spring-B.jpg",
      detail: { id: first?.id, kind: 2 },
    });
    expect(await incoming()).toEqual([]);
  });

  it.each([
    ["complete-C.jpg", 3, "jpeg"],
    ["plain.jpg", 4, "jpeg"],
    ["plain.jpeg", 4, "jpeg"],
    ["UPPER.JPG", 4, "jpeg"],
    ["logo.png", 4, "png"],
    ["turning.gif", 4, "gif"],
    ["50% de descuento, ñandú (2).jpg", 4, "jpeg"],
  ] as const)("%s is of kind %i", async (name, kind, format) => {
    await taken(name, kind, await picture(format));
    const place = `/CBP/${encodeURIComponent(name)}`;
    const answer = await server.send("GET", place, { as: "admin" });
    expect(answer.headers["content-type"]).toBe(`image/${format}`);
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
  });

  it("may come before its kind in the form", async () => {
    const { body, headers } = form({ name: "first.pdf", content: pdf });
    const tail = form(undefined, { id_tipo_archivo: "1" }).body;
    const end = body.lastIndexOf("------caliper");
    const whole = Buffer.concat([body.subarray(0, end), tail]);
    const answer = await server.call("imgAndPdfUpload", { body: whole, headers, as: "admin" });
    expect(answer.body).toEqual({ estado: 0, nombre: "first.pdf" });
  });

  it("has the composed form of its name", async () => {
    const { nombre } = await taken("bolet\u0069\u0301n.pdf", 1, pdf);
    expect(nombre).toBe("bolet\u00edn.pdf");
  });

  it("tells nobody where the photo was taken, nor what lies behind its end", async () => {
    const blank = sharp({ create: { width: 20, height: 10, channels: 3, background: "#fff" } });
    const located = await blank
      .withExif({ IFD0: { Copyright: "someone" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(located).metadata()).exif).toBeDefined();
    await taken("located.jpg", 4, Buffer.concat([located, Buffer.from("left over")]));
    const stored = await bytesAt("/CBP/located.jpg");
    const { exif, width, height } = await sharp(stored).metadata();
    expect(exif).toBeUndefined();
    // Turned as it said before.
    expect([width, height]).toEqual([10, 20]);
    expect(stored.includes("left over")).toBe(false);
  });
});

describe("a file of a name that is there", () => {
  it("is SUSTITUIDO; the old one is historic and can still be looked at by its number", async () => {
    await taken("autumn-B.jpg", 2, await picture("jpeg", "#0000ff"));
    const old = await newest("autumn-B.jpg");
    const before = await bytesAt("/CBP/autumn-B.jpg");
    expect(await taken("autumn-B.jpg", 2, await picture("jpeg", "#00ff00"))).toEqual({
      estado: -2,
      nombre: "autumn-B.jpg",
    });
    expect(await states("autumn-B.jpg")).toEqual([0, -2]);
    expect(await bytesAt("/CBP/autumn-B.jpg")).not.toEqual(before);
    expect(await bytesAt(`/CBP/autumn-B.jpg?id=${old.id}`)).toEqual(before);
    const ofOld = { path: { name: "autumn-B.jpg" }, query: { id: old.id } };
    expect((await server.call("uploadedFile", { ...ofOld, as: "cliente" })).status).toBe(403);
    const elsewhere = { path: { name: "spring-B.jpg" }, query: { id: old.id } };
    expect((await server.call("uploadedFile", { ...elsewhere, as: "admin" })).status).toBe(404);
  });

  it("replaces a disabled one, and is active", async () => {
    await taken("closed.pdf", 1, pdf);
    await change(await newest("closed.pdf"), -1);
    expect((await taken("closed.pdf", 1, pdf)).estado).toBe(-2);
    expect(await states("closed.pdf")).toEqual([0, -2]);
  });

  it("twice at once ends with one active and the others historic", async () => {
    const colours = ["#100000", "#200000", "#300000", "#400000"];
    const contents = await Promise.all(colours.map((colour) => picture("jpeg", colour)));
    const answers = await Promise.all(contents.map((content) => taken("race-B.jpg", 2, content)));
    expect(answers.map(({ estado }) => estado).sort((a, b) => b - a)).toEqual([0, -2, -2, -2]);
    expect((await states("race-B.jpg")).sort((a, b) => b - a)).toEqual([0, -2, -2, -2]);
  });
});

describe("states", () => {
  it("go to and fro, until a file is sent to old", async () => {
    await taken("states-B.jpg", 2, await picture("jpeg"));
    const file = await newest("states-B.jpg");
    const { id } = file;
    const answered = async (estado: number) => (await change(file, estado)).body as FileRecord;
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
      const refused = await change(file, estado);
      expect(refused.status).toBe(409);
      expect(refused.body).toMatchObject({ reason: "file-historic" });
    }
    expect(await states("states-B.jpg")).toEqual([-2]);
    expect((await server.send("GET", "/CBP/states-B.jpg", { as: "admin" })).status).toBe(404);
  });

  it("of another file are not changed by a wrong name", async () => {
    const file = await newest("spring-B.jpg");
    expect((await change({ ...file, nombre: "autumn-B.jpg" }, -1)).status).toBe(400);
    expect(await newest("spring-B.jpg")).toEqual(file);
  });

  it("say which banners are shown", async () => {
    const banners = async () =>
      (
        await server.ok<Wire<"UploadedImages">>("getImagesUploaded", { as: "junior" })
      ).archivo_data.map(({ nombre }) => nombre);
    const file = await newest("spring-B.jpg");
    expect(await banners()).toContain("spring-B.jpg");
    await change(file, -1);
    expect(await banners()).not.toContain("spring-B.jpg");
    await change(file, 0);
    expect(await banners()).toContain("spring-B.jpg");
  });

  it("say which newsletter is read: the newest active one", async () => {
    const news = () => server.ok<Wire<"Newsletter">[]>("getPdfUploaded", { as: "cliente" });
    for (const file of await all()) if (file.id_tipo_archivo === 1) await change(file, -1);
    expect(await news()).toEqual([]);
    await taken("older.pdf", 1, pdf);
    await taken("newer & better.pdf", 1, `${pdf}%\n%%EOF\n`);
    expect(await news()).toEqual([{ archivo_data: "/CBP/newer%20%26%20better.pdf" }]);
    await change(await newest("newer & better.pdf"), -1);
    expect(await news()).toEqual([{ archivo_data: "/CBP/older.pdf" }]);
  });
});

describe("a product's picture", () => {
  const shown = (name: string) => bytesAt(`/Products/${name}`);
  const there = async (name: string) =>
    (await server.call("productImage", { path: { name } })).status === 200;

  it("is replaced, and the one before becomes a historic file", async () => {
    await addImage(server.data, "BR31338", "what the demo drew");
    expect((await taken("BR31338.jpg", 4, await picture("jpeg", "#123456"))).estado).toBe(-2);
    expect(await states("BR31338.jpg")).toEqual([0, -2]);
    expect(await shown("BR31338.jpg")).toEqual(await bytesAt("/CBP/BR31338.jpg"));
    const [, old] = await named("BR31338.jpg");
    expect(String(await bytesAt(`/CBP/BR31338.jpg?id=${old?.id}`))).toBe("what the demo drew");
  });

  it("goes and comes with its file", async () => {
    const file = await newest("BR31338.jpg");
    await change(file, -1);
    expect(await there("BR31338.jpg")).toBe(false);
    await change(file, 0);
    expect(await there("BR31338.jpg")).toBe(true);
    await change(file, -3);
    expect(await there("BR31338.jpg")).toBe(false);
  });

  it("may be the fourth, or of what has a picture already", async () => {
    await taken("BR31338_4.jpg", 4, await picture("jpeg", "#654321"));
    expect(await there("BR31338_4.jpg")).toBe(true);
    await addImage(server.data, "BR01", "a drawing");
    await taken("BR01.jpg", 4, await picture("jpeg", "#111111"));
    expect(await shown("BR01.jpg")).toEqual(await bytesAt("/CBP/BR01.jpg"));
  });

  it("is none of a product that isn't there, and no PNG", async () => {
    await taken("ZZ99999.jpg", 4, await picture("jpeg"));
    expect(await there("ZZ99999.jpg")).toBe(false);
    await taken("D1200.png", 4, await picture("png"));
    const image = await server.data.database.read
      .selectFrom("image")
      .select("name")
      .where("name", "in", ["D1200.png", "ZZ99999"])
      .execute();
    expect(image).toEqual([]);
  });
});

describe("what is refused, naming the file", () => {
  const jpeg = () => picture("jpeg", "#00aa00");
  const script = "<script>alert(1)</script>";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
  const zipEnd = Buffer.from("PK\x05\x06" + "\0".repeat(18), "latin1");
  /** Says to be as large as it can be said, in a few bytes. */
  const promise = (width: number, height: number): Buffer => {
    const chunk = (type: string, data: Buffer) => {
      const named = Buffer.concat([Buffer.from(type), data]);
      const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
      length.writeUInt32BE(data.length);
      check.writeUInt32BE(crc32(named));
      return Buffer.concat([length, named, check]);
    };
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width);
    head.writeUInt32BE(height, 4);
    head.set([8, 2], 8);
    const signature = Buffer.from("89504e470d0a1a0a", "hex");
    const pixels = chunk("IDAT", deflateSync(Buffer.alloc(100_000)));
    return Buffer.concat([signature, chunk("IHDR", head), pixels, chunk("IEND", Buffer.alloc(0))]);
  };
  const contents: readonly [string, number, () => Promise<Buffer> | Buffer | string, string][] = [
    ["script.jpg", 4, () => script, "file-content"],
    ["drawing.svg", 4, () => svg, "file-content"],
    ["drawing.jpg", 4, () => svg, "file-content"],
    ["page.html", 4, () => script, "file-content"],
    ["program.exe", 4, () => "MZ", "file-content"],
    ["nothing", 4, () => "", "file-content"],
    ["empty.jpg", 4, () => "", "file-content"],
    ["really.png", 4, jpeg, "file-content"],
    ["picture.pdf", 1, jpeg, "file-content"],
    ["document.jpg", 4, () => pdf, "file-content"],
    ["late.pdf", 1, () => `\n\n${pdf}`, "file-content"],
    ["half.pdf", 1, () => pdf.slice(0, 40), "file-damaged"],
    [
      "cut.jpg",
      4,
      async () => {
        const noise = {
          width: 200,
          height: 200,
          channels: 3,
          background: "#fff",
          noise: { type: "gaussian", mean: 128, sigma: 60 },
        } as const;
        const whole = await sharp({ create: noise }).jpeg().toBuffer();
        return whole.subarray(0, whole.length / 2);
      },
      "file-damaged",
    ],
    ["head.png", 4, async () => (await picture("png")).subarray(0, 20), "file-damaged"],
    ["archive.jpg", 4, async () => Buffer.concat([await jpeg(), zipEnd]), "file-content"],
    [
      "archive.pdf",
      1,
      () => Buffer.concat([Buffer.from(pdf), zipEnd, Buffer.from("%%EOF")]),
      "file-content",
    ],
    ["both.jpg", 4, async () => Buffer.concat([await jpeg(), Buffer.from(pdf)]), "file-content"],
    ["page.jpg", 4, async () => Buffer.concat([await jpeg(), Buffer.from(script)]), "file-content"],
    ["bomb.png", 4, () => promise(60_000, 60_000), "file-pixels"],
    ["spring-B.jpg", 4, jpeg, "file-kind"],
    ["spring-C.jpg", 2, jpeg, "file-kind"],
    ["other.jpg", 2, jpeg, "file-kind"],
    ["news.pdf", 4, () => pdf, "file-kind"],
  ];
  it.each(contents)("%s of kind %i", async (name, kind, content, reason) => {
    const before = (await all()).length;
    const answer = await send(name, kind, await content());
    expect([answer.status, (answer.body as Refused).reason]).toEqual([400, reason]);
    expect((answer.body as Refused).detail).toContain(name);
    expect((await all()).length).toBe(before);
    expect(await incoming()).toEqual([]);
  });

  it("an animation of more frames than anybody looks at", async () => {
    const frames = 201;
    const colours = Array.from({ length: frames }, (_, at) => (at % 2 === 0 ? "#000" : "#fff"));
    const pictures = await Promise.all(
      colours.map((background) =>
        sharp({ create: { width: 2, height: 2, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(pictures, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(frames);
    expect(((await send("long.gif", 4, gif)).body as Refused).reason).toBe("file-pixels");
  });

  it.each([
    "../up.jpg",
    "a/b.jpg",
    "a\\\\b.jpg",
    "%2e%2e%2fup.jpg",
    "a%00.jpg",
    "CON.jpg",
    "lpt1.jpg",
    ".hidden.jpg",
    "..jpg",
    " a.jpg",
    "a.jpg ",
    "a.jpg.",
    "a:b.jpg",
    "a*.jpg",
    "a\u0007.jpg",
    "a\u202egpj.jpg",
    `${"x".repeat(197)}.jpg`,
  ])("the name %j", async (name) => {
    const answer = await send(name, 4, await jpeg());
    expect([answer.status, (answer.body as Refused).reason]).toEqual([400, "file-name"]);
  });

  it("forms without a file, without a kind, with more than that, and no forms", async () => {
    const name = "form.jpg";
    const content = await jpeg();
    const file = { name, content };
    const forms = [
      form(undefined, { id_tipo_archivo: "4" }),
      form(file),
      form(file, { id_tipo_archivo: "5" }),
      form(file, { id_tipo_archivo: "4", more: "x" }),
      { ...form(file, { id_tipo_archivo: "4" }), body: "no form" },
      { ...form(file), headers: { "content-type": "multipart/form-data" } },
    ];
    for (const each of forms) {
      const answer = await server.call("imgAndPdfUpload", { ...each, as: "admin" });
      expect(answer.status).toBe(400);
    }
    const whole = upload(name, 4, content).body;
    const cut = { ...upload(name, 4, content), body: whole.subarray(0, whole.length - 200) };
    expect((await server.call("imgAndPdfUpload", { ...cut, as: "admin" })).status).toBe(400);
    expect(await named(name)).toEqual([]);
    expect(await incoming()).toEqual([]);
  });
});

describe("what is too large", () => {
  it("is refused at its announced size, naming it, and nothing is written", async () => {
    const content = Buffer.alloc(51 * 1_048_576);
    const answer = await send("large.pdf", 1, content);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      reason: "file-size",
      detail: "large.pdf: it is larger than 50 MB",
    });
    expect(await incoming()).toEqual([]);
  });

  it("is refused while it comes in when nobody said how much there is, 200 MB too", async () => {
    await server.app.listen({ port: 0, host: "127.0.0.1" });
    const address = server.app.server.address();
    const port = typeof address === "object" ? address?.port : 0;
    const { headers } = form(undefined);
    const cookie = await server.cookieOf("admin");
    const head = upload("endless.jpg", 4, Buffer.of(0xff, 0xd8, 0xff)).body;
    let most = 0;
    const [status, text] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      const call = httpRequest(
        {
          port,
          host: "127.0.0.1",
          method: "POST",
          path: "/api/imgAndPdfUpload",
          headers: { ...headers, cookie, "transfer-encoding": "chunked" },
        },
        (answer) => {
          let body = "";
          answer.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
          answer.on("end", () => {
            call.destroy();
            resolve([answer.statusCode, body]);
          });
        },
      );
      call.on("error", reject);
      let sent = 0;
      const chunk = Buffer.alloc(1_048_576);
      Readable.from(
        (async function* chunks() {
          yield head.subarray(0, head.lastIndexOf("\r\n------caliper"));
          while (sent < 200) {
            sent += 1;
            most = Math.max(most, ...(await Promise.all((await incoming()).map(sizeOf))));
            yield chunk;
          }
        })(),
      ).pipe(call);
    });
    expect([status, (JSON.parse(text) as Refused).reason]).toEqual([413, "file-size"]);
    expect(most).toBeLessThanOrEqual(20 * 1_048_576);
    expect(await incoming()).toEqual([]);
  });

  const sizeOf = (name: string) =>
    stat(join(server.data.dataDir, "incoming", name)).then(
      ({ size }) => size,
      () => 0,
    );
});

describe("the disk", () => {
  it("that is full refuses the file, and keeps nothing of it", async () => {
    const full = () =>
      new Writable({
        write: (_chunk, _encoding, done) =>
          done(Object.assign(new Error("no space left"), { code: "ENOSPC", syscall: "write" })),
      });
    const store = createFileStore({ dataDir: server.data.dataDir, writeTo: full });
    const work = store.withIncoming(
      () => "big.pdf",
      ({ received }) => store.receive("big.pdf", Readable.from([Buffer.from(pdf)]), received, 1e6),
    );
    await expect(work).rejects.toMatchObject({ kind: "full", reason: "storage-full" });
    await expect(work).rejects.toThrow("big.pdf: the server's disk is full; nothing was stored");
  });

  it("keeps the received files of an hour, and clears those that a crash left", async () => {
    const store = createFileStore({ dataDir: server.data.dataDir });
    await store.withIncoming(
      () => "kept.pdf",
      async ({ received }) => {
        await store.receive("kept.pdf", createReadStream(import.meta.filename), received, 1e6);
        await store.sweep(Date.now());
        expect(await incoming()).toHaveLength(1);
        await store.sweep(Date.now() + 3_700_000);
        expect(await incoming()).toEqual([]);
      },
    );
  });
});
