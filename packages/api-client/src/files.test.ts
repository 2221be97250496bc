import { describe, expect, it } from "vitest";
import {
  bannersQuery,
  changeFileMutation,
  fileRefusalOf,
  filesQuery,
  productImagesQuery,
  rereadFiles,
  type Banner,
  type StoredFile,
} from "./files.ts";
import { ApiError } from "./errors.ts";
import { bannersAnswer, changedFile, datasheetAnswers, filesAnswer } from "./fixtures/index.ts";
import { datasheetQuery } from "./datasheet.ts";
import * as operation from "./generated/endpoints.ts";
import { keyOf } from "./query.ts";
import { testClient } from "./testing/testClient.ts";

describe("product images", () => {
  const picture = { Name: "BD/BR 1200_2.jpg", Version: "5324a3c69df3", Width: 800, Height: 600 };

  const imagesOf = async (wire: typeof picture) => {
    const { client, calls, queries } = testClient({ "GET /api/v1/pictures": [wire] });
    const images = await queries.query(productImagesQuery(client, "BD/BR 1200"));
    return { images, calls };
  };

  it("are asked for by one call, and have URLs that change with their content", async () => {
    const { images, calls } = await imagesOf(picture);
    expect(calls).toEqual(["GET /api/v1/pictures?name=BD%2FBR%201200"]);
    const url = "http://caliper.test/Products/BD%2FBR%201200_2.jpg?v=5324a3c69df3";
    expect(images).toEqual([
      {
        url,
        thumbnail: `${url}&w=160`,
        srcSet: `${url}&w=160 160w, ${url}&w=480 480w, ${url}&w=960 800w`,
        width: 800,
        height: 600,
      },
    ]);
  });

  it.each([
    [2000, "160w 480w 960w"],
    [960, "160w 480w 960w"],
    [700, "160w 480w 700w"],
    [100, "100w"],
  ])("have smaller versions, none wider than %i px", async (Width, offered) => {
    const { images } = await imagesOf({ ...picture, Width });
    const sources = images[0]?.srcSet?.split(", ").map((source) => source.split(" ")) ?? [];
    expect(sources.map(([, size]) => size).join(" ")).toBe(offered);
  });

  it("of a datasheet are those that it lists, without another call", async () => {
    const Pictures = [picture, { ...picture, Name: "BR31338_2.jpg" }];
    const Drawing = { ...picture, Name: "BR01.jpg" };
    const wire = { ...datasheetAnswers.brake_rotors, Pictures, Drawing };
    const { client, calls, queries } = testClient({ "GET /api/Ficha_info": wire });
    const { images, reference } = await queries.query(datasheetQuery(client, { code: "BR31338" }));
    expect(images.map(({ url }) => url)).toEqual([
      "http://caliper.test/Products/BD%2FBR%201200_2.jpg?v=5324a3c69df3",
      "http://caliper.test/Products/BR31338_2.jpg?v=5324a3c69df3",
    ]);
    expect(reference).toBe("http://caliper.test/Products/BR01.jpg?v=5324a3c69df3");
    expect(calls).toEqual(["GET /api/Ficha_info?codigo=BR31338"]);
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
    const known = queries.getQueryData<readonly StoredFile[]>(filesQuery(client).queryKey);
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
      "GET /api/Ficha_info": datasheetAnswers.brake_rotors,
    });
    await queries.query(filesQuery(client));
    await queries.query(datasheetQuery(client, { code: "BR31338" }));
    await rereadFiles(queries, client, cache);
    expect(saved).toHaveLength(3);
    expect(queries.getQueryState(filesQuery(client).queryKey)?.isInvalidated).toBe(true);
    const [sheet] = queries.getQueryCache().findAll({ queryKey: keyOf(operation.fichaInfo) });
    expect(sheet?.state.isInvalidated).toBe(true);
    expect(calls).toEqual([
      "GET /api/getAllImagesAndPdfs",
      "GET /api/Ficha_info?codigo=BR31338",
      "GET /api/getImagesUploaded",
    ]);
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
