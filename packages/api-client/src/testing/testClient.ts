/** A client with a mock and its recorded calls, for the tests of this package. */
import { type MutationOptions, QueryClient } from "@tanstack/react-query";
import { createClient, type ApiClient } from "../client.ts";
import { mockFetch, type MockFetch, type MockHandlers } from "../fixtures/mockFetch.ts";

export interface TestClient {
  readonly client: ApiClient;
  readonly queries: QueryClient;
  /** Method and address of each call, without the origin. */
  readonly calls: readonly string[];
  /** Runs a mutation on `queries`. */
  readonly mutate: <Data, Failure, Facts>(
    options: MutationOptions<Data, Failure, Facts>,
    facts: Facts,
  ) => Promise<Data>;
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
  const queries = new QueryClient();
  return {
    client,
    calls,
    queries,
    mutate: (options, facts) => queries.getMutationCache().build(queries, options).execute(facts),
  };
}
