import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestDatabase, demoPassword, type TestDatabase } from "../testing/index.ts";
import { freePort, startServer } from "../testing/server-process.ts";

interface Attribute {
  readonly key: string;
  readonly value: { readonly stringValue?: string; readonly intValue?: number };
}
interface Span {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
}
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
}

let data: TestDatabase;
let receiver: Server;
const received: Export["resourceSpans"][number][] = [];
const paths = new Set<string | undefined>();
beforeAll(async () => {
  data = await createTestDatabase();
  receiver = createServer((request, response) => {
    paths.add(request.url);
    void json(request).then((body) => {
      received.push(...(body as Export).resourceSpans);
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
});
afterAll(async () => {
  receiver.close();
  await data.close();
});

const valuesOf = (attributes: readonly Attribute[]) =>
  new Map(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

it("sends the spans of requests and of their queries by the standard variables", async () => {
  const { port } = receiver.address() as AddressInfo;
  const server = await startServer(data, await freePort(), {
    environment: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_SERVICE_NAME: "catalogue",
      OTEL_RESOURCE_ATTRIBUTES: "deployment.environment.name=test",
      OTEL_TRACES_SAMPLER: "parentbased_always_off",
    },
  });
  const ask = (path: string, trace: string, flags: string, json?: object) =>
    fetch(`${server.origin}${path}`, {
      ...(json && { method: "POST", body: JSON.stringify(json) }),
      headers: {
        traceparent: `00-${trace}-00f067aa0ba902b7-${flags}`,
        ...(json && { "content-type": "application/json" }),
      },
    });
  const [wanted, other, posted] = ["a", "b", "c"].map((digit) => digit.repeat(32)) as [
    string,
    string,
    string,
  ];
  const answer = await ask("/api/Ficha_info?codigo=BR31338", wanted, "01");
  await answer.text();
  await ask("/api/Ficha_info?codigo=BR31338", other, "00");
  const person = { cliente: "cliente", password: demoPassword };
  await ask("/api/usersAuth", posted, "01", person);
  // The last spans are sent when the server stops.
  expect(await server.stop()).toBe(0);

  expect([...paths]).toEqual(["/v1/traces"]);
  const resource = valuesOf(received[0]?.resource.attributes ?? []);
  expect(resource.get("service.name")).toBe("catalogue");
  expect(resource.get("deployment.environment.name")).toBe("test");
  const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  expect(new Set(spans.map(({ traceId }) => traceId))).toEqual(new Set([wanted, posted]));
  /** The name of a trace's request, and the kinds of its queries. */
  const traceOf = (trace: string) => {
    const own = spans.filter(({ traceId }) => traceId === trace);
    const [request] = own.filter(({ parentSpanId }) => parentSpanId === "00f067aa0ba902b7");
    const queries = own.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    return [request?.name, [...new Set(queries.map(({ name }) => name))].toSorted()];
  };
  expect(traceOf(wanted)).toEqual(["fichaInfo", ["select", "with"]]);
  // What follows the body of a request belongs to it, too.
  expect(traceOf(posted)).toEqual(["usersAuth", expect.arrayContaining(["insert", "select"])]);
  const [read] = spans.filter(({ name }) => name === "fichaInfo");
  const attributes = valuesOf(read?.attributes ?? []);
  expect(attributes.get("http.response.status_code")).toBe(200);
  expect(attributes.get("caliper.request_id")).toBe(answer.headers.get("x-request-id"));
  expect(JSON.stringify(received)).not.toMatch(/BR31338|caliper-demo/u);
});
