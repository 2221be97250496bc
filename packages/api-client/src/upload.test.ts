import { describe, expect, it } from "vitest";
import { importAnswer } from "./fixtures/imports.ts";
import { problem } from "./fixtures/mockFetch.ts";
import { testClient } from "./testing/testClient.ts";
import { createSheetUpload, uploadFile, type Sheet, type UploadProgress } from "./upload.ts";
import type { Wire } from "./wire.ts";

const sheet = (rows: number): Sheet => ({
  fileName: "1brake_rotors.xlsx",
  table: "brake_rotors",
  mode: "total",
  header: ["XBP"],
  headerRow: 2,
  rows: Array.from({ length: rows }, (_, index) => [`BR${index}`]),
});

/**
 * A server that stores batches; `fails` is the call at which it becomes unreachable, `comparisons` the calls that it answers while it
 * still compares.
 */
function server({
  fails = () => false,
  comparisons = 0,
}: { fails?: (batch: number) => boolean; comparisons?: number } = {}) {
  const bodies: Wire<"ExcelUpload">[] = [];
  const staged = { ...importAnswer, state: "staging" } as const;
  let left = comparisons;
  const compared = () => ((left -= 1) >= 0 ? staged : importAnswer);
  const kept = new Set<number>();
  const test = testClient({
    "POST /api/excelUpload": ({ body }) => {
      const sent = body as Wire<"ExcelUpload">;
      const { batch = 1, batches = 1, Data } = sent;
      bodies.push(sent);
      if (fails(batch)) throw new TypeError("gone");
      kept.add(batch);
      const isWhole = kept.size === batches;
      return { affectedRows: Data.length, ...(isWhole && { import: compared() }) };
    },
    "GET /api/v1/imports/{id}": () =>
      kept.size === 0 ? problem(404) : comparisons > 0 ? compared() : staged,
  });
  return { ...test, bodies, kept };
}

