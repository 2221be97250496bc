import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pdf, picture } from "../http/testing/multipart.ts";
import type { CallOptions, TestServer } from "../http/testing/server.ts";
import { folderStorage } from "../storage/index.ts";
import { s3Storage } from "../storage/s3-storage.ts";
import type { Storage } from "../storage/storage.ts";
import { type S3Server, startS3 } from "../storage/testing/s3-server.ts";
import { createFileStore } from "./file-store.ts";
import { startUploads, type Uploads } from "./testing/uploads.ts";

let s3: S3Server;
let folder: string;
beforeAll(async () => {
  s3 = await startS3();
  folder = await mkdtemp(join(tmpdir(), "caliper-storages-"));
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const backends: [string, () => Storage][] = [
  ["a folder", () => folderStorage(folder)],
  ["S3", () => s3Storage(s3.place)],
];

const news = `${pdf}${"0123456789".repeat(20)}\n%%EOF\n`;

describe.each(backends)("files in %s", (_name, open) => {
  let storage: Storage;
  let server: TestServer;
  let files: Uploads;
  let code: string;
  beforeAll(async () => {
    storage = open();
    ({ server, files } = await startUploads({ storage }));
    const { database } = server.data;
    await database.write.deleteFrom("image").execute();
    const product = database.read.selectFrom("product").select("code").limit(1);
    ({ code } = await product.executeTakeFirstOrThrow());
    await files.taken("news.pdf", 1, news);
    await files.taken(`${code}.jpg`, 4, await picture("jpeg"));
  });
  afterAll(() => server.close());

  const newsletter = (headers: CallOptions["headers"] = {}) =>
    server.call("uploadedFile", { path: { name: "news.pdf" }, as: "admin", headers });
  async function keys(): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of storage.list("files/")) found.push(key);
    return found;
  }

  it("are sent as they were received", async () => {
    const answer = await newsletter();
    expect([answer.status, answer.text]).toEqual([200, news]);
    expect(answer.headers).toMatchObject({
      "accept-ranges": "bytes",
      "content-length": String(news.length),
    });
    const etag = String(answer.headers["etag"]);
    expect((await newsletter({ "if-none-match": etag })).status).toBe(304);
  });

  it.each([
    ["bytes=0-3", 0, 3],
    ["bytes=5-", 5, news.length - 1],
    ["bytes=-6", news.length - 6, news.length - 1],
    [`bytes=10-${news.length * 2}`, 10, news.length - 1],
    ["bytes=10-14,15-19", 10, 19],
  ])("are sent in part for %s", async (range, start, end) => {
    const answer = await newsletter({ range });
    expect([answer.status, answer.text]).toEqual([206, news.slice(start, end + 1)]);
    expect(answer.headers).toMatchObject({
      "content-length": String(end - start + 1),
      "content-range": `bytes ${start}-${end}/${news.length}`,
    });
  });

  it("are sent whole for other ranges, and of another version", async () => {
    const etag = String((await newsletter()).headers["etag"]);
    expect((await newsletter({ range: "bytes=0-3", "if-range": etag })).status).toBe(206);
    const others: NonNullable<CallOptions["headers"]>[] = [
      { range: "bytes=0-3", "if-range": '"other"' },
      { range: "bytes=0-1,100-101" },
      { range: "lines=0-3" },
      { range: "bytes=x" },
    ];
    for (const headers of others) {
      const answer = await newsletter(headers);
      expect([headers["range"], answer.status, answer.text]).toEqual([headers["range"], 200, news]);
    }
  });

  it("have no bytes beyond their end", async () => {
    const answer = await newsletter({ range: `bytes=${news.length}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers["content-range"]).toBe(`bytes */${news.length}`);
    expect(answer.body).toMatchObject({ detail: `The file has ${news.length} bytes` });
  });

  it("are pictures of products, in smaller versions, too", async () => {
    const image = (query: { w?: number }) =>
      server.call("productImage", { path: { name: `${code}.jpg` }, query });
    const [whole, smaller] = [await image({}), await image({ w: 160 })];
    expect([whole.status, smaller.status]).toEqual([200, 200]);
    expect([whole, smaller].map(({ headers }) => headers["content-type"])).toEqual([
      "image/jpeg",
      "image/webp",
    ]);
  });

  it("are deleted when no row refers to them", async () => {
    const store = createFileStore({ dataDir: server.data.dataDir, storage });
    const lost = `files/${"a".repeat(64)}`;
    await storage.put(lost, new Uint8Array(1));
    const used = (hashes: readonly string[]) =>
      Promise.resolve(new Set(hashes.filter((hash) => !lost.endsWith(hash))));
    const sweep = (now: number) => store.sweepContents(now, used, (work) => work(used));
    await sweep(Date.now());
    expect(await keys()).toContain(lost);
    const before = (await keys()).length;
    await sweep(Date.now() + 2 * 86_400_000);
    expect(await keys()).not.toContain(lost);
    expect((await keys()).length).toBe(before - 1);
  });
});

it("returns 503 while the storage is unreachable, and stores no row", async () => {
  const own = await startS3();
  const { server, files } = await startUploads({ storage: s3Storage(own.place) });
  await files.taken("news.pdf", 1, news);
  await own.stop();
  const name = "news.pdf";
  const reading = await server.call("uploadedFile", { path: { name }, as: "admin" });
  const sending = await files.send("other.pdf", 1, news);
  for (const answer of [reading, sending]) {
    expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
    expect(answer.body).toMatchObject({ code: "unavailable" });
  }
  expect(await files.named("other.pdf")).toEqual([]);
  await server.close();
});
