import { describe, expect, it } from "vitest";
import {
  bannersQuery,
  changeFileMutation,
  fileRefusalOf,
  filesQuery,
  productImageName,
  productImagesQuery,
  productImageUrl,
  rereadFiles,
  type Banner,
  type StoredFile,
} from "./files.ts";
import { ApiError } from "./errors.ts";
import { bannersAnswer, changedFile, filesAnswer, problem } from "./fixtures/index.ts";
import { keys } from "./keys.ts";
import { testClient } from "./testClient.ts";

const there = () => new Response(null, { status: 200 });

describe("product images", () => {
  it("have a number, starting with the second", () => {
    expect(productImageName("BR31338")).toBe("BR31338.jpg");
    expect(productImageName("BR31338", 4)).toBe("BR31338_4.jpg");
  });

  it("have a URL that encodes any code", () => {
    const { client } = testClient({});
    expect(productImageUrl(client, "BD/BR 1200", 2)).toBe(
      "http://caliper.test/Products/BD%2FBR%201200_2.jpg",
    );
  });

  const probe = async (present: number) => {
    const { client, calls, queries } = testClient({
      "HEAD /Products/{name}": ({ params }) => {
        const number = Number(/_(\d)\.jpg$/u.exec(params["name"] ?? "")?.[1] ?? 1);
        return number <= present ? there() : problem(404);
      },
    });
    const images = await queries.query(productImagesQuery(client, "BR1"));
    return { calls, urls: images.map(({ url }) => url) };
  };

  it("a replaced picture has a new URL", async () => {
    const headers = { ETag: '"5324a3c69df33dc74baa"' };
    const { client, queries } = testClient({
      "HEAD /Products/{name}": ({ params, request }) => {
        expect(request.cache).toBe("no-cache");
        return params["name"] === "BR1.jpg" ? new Response(null, { headers }) : problem(404);
      },
    });
    const url = "http://caliper.test/Products/BR1.jpg?v=5324a3c69df3";
    expect(await queries.query(productImagesQuery(client, "BR1"))).toEqual([
      { url, thumbnail: url },
    ]);
  });

  it.each([
    [2000, "160w 480w 960w"],
    [960, "160w 480w 960w"],
    [700, "160w 480w 700w"],
    [100, "100w"],
  ])("have smaller versions if the server sends the size: %i px", async (width, offered) => {
    const headers = { ETag: '"5324a3c69df33dc74baa"', "Image-Size": `${width}x600` };
    const { client, queries } = testClient({
      "HEAD /Products/{name}": ({ params }) =>
        params["name"] === "BR1.jpg" ? new Response(null, { headers }) : problem(404),
    });
    const [image] = await queries.query(productImagesQuery(client, "BR1"));
    const url = "http://caliper.test/Products/BR1.jpg?v=5324a3c69df3";
    expect(image).toMatchObject({ url, width, height: 600, thumbnail: `${url}&w=160` });
    const sources = image?.srcSet?.split(", ").map((source) => source.split(" ")) ?? [];
    expect(sources.map(([, size]) => size).join(" ")).toBe(offered);
    expect(sources[0]).toEqual([`${url}&w=160`, offered.split(" ")[0]]);
  });

  it.each([
    [0, 1],
    [1, 2],
    [3, 4],
    [4, 4],
    [9, 4],
  ])("%i present: %i probes, until the first that is missing", async (present, probes) => {
    const { calls, urls } = await probe(present);
    expect(calls).toHaveLength(probes);
    expect(calls[0]).toBe("HEAD /Products/BR1.jpg");
    expect(urls).toHaveLength(Math.min(present, 4));
    expect(urls.at(1) ?? "http://caliper.test/Products/BR1_2.jpg").toBe(
      "http://caliper.test/Products/BR1_2.jpg",
    );
  });

  it.each([400, 403, 404])("are empty if the server returns %i", async (status) => {
    const { client, queries } = testClient({ "HEAD /Products/{name}": problem(status) });
    expect(await queries.query(productImagesQuery(client, "BR1"))).toEqual([]);
  });

  it("fail when the server fails, instead of showing an empty gallery", async () => {
    const { client, queries } = testClient({ "HEAD /Products/{name}": problem(500) });
    await expect(queries.query(productImagesQuery(client, "BR1"))).rejects.toMatchObject({
      kind: "server",
    });
  });
});

