import { ApiError, type DataImport, type SheetUpload } from "@caliper/api-client";
import { type FileReading, SheetError } from "@caliper/sheet-reader";
import { expect, it, vi } from "vitest";
import { ImportQueue, type ImportServices } from "./ImportQueue.ts";

const plan = { sheet: "Sheet1", headerRow: 1, table: "brake_rotors", columns: ["XBP"] };
const question = {
  proposal: { plan, reason: "name", isCertain: true },
  tops: [],
} as FileReading["question"];
const sheet = {
  fileName: "rotors.xlsx",
  table: "brake_rotors",
  rows: [["BR1"], []],
  remarks: new Map<number, string>(),
} as unknown as NonNullable<FileReading["sheet"]>;
const counts = { added: 0, changed: 1, removed: 0, invalid: 0, unchanged: 0 };
const done = { id: "7", counts } as DataImport;
const network = new ApiError({ kind: "network" });

const workbook = (name: string) => new File(["x"], name);

/** A queue with services that succeed, unless others are given. */
function queueWith(others: Partial<ImportServices> = {}) {
  const send = vi.fn<SheetUpload["send"]>(() => Promise.resolve(done));
  const discard = vi.fn<SheetUpload["discard"]>(() => Promise.resolve());
  const services = {
    layouts: () => Promise.resolve([]),
    remember: vi.fn<ImportServices["remember"]>(() => Promise.resolve()),
    read: vi.fn<ImportServices["read"]>(() => Promise.resolve({ question, sheet })),
    uploadOf: vi.fn<ImportServices["uploadOf"]>(() => ({ id: "7", batches: 1, send, discard })),
    store: () => Promise.resolve({ name: "a.jpg", replaced: false }),
    isReadable: () => Promise.resolve(true),
    formatOf: () => Promise.resolve(undefined),
    onImports: vi.fn<() => void>(),
    onStored: vi.fn<() => void>(),
    ...others,
  } satisfies ImportServices;
  const queue = new ImportQueue(services);
  const stages = () => queue.getSnapshot().map(({ stage }) => stage);
  /** Waits until the files are in these states. */
  const until = (...expected: readonly string[]) =>
    vi.waitFor(() => expect(stages()).toEqual(expected), { interval: 1 });
  return { queue, services, send, discard, stages, until };
}

it("asks before a spreadsheet is sent, and shows the import", async () => {
  const { queue, services, until } = queueWith();
  queue.add([workbook("rotors.xlsx")], "EXCEL TOTAL");
  await until("asking");
  expect(queue.getSnapshot()[0]).toMatchObject({ question: { rows: 1, isRemembered: false } });
  expect(services.uploadOf).not.toHaveBeenCalled();
  queue.answer("file 1", "yes");
  await until("compared");
  expect(services.uploadOf).toHaveBeenCalledWith(sheet, "total");
  expect(queue.getSnapshot()[0]).toMatchObject({ importId: "7", hasChanges: true });
  expect(services.onImports).toHaveBeenCalledOnce();
});

it("reads spreadsheets of a drop one after the other, also past one that is declined or removed", async () => {
  const { queue, services, until } = queueWith();
  queue.add(["a.xlsx", "b.xlsx", "c.xlsx"].map(workbook), "EXCEL PARCIAL");
  await until("asking", "waiting", "waiting");
  queue.answer("file 1", "no");
  await until("declined", "asking", "waiting");
  queue.remove("file 2");
  await until("declined", "asking");
  expect(services.read).toHaveBeenCalledTimes(3);
});

it("a retry after a lost connection does not start two files at once", async () => {
  const { queue, send, until } = queueWith();
  send.mockRejectedValueOnce(network);
  queue.add(["a.xlsx", "b.xlsx", "c.xlsx"].map(workbook), "EXCEL PARCIAL");
  await until("asking", "waiting", "waiting");
  queue.answer("file 1", "yes");
  await until("lost", "asking", "waiting");
  queue.retry("file 1");
  queue.retry("file 1");
  await until("compared", "asking", "waiting");
  expect(send).toHaveBeenCalledTimes(2);
});

it("lets the contents be chosen, remembers them, and reads the file with them", async () => {
  const read = vi
    .fn<ImportServices["read"]>()
    .mockResolvedValueOnce({ question })
    .mockResolvedValueOnce({ question, sheet });
  const { queue, services, until } = queueWith({ read });
  queue.add([workbook("list.xlsx")], "EXCEL PARCIAL");
  await until("matching");
  queue.decide("file 1", { plan, remember: ["Code"] });
  await until("asking");
  expect(services.remember).toHaveBeenCalledWith({ ...plan, header: ["Code"] });
  expect(read.mock.lastCall?.[0]).toMatchObject({ plan });
  queue.answer("file 1", "match");
  await until("matching");
  queue.decide("file 1", undefined);
  await until("declined");
});

