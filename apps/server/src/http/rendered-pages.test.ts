import type { FastifyRequest } from "fastify";
import { expect, it } from "vitest";
import { createPageCache, type Page, pageOf, renderingOf } from "./rendered-pages.ts";

const page = (html: string, status = 200) => pageOf({ status, html, scripts: [], styles: [] });

const request = {} as FastifyRequest;
/** Of a caller that may not have pages rendered. */
const refusedRequest = {} as FastifyRequest;

function cache(capacity = 10) {
  let revision = 1;
  const rendered: string[] = [];
  const pages = createPageCache<Page>(
    {
      revision: () => Promise.resolve(revision),
      queue: (render) => render(),
      renderings: (caller) =>
        caller === refusedRequest ? Promise.reject(new Error("too many")) : undefined,
    },
    capacity,
  );
  return {
    rendered,
    commit: () => (revision += 1),
    get: (key: string, status?: number) =>
      pages.page(request, [key], () => {
        rendered.push(key);
        return Promise.resolve(page(`${key} of ${revision}`, status));
      }),
    pages,
  };
}

it("renders a page once for simultaneous requests", async () => {
  const { get, rendered } = cache();
  const [one, other] = await Promise.all([get("a"), get("a")]);
  expect(one).toBe(other);
  expect(rendered).toEqual(["a"]);
});

it("does not keep a page whose catalogue changed while it was rendered", async () => {
  const { commit, get, pages } = cache();
  const { promise, resolve } = Promise.withResolvers<void>();
  const early = pages.page(request, ["a"], async () => {
    await promise;
    return page("before the commit");
  });
  commit();
  const late = get("a");
  resolve();
  expect(String(await (await early)?.bytes("identity"))).toBe("before the commit");
  expect(String(await (await late)?.bytes("identity"))).toBe("a of 2");
  expect(await get("a")).toBe(await late);
});

it("drops the page that was used longest ago", async () => {
  const { get, rendered } = cache(2);
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
  expect(rendered).toEqual(["a", "b", "c", "b"]);
});

it("rejects only the caller that may not request a rendering", async () => {
  const { get, pages, rendered } = cache();
  const refused = pages.page(refusedRequest, ["a"], () => Promise.resolve(page("never")));
  const [one, other] = await Promise.allSettled([refused, get("a")]);
  expect([one.status, other.status]).toEqual(["rejected", "fulfilled"]);
  expect(rendered).toEqual(["a"]);
  // A cached page needs no rendering.
  const kept = pages.page(refusedRequest, ["a"], () => Promise.reject(new Error("again")));
  expect(await kept).toBe(await get("a"));
});

it("keeps neither missing pages nor failures", async () => {
  const { get, pages, rendered } = cache();
  await get("missing", 404);
  await get("missing", 404);
  expect(rendered).toEqual(["missing", "missing"]);
  const broken = () => Promise.reject(new Error("broken"));
  await expect(pages.page(request, ["b"], broken)).rejects.toThrow("broken");
  await get("b");
  expect(rendered).toEqual(["missing", "missing", "b"]);
});

it("fills in what differs between callers, and keeps the last few forms", () => {
  let filled = 0;
  const rendering = renderingOf(200, (origin: string) => {
    filled += 1;
    return { status: 200, html: `from ${origin}`, scripts: [], styles: [] };
  });
  const mine = rendering.pageFor("https://mine.example");
  expect(rendering.pageFor("https://mine.example")).toBe(mine);
  expect(rendering.pageFor("https://other.example").etag).not.toBe(mine.etag);
  expect(filled).toBe(2);
  for (let host = 0; host < 50; host += 1) rendering.pageFor(`https://${host}.example`);
  expect(rendering.pageFor("https://mine.example")).not.toBe(mine);
});
