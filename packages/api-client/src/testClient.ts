/** A client on a mock, and what a test wants of it. Used by this package's tests only. */
import { QueryClient } from "@tanstack/react-query";
import { createClient, type ApiClient } from "./client.ts";
import { mockFetch, type MockFetch, type MockHandlers } from "./fixtures/mockFetch.ts";

export interface TestClient {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  /** Method and address of each call, without the origin. */
  readonly calls: readonly string[];
}

const origin = "http://caliper.test";

export function testClient(handlers: MockHandlers | MockFetch, retries = 0): TestClient {
  const calls: string[] = [];
  const answer = typeof handlers === "function" ? handlers : mockFetch(handlers);
  const client = createClient({
    baseUrl: origin,
    retries,
    fetch: (request) => {
      calls.push(`${request.method} ${request.url.slice(origin.length)}`);
      return answer(request);
    },
  });
  return { client, calls, queries: new QueryClient() };
}