describe("bannersQuery", () => {
  it("returns URLs on the server", async () => {
    const { client, queries } = testClient({ "GET /api/getImagesUploaded": bannersAnswer });
    const banners = await queries.query(bannersQuery(client));
    expect(banners[0]).toEqual({
      id: 3,
      name: "rotors-B.jpg",
      // A banner that replaces another of the same name has a new number.
      url: "http://caliper.test/CBP/rotors-B.jpg?v=3",
    });
  });

  it("shows cached banners immediately and caches new ones", async () => {
    const old: readonly Banner[] = [{ id: 1, name: "old-B.jpg", url: "/CBP/old-B.jpg" }];
    let saved: readonly Banner[] = [];
    const cache = {
      read: () => ({ banners: old, savedAt: 0 }),
      save: (banners: readonly Banner[]) => {
        saved = banners;
      },
    };
    const { client, queries } = testClient({ "GET /api/getImagesUploaded": bannersAnswer });
    const options = bannersQuery(client, cache);
    expect(options).toMatchObject({ initialData: old, initialDataUpdatedAt: 0 });
    await queries.query({ ...options, staleTime: 0 });
    expect(saved).toHaveLength(3);
  });
});

describe("files", () => {
  it("have kinds, states and a version's own address", async () => {
    const { client, queries } = testClient({ "GET /api/getAllImagesAndPdfs": filesAnswer });
    const files = await queries.query(filesQuery(client));
    expect(files.map(({ kind, state }) => [kind, state])).toEqual([
      ["banner", "active"],
      ["pdf", "active"],
      ["image", "active"],
      ["banner", "active"],
      ["complete", "disabled"],
      ["pdf", "disabled"],
      ["banner", "disabled"],
      ["banner", "historic"],
      ["pdf", "historic"],
    ]);
    expect(files[7]?.url).toBe("http://caliper.test/CBP/rotors-B.jpg?id=14");
  });

  it.each([
    ["active", 0],
    ["disabled", -1],
    ["historic", -3],
  ] as const)("become %s with %i, in the list too", async (to, estado) => {
    const sent: unknown[] = [];
    const { client, queries, mutate } = testClient({
      "GET /api/getAllImagesAndPdfs": filesAnswer,
      "POST /api/updateFileState": ({ body }) => {
        sent.push(body);
        return changedFile(body);
      },
    });
    const [file] = await queries.query(filesQuery(client));
    if (file === undefined) throw new Error("The fixture has files.");
    await mutate(changeFileMutation(client), { file, to });
    expect(sent).toEqual([{ id: 21, nombre: "rotors-B.jpg", estado }]);
    const known = queries.getQueryData<readonly StoredFile[]>(keys.files());
    expect(known?.map(({ state }) => state)[0]).toBe(to);
    expect(known).toHaveLength(filesAnswer.length);
  });

  it("are reloaded with the queries that depend on them and the cached banners", async () => {
    let saved: readonly Banner[] = [];
    const cache = {
      read: () => ({ banners: [], savedAt: Date.now() }),
      save: (banners: readonly Banner[]) => {
        saved = banners;
      },
    };
    const { client, queries, calls } = testClient({
      "GET /api/getAllImagesAndPdfs": filesAnswer,
      "GET /api/getImagesUploaded": bannersAnswer,
    });
    await queries.query(filesQuery(client));
    await rereadFiles(queries, client, cache);
    expect(saved).toHaveLength(3);
    expect(queries.getQueryState(keys.files())?.isInvalidated).toBe(true);
    expect(calls).toEqual(["GET /api/getAllImagesAndPdfs", "GET /api/getImagesUploaded"]);
  });

  it("contain the reason of a refusal, if the server names one", async () => {
    const refusal = (reason?: string) =>
      fileRefusalOf(
        new ApiError({
          kind: "invalid",
          problem: {
            type: "",
            title: "",
            status: 400,
            code: "bad-request",
            ...(reason && { reason }),
          },
        }),
      );
    expect(refusal("file-content")).toBe("file-content");
    expect(refusal("weather")).toBeUndefined();
    expect(refusal()).toBeUndefined();
  });
});
