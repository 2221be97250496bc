import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { form, pdf, picture, pngOf, upload } from "../http/testing/multipart.ts";
import type { TestServer } from "../http/testing/server.ts";
import { type Refused, startUploads, type Uploads } from "./testing/uploads.ts";

// Uploads that are stored are tested on both databases, in uploads.db.test.ts.
let server: TestServer;
let files: Uploads;
beforeAll(async () => {
  ({ server, files } = await startUploads());
});
afterAll(() => server.close());

describe("rejects, naming the file,", () => {
  const jpeg = () => picture("jpeg", "#00aa00");
  const script = "<script>alert(1)</script>";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`;
  const zipEnd = Buffer.from("PK\x05\x06" + "\0".repeat(18), "latin1");
  /** A few bytes that declare a huge size. */
  const promise = (width: number, height: number): Buffer => {
    const head = Buffer.alloc(13);
    head.writeUInt32BE(width);
    head.writeUInt32BE(height, 4);
    head.set([8, 2], 8);
    return pngOf(["IHDR", head], ["IDAT", deflateSync(Buffer.alloc(100_000))]);
  };
  /** A picture that takes many bytes. */
  const noise = (format: "jpeg" | "png" | "gif" | "webp") => {
    const create = {
      width: 200,
      height: 200,
      channels: 3,
      background: "#fff",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    } as const;
    return sharp({ create }).toFormat(format).toBuffer();
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
        const whole = await noise("jpeg");
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
    [
      "script.gif",
      4,
      () => Buffer.concat([Buffer.from("GIF89a/*"), Buffer.from(`*/=1;${script}`)]),
      "file-content",
    ],
    ["gif.js.gif", 4, () => "GIF89a/*\0\0\0\0*/=1;alert(1)", "file-damaged"],
    [
      "php.jpg",
      4,
      async () => Buffer.concat([await jpeg(), Buffer.from("<?php x")]),
      "file-content",
    ],
    ["bomb.png", 4, () => promise(60_000, 60_000), "file-pixels"],
    ["wide.png", 4, () => promise(50_000, 50_000), "file-pixels"],
    ["BR31338.png", 4, () => promise(30_000, 100), "file-pixels"],
    ["BR31338.webp", 4, () => svg, "file-content"],
    ["BR31338.JPG", 4, async () => (await noise("jpeg")).subarray(0, 5000), "file-damaged"],
    ["D1200.png", 4, async () => (await noise("png")).subarray(0, 20_000), "file-damaged"],
    ["D1200.webp", 4, async () => (await noise("webp")).subarray(0, 5000), "file-damaged"],
    ["D1200.gif", 4, async () => (await noise("gif")).subarray(0, 5000), "file-damaged"],
    ["BR31338_5.jpg", 4, jpeg, "file-name"],
    ["spring-B.jpg", 4, jpeg, "file-kind"],
    ["spring-C.jpg", 2, jpeg, "file-kind"],
    ["other.jpg", 2, jpeg, "file-kind"],
    ["news.pdf", 4, () => pdf, "file-kind"],
  ];
  it.each(contents)("%s of kind %i", async (name, kind, content, reason) => {
    const before = (await files.all()).length;
    const answer = await files.send(name, kind, await content());
    expect([answer.status, (answer.body as Refused).reason]).toEqual([400, reason]);
    expect((answer.body as Refused).detail).toContain(name);
    expect((await files.all()).length).toBe(before);
    expect(await files.incoming()).toEqual([]);
  });

  it("an animation with too many frames", async () => {
    const frames = 201;
    const colors = Array.from({ length: frames }, (_, at) => (at % 2 === 0 ? "#000" : "#fff"));
    const pictures = await Promise.all(
      colors.map((background) =>
        sharp({ create: { width: 2, height: 2, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const gif = await sharp(pictures, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(frames);
    expect(((await files.send("long.gif", 4, gif)).body as Refused).reason).toBe("file-pixels");
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
    "a\u200b.jpg",
    "a\0.jpg",
    "..\\\\up.jpg",
    "a/../b.jpg",
    "/etc/passwd.jpg",
    "C:\\\\a.jpg",
    "CON .jpg",
    "com\u00b9.pdf",
    "conout$.jpg",
    "a.jpg...",
    `${"x".repeat(300)}.jpg`,
    `${"x".repeat(197)}.jpg`,
  ])("the name %j", async (name) => {
    const answer = await files.send(name, 4, await jpeg());
    expect([answer.status, (answer.body as Refused).reason]).toEqual([400, "file-name"]);
  });

  it("incomplete forms, forms with extra fields, and bodies that are not forms", async () => {
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
    expect(await files.named(name)).toEqual([]);
    expect(await files.incoming()).toEqual([]);
  });
});
