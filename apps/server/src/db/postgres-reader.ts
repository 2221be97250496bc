import { Socket } from "node:net";
import pg from "pg";
import type { PreparedQuery, RunQuery } from "./prepared-query.ts";

/** A connection, and how many of its queries are under way. */
interface Line {
  readonly client: Promise<pg.Client>;
  readonly socket: Socket;
  running: number;
}

/**
 * One plan for all values: otherwise PostgreSQL plans ranges and lists again for each query, which takes longer than
 * the query itself. Such a plan must not look up lists of keys in the trigram index, which only bitmap scans use.
 */
const settings = "set plan_cache_mode = force_generic_plan; set enable_bitmapscan = off";

/**
 * Connections on which a query is sent without waiting for the answers of earlier ones. A search needs several short
 * queries; waiting for a free connection and for each answer costs more than the queries themselves.
 */
export function postgresReader(connectionString: string, connections: number) {
  const lines: Line[] = [];
  const underWay = new Set<Promise<unknown>>();
  let shared: Line | undefined;

  function open(): Line {
    const socket = new Socket();
    const client = new pg.Client({ connectionString, pipeline: true, stream: () => socket });
    const connected = async () => {
      await client.connect();
      await client.query(settings);
      return client;
    };
    const line: Line = { client: connected(), socket, running: 0 };
    const forget = () => {
      const place = lines.indexOf(line);
      if (place >= 0) lines.splice(place, 1);
    };
    // When the server ends a connection, its queries fail and the next query opens a new one.
    client.on("error", forget);
    client.on("end", forget);
    line.client.catch(forget);
    lines.push(line);
    return line;
  }

  async function query<Row>(line: Line, { name, sql: text, parameters }: PreparedQuery) {
    line.running += 1;
    try {
      const client = await line.client;
      line.socket.cork();
      process.nextTick(() => line.socket.uncork());
      // The server parses and plans a named query once per connection.
      const { rows } = await client.query({ name, text, values: [...parameters] });
      return rows as Row[];
    } finally {
      line.running -= 1;
    }
  }

  function minBusy(): Line {
    const idle = lines.find(({ running }) => running === 0);
    if (idle) return idle;
    if (lines.length < connections) return open();
    return lines.reduce((best, each) => (each.running < best.running ? each : best));
  }

  /** Queries issued in the same tick are written together, because a write takes longer than a query. */
  function lineOfTick(): Line {
    if (!shared) {
      shared = minBusy();
      process.nextTick(() => {
        shared = undefined;
      });
    }
    return shared;
  }

  const run: RunQuery = (prepared) => {
    const running = query<never>(lineOfTick(), prepared);
    underWay.add(running);
    const forget = () => underWay.delete(running);
    running.then(forget, forget);
    return running;
  };

  return {
    run,
    async close(): Promise<void> {
      await Promise.allSettled(underWay);
      await Promise.allSettled(lines.map(async ({ client }) => (await client).end()));
    },
  };
}
