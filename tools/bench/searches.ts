import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { startPostgres } from "../../apps/server/src/testing/postgres-server.ts";
import { normalizeCode } from "../../packages/catalogue-model/src/index.ts";
import { run } from "../run.ts";
import { type Call, load, median, sessionCookie } from "./load.ts";
import { freePort, serve } from "./serve.ts";

export type Scale = "demo" | "large" | "huge";

/** The contents of each scale, for titles. */
export const scaleTitles: Readonly<Record<Scale, string>> = {
  demo: "demo size",
  large: "300,000 applications, 400,000 interchanges",
  huge: "200,000 products, 3 million applications, 4 million interchanges",
};

/** Medians of rounds at 16 connections. */
export interface SearchMeasured {
  readonly perSecond: number;
  /** ms */
  readonly p99: number;
  /** Rate over that of a bare handler that reads eight rows of the same index. */
  readonly ratio: number;
}

export interface Place {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
}

const connections = 16;
const rounds = 3;
const seconds = 2;

/** Searches by their form, as recorded by `prepare.ts`. */
export async function measureSearches(
  place: Place,
  searches: Readonly<Record<string, readonly Call[]>>,
  signIn: object,
): Promise<Record<string, SearchMeasured>> {
  const { dataDir, databaseUrl } = place;
  const port = await freePort();
  const caliper = await serve("apps/demo/src/main.ts", [], port, "/readyz", {
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: "error",
    CALIPER_DEMO: "1",
    RATE_LIMIT: "0",
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  });
  const barePort = await freePort();
  const bareArguments = [dataDir, String(barePort), ...(databaseUrl ? [databaseUrl] : [])];
  const bare = await serve("tools/bench/bare-index.ts", bareArguments, barePort, "/A", {});
  try {
    const headers = { cookie: await sessionCookie(caliper.origin, signIn) };
    const results: Record<string, SearchMeasured> = {};
    for (const [form, calls] of Object.entries(searches)) {
      const looks = calls.map(({ path, body }) => ({
        method: "GET" as const,
        path: `/${normalizeCode(textOf(path, body))}`,
      }));
      await load(caliper.origin, calls, headers, 1, connections);
      await load(bare.origin, looks, {}, 1, connections);
      const pairs: { perSecond: number; p99: number; ratio: number }[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const caliperResult = await load(caliper.origin, calls, headers, seconds, connections);
        const other = await load(bare.origin, looks, {}, seconds, connections);
        pairs.push({ ...caliperResult, ratio: caliperResult.perSecond / other.perSecond });
      }
      results[form] = {
        perSecond: median(pairs.map((pair) => pair.perSecond)),
        p99: median(pairs.map((pair) => pair.p99)),
        ratio: median(pairs.map((pair) => pair.ratio)),
      };
    }
    return results;
  } finally {
    await Promise.all([caliper.stop(), bare.stop()]);
  }
}

function textOf(path: string, body: string | undefined): string {
  if (body !== undefined) return (JSON.parse(body) as { text: string }).text;
  return new URL(path, "http://x").searchParams.get("codigo") ?? "";
}

/** Builds a database of a scale and returns the records of `prepare.ts`. */
export async function prepareScale<Recorded>(
  folder: string,
  scale: Scale,
  databaseUrl?: string,
): Promise<{ readonly place: Place; readonly recorded: Recorded }> {
  const dataDir = join(folder, databaseUrl ? `${scale}-postgres` : scale);
  mkdirSync(dataDir);
  const output = `${dataDir}.json`;
  const parameters = [scale, dataDir, output, ...(databaseUrl ? [databaseUrl] : [])];
  const prepared = await run("node", ["tools/bench/prepare.ts", ...parameters], true);
  if (prepared.code !== 0) throw new Error("the database could not be prepared");
  const recorded = JSON.parse(readFileSync(output, "utf8")) as Recorded;
  return { place: { dataDir, databaseUrl }, recorded };
}

/** A catalogue of each scale in turn, on a PostgreSQL of its own. */
export async function onPostgres(
  folder: string,
  scales: readonly Scale[],
  measure: (scale: Scale, place: Place, searches: Record<string, Call[]>) => Promise<void>,
): Promise<void> {
  const server = await startPostgres();
  try {
    for (const scale of scales) {
      const client = new pg.Client({ connectionString: server.url("postgres") });
      await client.connect();
      await client.query(`create database ${scale}`);
      await client.end();
      const url = server.url(scale);
      type Recorded = { readonly searches: Record<string, Call[]> };
      const { place, recorded } = await prepareScale<Recorded>(folder, scale, url);
      await measure(scale, place, recorded.searches);
    }
  } finally {
    await server.stop();
  }
}
