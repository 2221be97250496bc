import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort } from "../testing/server-process.ts";
import { folderStorage } from "./folder-storage.ts";
import { s3Storage } from "./s3-storage.ts";
import { type Storage, StorageError } from "./storage.ts";
import { type S3Server, startS3 } from "./testing/s3-server.ts";

let folder: string;
let s3: S3Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "caliper-storage-"));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const sha256 = (content: string) => createHash("sha256").update(content).digest("hex");
const bytes = (content: string) => new Uint8Array(Buffer.from(content));

const backends: [string, () => Storage][] = [
  ["a folder", () => folderStorage(join(folder, "objects"))],
  ["S3", () => s3Storage(s3.place)],
];

describe.each(backends)("%s", (_name, open) => {
  let storage: Storage;
  beforeAll(() => {
    storage = open();
  });

  async function contentOf(key: string, range?: { start: number; end: number }) {
    const content = await storage.open(key, range);
    return content && text(content);
  }
  async function keysUnder(prefix: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { key } of storage.list(prefix)) keys.push(key);
    return keys.sort();
  }

  it("can be used", async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it("returns what it stored, from bytes or from a file, which stays", async () => {
    await storage.put("a/bytes", bytes("héllo"), sha256("héllo"));
    const path = join(folder, "sent");
    await writeFile(path, "from a file");
    await storage.put("a/file", path, sha256("from a file"));
    await storage.put("a/file", path);
    expect([await contentOf("a/bytes"), await contentOf("a/file")]).toEqual([
      "héllo",
      "from a file",
    ]);
    expect(await readdir(folder)).toContain("sent");
  });

  it("replaces an object", async () => {
    await storage.put("replaced", bytes("before"));
    await storage.put("replaced", bytes("after"));
    expect(await contentOf("replaced")).toBe("after");
  });

  it("streams a part", async () => {
    await storage.put("digits", bytes("0123456789"));
    expect(await contentOf("digits", { start: 2, end: 4 })).toBe("234");
    expect(await contentOf("digits", { start: 0, end: 8 })).toBe("012345678");
    expect(await contentOf("digits", { start: 9, end: 9 })).toBe("9");
  });

  it("returns the size and the time of an object", async () => {
    await storage.put("sized", bytes("12345"));
    const found = await storage.find("sized");
    expect(found).toMatchObject({ key: "sized", bytes: 5 });
    // S3 has a resolution of seconds.
    expect(Math.abs((found?.storedAt ?? 0) - Date.now())).toBeLessThan(600_000);
  });

  it("returns nothing for other keys", async () => {
    expect(await storage.find("missing")).toBeUndefined();
    expect(await storage.open("missing")).toBeUndefined();
    expect(await storage.copy("missing", "copied")).toBe(false);
    expect(await storage.find("copied")).toBeUndefined();
    expect(await keysUnder("missing/")).toEqual([]);
    await expect(storage.remove("missing")).resolves.toBeUndefined();
  });

  it("copies an object, also over an equal one", async () => {
    await storage.put("original", bytes("same"));
    expect(await storage.copy("original", "deep/er/copy")).toBe(true);
    expect(await storage.copy("original", "deep/er/copy")).toBe(true);
    await storage.remove("original");
    expect([await contentOf("original"), await contentOf("deep/er/copy")]).toEqual([
      undefined,
      "same",
    ]);
  });

  it("lists every object under a prefix, in any number", async () => {
    // S3 sends at most 1,000 objects in a list.
    const keys = Array.from({ length: 1003 }, (_, index) => `many/${index % 7}/${index}`);
    for (const some of Map.groupBy(keys, (_, index) => Math.floor(index / 50)).values())
      await Promise.all(some.map((key) => storage.put(key, bytes(""))));
    await storage.put("manyother", bytes(""));
    expect(await keysUnder("many/")).toEqual(keys.toSorted());
    expect(await contentOf("many/0/0")).toBe("");
  });

  it("leaves nothing beside the objects", async () => {
    await storage.put("alone/one", bytes("1"));
    await storage.put("alone/one", bytes("2"));
    expect(await keysUnder("alone/")).toEqual(["alone/one"]);
  });
});

describe("S3", () => {
  it.each([
    ["an unknown key", { accessKeyId: "unknown" }, "InvalidAccessKeyId"],
    ["an unknown bucket", { bucket: "missing" }, "NoSuchBucket"],
  ])("with %s is refused with the reason", async (_name, wrong, reason) => {
    const storage = s3Storage({ ...s3.place, ...wrong });
    await expect(storage.check()).rejects.toThrow(StorageError);
    await expect(storage.check()).rejects.toThrow(reason);
    await expect(storage.check()).rejects.toMatchObject({ isTemporary: false });
    await expect(storage.open("a/bytes")).rejects.toThrow(reason);
  });

  it("an unreachable service is an error, not a missing object", async () => {
    const endpoint = `http://127.0.0.1:${await freePort()}`;
    const storage = s3Storage({ ...s3.place, endpoint });
    await expect(storage.find("a/bytes")).rejects.toThrow(/ECONNREFUSED/u);
    await expect(storage.check()).rejects.toMatchObject({ isTemporary: true });
  });
});
