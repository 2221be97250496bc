import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as after } from "node:timers/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createProxyServer } from "http-proxy-3";

/** Interval of readiness checks, in ms; less than the time for which a stopping server still handles requests. */
const checkEveryMs = 200;

export interface Balancer {
  readonly url: string;
  close(): Promise<void>;
}

/** Bytes: longer bodies are passed on as they arrive, and their requests are not repeated. */
const longestRepeated = 1_000_000;

async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
  const { "content-length": length = "0", "transfer-encoding": encoding } = request.headers;
  if (encoding !== undefined || Number(length) > longestRepeated) return undefined;
  return buffer(request);
}

/** A reverse proxy that gives each request to the next of the servers that are ready. */
export async function startBalancer(origins: readonly string[], port = 0): Promise<Balancer> {
  const ready = new Set<string>();
  let isClosed = false;
  let turn = 0;
  const proxy = createProxyServer({ xfwd: true });

  async function watch(origin: string): Promise<void> {
    while (!isClosed) {
      const isReady = await fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) ready.add(origin);
      else ready.delete(origin);
      await after(checkEveryMs);
    }
  }

  /**
   * @param body of the request; undefined when it is passed on as it arrives
   * @param tried servers that did not answer: none has seen the request, or it may be repeated
   */
  function pass(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer | undefined,
    tried: ReadonlySet<string>,
  ) {
    const others = origins.filter((origin) => ready.has(origin) && !tried.has(origin));
    const target = others[(turn += 1) % Math.max(1, others.length)];
    if (target === undefined) {
      response.writeHead(503, { "retry-after": "1" }).end();
      return;
    }
    const options = { target, ...(body && { buffer: Readable.from([body]) }) };
    proxy.web(request, response, options, (error) => {
      const { code } = error as NodeJS.ErrnoException;
      const isUnseen = code === "ECONNREFUSED" && body !== undefined;
      const mayRepeat = isUnseen || request.method === "GET";
      if (mayRepeat && !response.headersSent && tried.size < origins.length)
        pass(request, response, body, new Set([...tried, target]));
      else if (response.headersSent) response.destroy();
      else response.writeHead(502).end();
    });
  }

  const server = createServer((request, response) => {
    bodyOf(request).then(
      (body) => pass(request, response, body, new Set()),
      () => response.destroy(),
    );
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const watching = origins.map(watch);
  while (ready.size < origins.length) await after(checkEveryMs);
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      isClosed = true;
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      proxy.close();
      await Promise.all([closed, ...watching]);
    },
  };
}
