import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as after } from "node:timers/promises";
import { demoPassword, type TestDatabase } from "./index.ts";

const ownMain = join(import.meta.dirname, "../main.ts");

/** The response; undefined if the connection broke first. */
export type Received<Body> = { readonly status: number; readonly body: Body } | undefined;

/** A body with its content type. */
interface Form {
  readonly body: Buffer<ArrayBuffer>;
  readonly headers: Readonly<Record<string, string>>;
}

interface Sent extends Partial<Omit<Form, "body">> {
  readonly method: string;
  readonly body?: string | Form["body"];
}

interface Program {
  /** More settings. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The server's own entry by default. */
  readonly main?: string;
}

export interface ServerProcess {
  readonly origin: string;
  readonly pid: number | undefined;
  /** Calls as `admin`. */
  call<Body>(method: string, path: string, body?: object): Promise<Received<Body>>;
  /** Sends a form as `admin`. */
  send<Body>(path: string, form: Form): Promise<Received<Body>>;
  /** Ends it without a shutdown. */
  kill(): Promise<void>;
  /** Shuts it down. @returns the exit code */
  stop(): Promise<number | null>;
  readonly hasEnded: () => boolean;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  return typeof address === "object" ? (address?.port ?? 0) : 0;
}

/** Starts the real server, in a process of its own, over the data of a test. */
export async function startServer(
  data: Pick<TestDatabase, "dataDir" | "databaseUrl">,
  port: number,
  { environment = {}, main = ownMain }: Program = {},
): Promise<ServerProcess> {
  const child: ChildProcess = spawn(process.execPath, [main], {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: process.env["PATH"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: data.dataDir,
      LOG_LEVEL: "error",
      ...(data.databaseUrl && { DATABASE_URL: data.databaseUrl }),
      ...environment,
    },
  });
  let output = "";
  child.stderr?.on("data", (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-4000);
  });
  const origin = `http://127.0.0.1:${port}`;
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  let cookie = "";

  async function ask<Body>(path: string, init: Sent): Promise<Received<Body>> {
    try {
      const headers = { ...(cookie && { cookie }), ...init.headers };
      const answer = await fetch(`${origin}${path}`, { ...init, headers });
      const text = await answer.text();
      const [set] = answer.headers.getSetCookie();
      if (set) cookie = set.split(";", 1)[0] ?? "";
      return { status: answer.status, body: (text ? JSON.parse(text) : null) as Body };
    } catch {
      return undefined;
    }
  }
  const call = <Body>(method: string, path: string, body?: object): Promise<Received<Body>> =>
    ask(path, {
      method,
      ...(body && {
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      }),
    });

  while ((await call("GET", "/readyz"))?.status !== 200) {
    if (hasEnded()) {
      const { exitCode, signalCode } = child;
      throw new Error(
        `The server ended with code ${exitCode}, signal ${signalCode}. Its output:\n${output}`,
      );
    }
    await after(50);
  }
  await call("POST", "/api/usersAuth", { cliente: "admin", password: demoPassword });

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    if (!hasEnded()) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  }

  return {
    origin,
    pid: child.pid,
    call,
    send: (path, form) => ask(path, { method: "POST", ...form }),
    hasEnded,
    kill: async () => void (await end("SIGKILL")),
    stop: () => end("SIGTERM"),
  };
}
