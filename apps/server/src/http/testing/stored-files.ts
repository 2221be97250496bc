import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { TestDatabase } from "../../testing/index.ts";

/** The file that the samples of the operations refer to; `addFile` gives it this number. */
export const storedFile = { id: 900, nombre: "test-B.jpg" } as const;
/** A historic one beside it. */
export const oldFile = { id: 901, nombre: "old-B.jpg" } as const;

const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex");

async function store(path: string, content: Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content);
}

/** Adds a picture of a product, of any bytes. */
export async function addImage(
  { database, dataDir }: TestDatabase,
  name: string,
  bytes: string | Buffer = name,
  size = { width: 1, height: 1 },
) {
  const content = Buffer.from(bytes);
  const hash = sha256(content);
  await store(join(dataDir, "images", hash.slice(0, 2), `${hash}.jpg`), content);
  const row = { hash, bytes: content.length, ...size };
  await database.write
    .insertInto("image")
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column("name").doUpdateSet(row))
    .execute();
}

/** Adds an uploaded file: kinds 1 PDF, 2 banner, 3 complete; states 0, -1, -2. */
export async function addFile(
  { database, dataDir }: TestDatabase,
  file: { id?: number; nombre: string; kind: number; state: number; mime: string },
) {
  const content = Buffer.from(`content of ${file.nombre} ${file.state}`);
  const hash = sha256(content);
  await store(join(dataDir, "files", hash), content);
  await database.write
    .insertInto("file")
    .values({ ...file, hash, bytes: content.length, created_at: "2026-01-01T00:00:00.000Z" })
    .execute();
}
