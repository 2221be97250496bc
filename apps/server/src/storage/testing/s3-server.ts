import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "../../testing/server-process.ts";
import type { S3Place } from "../s3-storage.ts";

export interface S3Server {
  readonly place: S3Place;
  /** The settings of a server process that uses this storage. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

/** Where a storage is that is stopped and started again. */
export interface S3Home {
  readonly folder: string;
  readonly port: number;
}

const bucket = "caliper";
/** Both credentials of s3rver. */
const key = "S3RVER";
const program = createRequire(import.meta.url).resolve("s3rver/bin/s3rver.js");

/** Starts S3-compatible storage with an empty bucket, on a free local port; or at `home`, with what is there, which it leaves. */
export async function startS3(home?: S3Home): Promise<S3Server> {
  const { folder, port } = home ?? {
    folder: await mkdtemp(join(tmpdir(), "caliper-s3-")),
    port: await freePort(),
  };
  const words = ["-d", folder, "-a", "127.0.0.1", "-p", `${port}`, "--configure-bucket", bucket];
  // It encrypts the tokens of its lists with DES.
  const options = ["--openssl-legacy-provider", program, ...words];
  const child = spawn(process.execPath, options, { stdio: ["ignore", "pipe", "ignore"] });
  const killed = () => child.kill();
  process.once("exit", killed);
  // It prints its address once it listens, and then each request.
  const lines = createInterface({ input: child.stdout });
  await Promise.race([
    once(lines, "line"),
    once(child, "exit").then(() => Promise.reject(new Error("s3rver did not start"))),
  ]);
  const endpoint = `http://127.0.0.1:${port}`;
  return {
    place: {
      bucket,
      prefix: "parts/",
      region: "us-east-1",
      endpoint,
      accessKeyId: key,
      secretAccessKey: key,
      sessionToken: undefined,
    },
    environment: {
      STORAGE_URL: `s3://${bucket}/parts?endpoint=${endpoint}`,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    async stop() {
      process.off("exit", killed);
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, "exit");
        child.kill();
        await ended;
      }
      if (!home) await rm(folder, { recursive: true, force: true });
    },
  };
}
