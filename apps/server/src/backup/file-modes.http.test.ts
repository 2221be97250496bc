import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const main = join(import.meta.dirname, "../main.ts");

it("data and backups are readable by the server's user only", async () => {
  const folder = await mkdtemp(join(tmpdir(), "caliper-modes-"));
  try {
    const [data, backup] = [join(folder, "data"), join(folder, "backup")];
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, DATA_DIR: data };
    const run = (...words: readonly string[]) =>
      promisify(execFile)(process.execPath, [main, ...words], { env });
    await run("account", "list");
    await run("backup", backup);
    const modes = new Set<string>();
    for (const place of [data, backup]) {
      for (const name of [".", ...(await readdir(place, { recursive: true }))]) {
        const found = await stat(join(place, name));
        modes.add(`${found.isDirectory() ? "folder" : "file"} ${(found.mode & 0o777).toString(8)}`);
      }
    }
    expect([...modes].sort()).toEqual(["file 600", "folder 700"]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