describe("a sheet", () => {
  it("is asked for until its rows are compared", async () => {
    const { client, bodies } = server({ comparisons: 3 });
    expect(await createSheetUpload(client, sheet(10)).send()).toMatchObject({ state: "ready" });
    expect(bodies).toHaveLength(1);
  });

  it("is sent in batches of 500, the first one as total, the last one at the end", async () => {
    const { client, bodies } = server();
    const progress: UploadProgress[] = [];
    const upload = createSheetUpload(client, sheet(2600));
    expect(await upload.send((step) => progress.push(step))).toEqual(importAnswer);
    expect(upload.batches).toBe(6);
    expect(bodies.map(({ batch }) => batch)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(bodies.map(({ tipo }) => tipo)).toEqual(["total", ...Array(5).fill("partial")]);
    expect(bodies.map(({ Data }) => Data.length)).toEqual([500, 500, 500, 500, 500, 100]);
    expect(bodies[0]).toMatchObject({
      table_name: "brake_rotors",
      upload_id: upload.id,
      batches: 6,
      file_name: "1brake_rotors.xlsx",
      header_row: 2,
      preview: true,
    });
    expect(progress.at(-1)).toEqual({ done: 6, batches: 6, rows: 2600 });
  });

  it("names the rows that are too long for the server", async () => {
    const { client } = testClient({
      "POST /api/excelUpload": ({ body }) =>
        (body as Wire<"ExcelUpload">).batch === 2 ? problem(413) : { affectedRows: 500 },
    });
    const sending = createSheetUpload(client, sheet(1200)).send();
    await expect(sending).rejects.toMatchObject({ name: "LongRowsError", first: 503, last: 1002 });
  });

  it("continues with the missing batches after a lost connection", async () => {
    let isDown = true;
    const { client, bodies } = server({ fails: (batch) => isDown && batch >= 7 });
    const upload = createSheetUpload(client, sheet(10_000));
    await expect(upload.send()).rejects.toMatchObject({ kind: "network" });
    const before = bodies.length;
    expect(bodies.some(({ batch }) => batch === 20)).toBe(false);
    isDown = false;
    expect(await upload.send()).toEqual(importAnswer);
    const again = bodies.slice(before).map(({ batch }) => batch);
    expect(again).toEqual(Array.from({ length: 14 }, (_, index) => index + 7));
  });

  it("detects that the last batch arrived although its response was lost", async () => {
    let tries = 0;
    const { client } = testClient({
      "POST /api/excelUpload": () => {
        tries += 1;
        throw new TypeError("gone");
      },
      "GET /api/v1/imports/{id}": importAnswer,
    });
    const upload = createSheetUpload(client, sheet(3));
    await expect(upload.send()).rejects.toMatchObject({ kind: "network" });
    expect(await upload.send()).toEqual(importAnswer);
    expect(tries).toBe(1);
  });

  it("sends no more batches once discarded, and waits for pending ones", async () => {
    const done: string[] = [];
    const begun = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const { client } = testClient({
      "POST /api/excelUpload": async ({ body }) => {
        const { batch, Data } = body as Wire<"ExcelUpload">;
        begun.resolve();
        await answered.promise;
        done.push(`batch ${batch}`);
        return { affectedRows: Data.length };
      },
      "DELETE /api/v1/imports/{id}": () => {
        done.push("discarded");
        return undefined;
      },
    });
    const upload = createSheetUpload(client, sheet(2600));
    const sent = upload.send();
    await begun.promise;
    const discarded = upload.discard();
    answered.resolve();
    await expect(sent).rejects.toMatchObject({ name: "AbortError" });
    await discarded;
    expect(done).toEqual(["batch 1", "discarded"]);
  });

  it("has nothing to discard before it starts, and does not wait while the page closes", async () => {
    const calls: boolean[] = [];
    const begun = Promise.withResolvers<void>();
    const { client } = testClient({
      "POST /api/excelUpload": () => {
        begun.resolve();
        return new Promise(() => undefined);
      },
      "DELETE /api/v1/imports/{id}": ({ request }) => {
        calls.push(request.keepalive);
        return undefined;
      },
    });
    const upload = createSheetUpload(client, sheet(3));
    await upload.discard();
    expect(calls).toEqual([]);
    const other = createSheetUpload(client, sheet(3));
    void other.send();
    await begun.promise;
    await other.discard({ isLeaving: true });
    expect(calls).toEqual([true]);
  });

  it("is refused with the server's message", async () => {
    const { client } = testClient({
      "POST /api/excelUpload": problem(400, { detail: "Header: “XP” is unknown." }),
    });
    await expect(createSheetUpload(client, sheet(3)).send()).rejects.toMatchObject({
      kind: "invalid",
      problem: { detail: "Header: “XP” is unknown." },
    });
  });
});

it("an image is sent as a form, with its kind before its bytes", async () => {
  const { client } = testClient({
    "POST /api/imgAndPdfUpload": async ({ request }) => {
      const type = request.headers.get("Content-Type") ?? "";
      const text = await request.clone().text();
      expect(type).toMatch(/^multipart\/form-data; boundary=/u);
      expect(text.indexOf("id_tipo_archivo")).toBeLessThan(text.indexOf("summer-B.jpg"));
      return { estado: -2, nombre: "summer-B.jpg" };
    },
  });
  const file = new File(["bytes"], "summer-B.jpg", { type: "image/jpeg" });
  expect(await uploadFile(client, file, 2)).toEqual({ name: "summer-B.jpg", replaced: true });
});

it("a product's picture has its product and position", async () => {
  const picture = { product: "BR31338", position: 2, missing: [] };
  const { client } = testClient({
    "POST /api/imgAndPdfUpload": { estado: 0, nombre: "BR31338_2.jpg", picture },
  });
  const file = new File(["bytes"], "br31338 (2).png", { type: "image/png" });
  const uploaded = { name: "BR31338_2.jpg", replaced: false, picture };
  expect(await uploadFile(client, file, 4)).toEqual(uploaded);
});
