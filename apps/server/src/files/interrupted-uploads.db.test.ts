import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, rm, stat, writeFile } from "node:fs/promises";
import { request as httpRequest } from "node:http";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { form, pdf, upload } from "../http/testing/multipart.ts";
import type { Caller, TestServer } from "../http/testing/server.ts";
import { folderStorage } from "../storage/index.ts";
import { filesRepository } from "./files.repository.ts";
import { createFileStore } from "./file-store.ts";
import { type Refused, startUploads, type Uploads } from "./testing/uploads.ts";

let server: TestServer;
let files: Uploads;
beforeAll(async () => {
  ({ server, files } = await startUploads());
  await server.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(() => server.close());

const folders = () => ({
  dataDir: server.data.dataDir,
  storage: folderStorage(server.data.dataDir),
});

/** Opens the request of an upload without sending its body. */
async function openUpload(caller: Caller | undefined, headers: Record<string, string | number>) {
  const address = server.app.server.address();
  const cookie = caller && (await server.cookieOf(caller));
  return httpRequest({
    port: typeof address === "object" ? address?.port : 0,
    host: "127.0.0.1",
    method: "POST",
    path: "/api/imgAndPdfUpload",
    headers: { ...headers, ...(cookie && { cookie }) },
  });
}

describe("a file that is too large", () => {
  it("is refused by its announced size before anything is written", async () => {
    const content = Buffer.alloc(51 * 1_048_576);
    const answer = await files.send("large.pdf", 1, content);
    expect(answer.status).toBe(413);
    expect(answer.body).toMatchObject({
      reason: "file-size",
      detail: "large.pdf: it is larger than 50 MB",
    });
    expect(await files.incoming()).toEqual([]);
  });

  it("is refused before its first byte when its announced size is far too large", async () => {
    const headers = { ...form(undefined).headers, "content-length": 2 * 1024 * 1_048_576 };
    const call = await openUpload("admin", headers);
    const answered = new Promise<[number | undefined, string | undefined]>((resolve, reject) => {
      call.on("error", reject);
      call.on("response", (answer) => {
        answer.resume();
        resolve([answer.statusCode, answer.headers.connection]);
      });
    });
    call.flushHeaders();
    expect(await answered).toEqual([413, "close"]);
    call.destroy();
  });

  it("is refused while it is received when no size was announced", async () => {
    const head = upload("endless.jpg", 4, Buffer.of(0xff, 0xd8, 0xff)).body;
    let most = 0;
    const call = await openUpload("admin", {
      ...form(undefined).headers,
      "transfer-encoding": "chunked",
    });
    const [status, text] = await new Promise<[number | undefined, string]>((resolve, reject) => {
      call.on("response", (answer) => {
        let body = "";
        answer.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
        answer.on("end", () => {
          call.destroy();
          resolve([answer.statusCode, body]);
        });
      });
      call.on("error", reject);
      let sent = 0;
      const chunk = Buffer.alloc(1_048_576);
      Readable.from(
        (async function* chunks() {
          yield head.subarray(0, head.lastIndexOf("\r\n------caliper"));
          while (sent < 200) {
            sent += 1;
            most = Math.max(most, ...(await Promise.all((await files.incoming()).map(sizeOf))));
            yield chunk;
          }
        })(),
      ).pipe(call);
    });
    expect([status, (JSON.parse(text) as Refused).reason]).toEqual([413, "file-size"]);
    expect(most).toBeLessThanOrEqual(20 * 1_048_576);
    expect(await files.incoming()).toEqual([]);
  });

  const sizeOf = (name: string) =>
    stat(join(server.data.dataDir, "incoming", name)).then(
      ({ size }) => size,
      () => 0,
    );
});

describe("a connection", () => {
  const megabyte = 1_048_576;
  /** Opens an upload and sends only its beginning. */
  async function begin(caller: Caller | undefined) {
    const call = await openUpload(caller, {
      ...form(undefined).headers,
      "content-length": 200 * megabyte,
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      call.on("error", reject);
      call.on("response", (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
    });
    const head = upload("long-B.jpg", 2, Buffer.of(0xff, 0xd8, 0xff)).body;
    call.write(head.subarray(0, head.lastIndexOf("\r\n------caliper")));
    return { call, answered };
  }

  it.each([
    [undefined, 401],
    ["junior", 403],
    ["cliente", 403],
    ["planta", 403],
  ] as const)("from %s ends with %i before the file is received", async (caller, status) => {
    const { call, answered } = await begin(caller);
    expect(await answered).toBe(status);
    expect(await files.incoming()).toEqual([]);
    call.destroy();
  });

  it("from an administrator gets its response before 200 MB are received", async () => {
    const { call, answered } = await begin("admin");
    expect(await answered).toBe(413);
    call.destroy();
  });

  it("that is interrupted leaves no file", async () => {
    const whole = upload("broken-off.pdf", 1, Buffer.alloc(megabyte));
    const headers = { ...whole.headers, "content-length": whole.body.length };
    const call = await openUpload("admin", headers);
    call.on("error", () => undefined);
    call.write(whole.body.subarray(0, megabyte / 2));
    await vi.waitUntil(async () => (await files.incoming()).length > 0);
    call.destroy();
    await vi.waitUntil(async () => (await files.incoming()).length === 0);
    expect(await files.named("broken-off.pdf")).toEqual([]);
    expect((await files.taken("after.pdf", 1, pdf)).estado).toBe(0);
  });
});

describe("a full disk", () => {
  it("refuses the file and keeps no part of it", async () => {
    const full = () =>
      new Writable({
        write: (_chunk, _encoding, done) =>
          done(Object.assign(new Error("no space left"), { code: "ENOSPC", syscall: "write" })),
      });
    const store = createFileStore({ ...folders(), writeTo: full });
    const work = store.withIncoming(
      () => "big.pdf",
      ({ received }) => store.receive("big.pdf", Readable.from([Buffer.from(pdf)]), received, 1e6),
    );
    await expect(work).rejects.toMatchObject({ kind: "full", reason: "storage-full" });
    await expect(work).rejects.toThrow("big.pdf: the server's disk is full; nothing was stored");
  });
});

describe("cleanup", () => {
  const day = 86_400_000;
  const storeOf = () => createFileStore(folders());
  const referredTo = (hashes: readonly string[]) =>
    filesRepository(server.data.database).referred(hashes);
  const sweep = (now: number) =>
    storeOf().sweepContents(now, referredTo, (work) => work(referredTo));
  const lay = async (folder: string, name: string) => {
    const path = join(server.data.dataDir, folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, "unused");
    return path;
  };
  const there = (path: string) => stat(path).then(Boolean, () => false);

  it("keeps running uploads and deletes files of crashed ones", async () => {
    const store = storeOf();
    await store.withIncoming(
      () => "kept.pdf",
      async ({ received }) => {
        const began = Date.now();
        await store.receive("kept.pdf", createReadStream(import.meta.filename), received, 1e6);
        await store.sweepIncoming(began - 1000);
        expect(await files.incoming()).toHaveLength(1);
        await store.sweepIncoming(Date.now() + 1000);
        expect(await files.incoming()).toEqual([]);
      },
    );
  });

  it("deletes unreferenced contents after a day", async () => {
    for (const [name, kind] of [
      ["one.pdf", 1],
      ["two.pdf", 1],
      ["three.pdf", 1],
    ] as const) {
      await files.taken(name, kind, `${pdf}${name}\n%%EOF\n`);
    }
    await files.change(await files.newest("one.pdf"), -3);
    // The files of the demo data are unreferenced here.
    const referred = await referredTo(await files.contents());
    const unused = [
      await lay("files", "a".repeat(64)),
      await lay("images", `bb/${"b".repeat(64)}.jpg`),
      await lay("images", `cc/${"c".repeat(64)}.jpg.${randomUUID()}`),
    ];
    const others = [await lay("files", "README.txt"), await lay("images", "Thumbs.db")];
    await sweep(Date.now() + day - 60_000);
    expect(await Promise.all(unused.map(there))).toEqual([true, true, true]);
    await sweep(Date.now() + day + 60_000);
    expect(await Promise.all(unused.map(there))).toEqual([false, false, false]);
    expect(await Promise.all(others.map(there))).toEqual([true, true]);
    expect(new Set(await files.contents())).toEqual(new Set([...referred, "README.txt"]));
  });

  it("deletes nothing when most contents are unreferenced", async () => {
    const before = await files.contents();
    const none = () => Promise.resolve(new Set<string>());
    const swept = storeOf().sweepContents(Date.now() + 2 * day, none, (work) => work(none));
    await expect(swept).rejects.toThrow(/is this their database\? None is deleted/u);
    expect(await files.contents()).toEqual(before);
  });

  it("keeps contents that a concurrent upload refers to", async () => {
    const path = await lay("files", "d".repeat(64));
    const meanwhile = () => Promise.resolve(new Set(["d".repeat(64)]));
    await storeOf().sweepContents(Date.now() + 2 * day, referredTo, (work) => work(meanwhile));
    expect(await there(path)).toBe(true);
    await rm(path);
  });
});
