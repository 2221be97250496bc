import { ApiError } from "@caliper/api-client";
import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { cachedState, type RenderedState, restoreState, showFailure } from "./renderedState.ts";

const page = { language: "en", origin: "https://caliper.example" } as const;

/** The state as the browser reads it from the document. */
const sent = (queries: QueryClient): RenderedState =>
  JSON.parse(JSON.stringify({ ...page, ...cachedState(queries) })) as RenderedState;

/** A mounted widget's first content, and how often it calls the server. */
function mounted(queries: QueryClient, queryKey: readonly unknown[]) {
  let calls = 0;
  const observer = new QueryObserver(queries, {
    queryKey,
    staleTime: 60_000,
    queryFn: () => Promise.resolve((calls += 1)),
  });
  const end = observer.subscribe(() => undefined);
  const { data, error } = observer.getCurrentResult();
  end();
  return { data, error, calls };
}

it("passes responses on to the browser, which does not repeat the requests", () => {
  const server = new QueryClient();
  server.setQueryData(["caliper", "datasheet", { codigo: "BR1", user: undefined }], {
    code: "BR1",
  });
  const browser = new QueryClient();
  restoreState(browser, sent(server));
  const shown = mounted(browser, ["caliper", "datasheet", { user: undefined, codigo: "BR1" }]);
  expect(shown).toEqual({ data: { code: "BR1" }, error: null, calls: 0 });
});

it("passes a failure on, which server and browser show instead of retrying", async () => {
  const server = new QueryClient();
  const key = ["caliper", "datasheet", { codigo: "ZZ" }];
  const error = new ApiError({ kind: "notFound", status: 404 });
  const queryFn = () => Promise.reject(error);
  await expect(server.fetchQuery({ queryKey: key, queryFn })).rejects.toBe(error);
  showFailure(server, key);
  const browser = new QueryClient();
  restoreState(browser, sent(server));
  for (const queries of [server, browser]) {
    const shown = mounted(queries, key);
    expect(shown.error).toBeInstanceOf(ApiError);
    expect(shown).toMatchObject({ data: undefined, error: { kind: "notFound" }, calls: 0 });
  }
});
