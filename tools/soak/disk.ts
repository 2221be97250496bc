import { spawnSync } from "node:child_process";
import { mkdtemp, open, rm, rmdir } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A small disk that can be filled. */
export interface Disk {
  readonly folder: string;
  /** Fills it up to the last byte. */
  fill(): Promise<void>;
  /** Frees what `fill` took. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

/** Enough for what an hour of the soak writes. */
const megabytes = 2048;
const chunk = Buffer.alloc(1_048_576, 1);

/** Mounts a file system of limited size in memory. @returns undefined where this user may not mount one */
export async function mountDisk(): Promise<Disk | undefined> {
  const folder = await mkdtemp(join(tmpdir(), "caliper-disk-"));
  const options = ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=1777`, "tmpfs", folder];
  if (spawnSync("mount", options).status !== 0) {
    await rmdir(folder);
    return undefined;
  }
  const unmount = () => spawnSync("umount", ["--lazy", folder]);
  process.once("exit", unmount);
  const ballast = join(folder, "ballast");
  return {
    folder,
    async fill() {
      const file = await open(ballast, "w");
      try {
        for (const size of [chunk.length, 4096])
          while (await hasRoom(() => file.write(chunk, 0, size)));
      } finally {
        await file.close();
      }
    },
    free: () => rm(ballast, { force: true }),
    async remove() {
      process.off("exit", unmount);
      unmount();
      await rmdir(folder);
    },
  };
}

async function hasRoom(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOSPC") return false;
    throw error;
  }
}
