import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sharedTestServer } from "./testing/server.ts";
import { shapeOf } from "./testing/shapes.ts";

/** A request of version 1.0.0 of the embed, and the type of each value in the answer that it got. */
interface Recorded {
  readonly widget: string;
  readonly method: "GET" | "HEAD" | "POST";
  readonly url: string;
  readonly body?: object;
  readonly answer: Readonly<Record<string, string>>;
}

const file = new URL("testing/embed-v1.json", import.meta.url);
const recorded = JSON.parse(readFileSync(file, "utf8")) as readonly Recorded[];
const server = sharedTestServer();

// Exact versions stay on pages for years, so a value may be added to an answer, but none may be removed or change its type.
it.each(recorded)("answers $method $url as $widget reads it", async (request) => {
  const { method, url, body, answer: expected } = request;
  const { status, body: answered } = await server.send(method, url, {
    as: "embed_prices",
    ...(body && { body }),
  });
  expect(status).toBe(200);
  expect(Object.fromEntries(shapeOf(answered))).toMatchObject(expected);
});
