import { describe, expect, it } from "vitest";
import { isApiError } from "./errors.ts";
import { problem } from "./fixtures/mockFetch.ts";
import {
  brokenWorkbookAnswer,
  newsletterAnswer,
  newsletterNone,
  tableNamesAnswer,
  workbookAnswer,
} from "./fixtures/reports.ts";
import {
  downloadInterchanges,
  downloadTable,
  newsletterQuery,
  tableNamesQuery,
} from "./reports.ts";
import { testClient } from "./testing/testClient.ts";

const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => (isApiError(error) ? error : undefined),
  );

describe("tables as workbooks", () => {
  it("are listed by name", async () => {
    const { client, queries } = testClient({ "GET /api/obtener-tablas": tableNamesAnswer });
    expect(await queries.query(tableNamesQuery(client))).toContain("brake_rotors");
  });

  it("are downloaded under the name that an import accepts", async () => {
    const { client, calls } = testClient({
      "GET /api/descargar-excel/{table}": () => workbookAnswer(4096),
    });
    const seen: number[] = [];
    const { name, content } = await downloadTable(client, "brake_rotors", {
      onProgress: (bytes) => seen.push(bytes),
    });
    expect(calls).toEqual(["GET /api/descargar-excel/brake_rotors"]);
    expect(name).toBe("brake_rotors.xlsx");
    expect(content.size).toBe(4096);
    expect(seen.at(-1)).toBe(4096);
  });

  it("fail with the server's problem", async () => {
    const { client } = testClient({ "GET /api/descargar-excel/{table}": problem(403) });
    expect(await failureOf(downloadTable(client, "price"))).toMatchObject({ kind: "forbidden" });
  });

  it("fail when the connection breaks, instead of saving half a file", async () => {
    const { client } = testClient({ "GET /api/descargar-excel/{table}": brokenWorkbookAnswer });
    expect(await failureOf(downloadTable(client, "price"))).toMatchObject({ kind: "network" });
  });

  it("can be aborted", async () => {
    const { client } = testClient({ "GET /api/descargar-excel/{table}": brokenWorkbookAnswer });
    const abort = new AbortController();
    abort.abort();
    await expect(downloadTable(client, "price", { signal: abort.signal })).rejects.toMatchObject({
      name: "AbortError",
    });
  });
});

describe("the custom interchange table", () => {
  it("requests families by their index, in the order of the index", async () => {
    const { client, calls } = testClient({
      "GET /api/dynamic_brakes_reports/": () => workbookAnswer(),
    });
    const { name } = await downloadInterchanges(client, ["wheel_cylinders", "brake_drums"]);
    expect(calls).toEqual(["GET /api/dynamic_brakes_reports/?type=0,7".replace(",", "%2C")]);
    expect(name).toBe("interchanges.xlsx");
  });
});

describe("the newsletter", () => {
  it("is the first in the list", async () => {
    const { client, calls, queries } = testClient({
      "GET /api/getPDFUploaded": newsletterAnswer,
      "HEAD /CBP/{name}": undefined,
    });
    expect(await queries.query(newsletterQuery(client))).toEqual({
      name: "november-2026.pdf",
      url: "http://caliper.test/CBP/november-2026.pdf",
    });
    expect(calls).toEqual(["GET /api/getPDFUploaded", "HEAD /CBP/november-2026.pdf"]);
  });

  it("may be missing", async () => {
    const { client, queries } = testClient({ "GET /api/getPDFUploaded": newsletterNone });
    expect(await queries.query(newsletterQuery(client))).toBeNull();
  });

  it("fails when it is listed and its file is missing", async () => {
    const { client, queries } = testClient({
      "GET /api/getPDFUploaded": newsletterAnswer,
      "HEAD /CBP/{name}": problem(404),
    });
    expect(await failureOf(queries.query(newsletterQuery(client)))).toMatchObject({
      kind: "notFound",
    });
  });
});