it("reads a file again with another encoding", async () => {
  const read = vi.fn<ImportServices["read"]>(() => Promise.resolve({ question, sheet }));
  const { queue, until } = queueWith({ read });
  queue.add([workbook("list.csv")], "EXCEL PARCIAL", true);
  await until("asking");
  queue.answer("file 1", { encoding: "CP850" });
  await until("asking");
  const [request, converts] = read.mock.lastCall ?? [];
  expect([request?.encoding, converts]).toEqual(["CP850", true]);
});

it("ignores a second answer, and an answer after the file was sent", async () => {
  const { queue, services, until } = queueWith();
  queue.add([workbook("a.xlsx")], "EXCEL PARCIAL");
  await until("asking");
  queue.answer("file 1", "yes");
  queue.answer("file 1", "yes");
  queue.decide("file 1", undefined);
  await until("compared");
  expect(services.uploadOf).toHaveBeenCalledOnce();
});

it("says why a file failed: what was thrown, its format, or that it has changed since", async () => {
  const thrown = new SheetError({ kind: "notWorkbook", fileName: "a.xlsx" });
  const read = () => Promise.reject(thrown);
  const failing = queueWith({ read, formatOf: () => Promise.resolve("csv") });
  failing.queue.add([workbook("a.xlsx")], "EXCEL PARCIAL");
  await failing.until("failed");
  expect(failing.queue.getSnapshot()[0]).toMatchObject({ reason: { thrown }, format: "csv" });

  const changed = queueWith({ read, isReadable: () => Promise.resolve(false) });
  changed.queue.add([workbook("a.xlsx")], "EXCEL PARCIAL");
  await changed.until("failed");
  expect(changed.queue.getSnapshot()[0]).toMatchObject({ reason: "changed" });
});

it("stores three pictures at a time, and reports once that all are stored", async () => {
  const ends: (() => void)[] = [];
  const store = vi.fn<ImportServices["store"]>(
    ({ name }) =>
      new Promise((resolve) => {
        ends.push(() => resolve({ name, replaced: false }));
      }),
  );
  const { queue, services, until } = queueWith({ store });
  queue.add(
    ["1", "2", "3", "4"].map((name) => new File(["x"], `${name}.png`)),
    "IMG",
  );
  await until("sending", "sending", "sending", "waiting");
  ends[0]?.();
  await until("stored", "sending", "sending", "sending");
  for (const end of ends) end();
  await until("stored", "stored", "stored", "stored");
  expect(services.onStored).toHaveBeenCalledOnce();
});

it("discards an incomplete upload when its file is removed and when the queue closes", async () => {
  const { queue, send, discard, until } = queueWith();
  send.mockRejectedValue(network);
  queue.add([workbook("a.xlsx")], "EXCEL PARCIAL");
  queue.add([workbook("b.xlsx")], "EXCEL PARCIAL");
  await until("asking", "asking");
  queue.answer("file 1", "yes");
  queue.answer("file 2", "yes");
  await until("lost", "lost");
  queue.remove("file 1");
  expect(discard).toHaveBeenCalledTimes(1);
  queue.close();
  expect(discard).toHaveBeenCalledTimes(2);
});

it("converts a failed file once, however often the button is pressed", async () => {
  const read = vi
    .fn<ImportServices["read"]>(() => Promise.resolve({ question, sheet }))
    .mockRejectedValueOnce(new SheetError({ kind: "notWorkbook", fileName: "a.csv" }));
  const { queue, until } = queueWith({ read, formatOf: () => Promise.reject(new Error("gone")) });
  queue.add([workbook("a.csv")], "EXCEL PARCIAL");
  await until("failed");
  queue.convert({ id: "file 1" });
  queue.convert({ id: "file 1" });
  await until("asking");
  expect(read.mock.calls.map(([, converts]) => converts)).toEqual([false, true]);
});

it("lists files of another type without starting", () => {
  const { queue, services, stages } = queueWith();
  const changed = vi.fn<() => void>();
  const end = queue.subscribe(changed);
  queue.addUnfit([workbook("a.pdf")], "IMG");
  expect(stages()).toEqual(["unfit"]);
  expect(changed).toHaveBeenCalledOnce();
  end();
  queue.remove("file 1");
  expect(stages()).toEqual([]);
  expect(changed).toHaveBeenCalledOnce();
  expect(services.read).not.toHaveBeenCalled();
});
