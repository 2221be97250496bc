/** Files that are being loaded, from the drop to the preview or the stored file. Pure of React; states are data. */
import {
  isApiError,
  type NewSheetLayout,
  type SheetLayout,
  type SheetUpload,
  type UploadedFile,
} from "@caliper/api-client";
import type { readInWorker } from "@caliper/catalogue-widgets/shared";
import {
  type Encoding,
  type FileReading,
  type ForeignFormat,
  SheetError,
  type SheetPlan,
} from "@caliper/sheet-reader";
import type { SheetDecision } from "./matching/SheetMatching.tsx";
import type { EncodingChoice, ItemStage, LoadAnswer, LoadItem } from "./queue.ts";
import { fileKindOf, isExcel, otherImage, type UploadType } from "./uploadTypes.ts";

type Sheet = NonNullable<FileReading["sheet"]>;

/** What the queue needs of the page: the server, the reader's worker and the caches. */
export interface ImportServices {
  /** The layouts of sheets that administrators matched before. */
  readonly layouts: () => Promise<readonly SheetLayout[]>;
  readonly remember: (layout: NewSheetLayout) => Promise<unknown>;
  readonly read: typeof readInWorker;
  readonly uploadOf: (sheet: Sheet, mode: "total" | "partial") => SheetUpload;
  readonly store: (file: File, type: UploadType, signal: AbortSignal) => Promise<UploadedFile>;
  /** Whether the file is as it was when it was chosen. */
  readonly isReadable: (file: File) => Promise<boolean>;
  /** The format of a file that can be converted. */
  readonly formatOf: (file: File) => Promise<ForeignFormat | undefined>;
  /** Called when the list of imports has changed. */
  readonly onImports: () => void;
  /** Called once when the files of a drop have been stored. */
  readonly onStored: () => void;
}

/** What is known of a file besides what its item shows. */
interface Job {
  readonly file: File;
  readonly type: UploadType;
  readonly lane: Lane;
  /** Whether the next file of its drop waits for it. */
  isAwaited: boolean;
  converts: boolean;
  plan?: SheetPlan | undefined;
  encoding?: Encoding | undefined;
  reading?: FileReading | undefined;
  upload?: SheetUpload | undefined;
}

/** The files of a drop: spreadsheets one by one, because each may ask; other files three at a time. */
interface Lane {
  readonly waiting: string[];
  readonly parallel: number;
  working: number;
}

/** What an administrator decided about the contents of a file; undefined if it is not to be loaded. */
type Decision = SheetDecision | EncodingChoice | undefined;

/** Whether a file is not an .xlsx workbook, whatever its name. */
const isForeignSheet = (thrown: unknown) =>
  thrown instanceof SheetError && ["notWorkbook", "oldWorkbook"].includes(thrown.problem.kind);

const isAbort = (thrown: unknown) => thrown instanceof Error && thrown.name === "AbortError";

export class ImportQueue {
  readonly #services: ImportServices;
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  #items: readonly LoadItem[] = [];
  #count = 0;
  #stop = new AbortController();

  constructor(services: ImportServices) {
    this.#services = services;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly getSnapshot = (): readonly LoadItem[] => this.#items;

  /** Lists files that are not of the chosen type of upload, so that none is missing without a reason. */
  addUnfit(files: readonly File[], type: UploadType): void {
    for (const file of files) this.#list(file, type, { stage: "unfit" });
  }

  /** Queues files and starts. @param converts whether they have another format than .xlsx */
  add(files: readonly File[], type: UploadType, converts = false): void {
    const lane: Lane = { waiting: [], parallel: isExcel(type) ? 1 : 3, working: 0 };
    for (const file of files) {
      const id = this.#list(file, type, { stage: "waiting" });
      this.#jobs.set(id, { file, type, lane, isAwaited: false, converts });
      lane.waiting.push(id);
    }
    this.#advance(lane);
  }

  /** The answer to the confirmation before a spreadsheet is sent. */
  readonly answer = (id: string, answer: LoadAnswer): void => {
    const job = this.#jobs.get(id);
    if (!job?.reading || this.#stageOf(id) !== "asking") return;
    const { question } = job.reading;
    if (answer === "yes") void this.#send(id, job);
    else if (answer === "no") this.#end(id, job, { stage: "declined" });
    else if (answer === "match") {
      const proposal = job.plan ? { ...question.proposal, plan: job.plan } : question.proposal;
      this.#move(id, { stage: "matching", contents: { ...question, proposal } });
    } else this.#readAgain(id, job, answer);
  };

  /** The decision about the contents of a spreadsheet; undefined if it is not to be loaded. */
  readonly decide = (id: string, decision: Decision): void => {
    const job = this.#jobs.get(id);
    if (!job || this.#stageOf(id) !== "matching") return;
    if (decision === undefined) this.#end(id, job, { stage: "declined" });
    else this.#readAgain(id, job, decision);
  };

  /** Reads a file that is not an .xlsx workbook by converting it. */
  readonly convert = ({ id }: Pick<LoadItem, "id">): void => {
    const job = this.#jobs.get(id);
    if (!job || this.#stageOf(id) !== "failed") return;
    job.converts = true;
    void this.#read(id, job);
  };

  /** Sends the missing batches after a lost connection. */
  readonly retry = (id: string): void => {
    const job = this.#jobs.get(id);
    if (job?.upload && this.#stageOf(id) === "lost") void this.#send(id, job);
  };

  readonly remove = (id: string): void => {
    const job = this.#jobs.get(id);
    this.#jobs.delete(id);
    this.#set(this.#items.filter((item) => item.id !== id));
    if (!job) return;
    void this.#discard(job);
    this.#release(job);
  };

  /** Also after `close`, which React calls between two mounts of one component. */
  open(): void {
    if (this.#stop.signal.aborted) this.#stop = new AbortController();
  }

  /** Stops and discards incomplete uploads, which would block their tables. */
  close(): void {
    this.#stop.abort();
    for (const job of this.#jobs.values()) void this.#discard(job);
  }

  /** Discards incomplete uploads although the page is closing. */
  readonly leave = (): void => {
    for (const { upload } of this.#jobs.values())
      void upload?.discard({ isLeaving: true }).catch(() => undefined);
  };

  #list(file: File, type: UploadType, stage: ItemStage): string {
    const id = `file ${(this.#count += 1)}`;
    this.#set([...this.#items, { id, name: file.name, size: file.size, type, ...stage }]);
    return id;
  }

  #set(items: readonly LoadItem[]): void {
    this.#items = items;
    for (const listener of this.#listeners) listener();
  }

  #move(id: string, to: ItemStage): void {
    this.#set(
      this.#items.map((item) =>
        item.id === id ? { id, name: item.name, size: item.size, type: item.type, ...to } : item,
      ),
    );
  }

  #stageOf(id: string): ItemStage["stage"] | undefined {
    return this.#items.find((item) => item.id === id)?.stage;
  }

  /** Starts the next files of a drop. */
  #advance(lane: Lane): void {
    while (lane.working < lane.parallel && !this.#stop.signal.aborted) {
      const id = lane.waiting.shift();
      if (id === undefined) break;
      const job = this.#jobs.get(id);
      if (!job) continue;
      lane.working += 1;
      job.isAwaited = true;
      void (isExcel(job.type) ? this.#read(id, job) : this.#store(id, job));
    }
  }

  /** Lets the drop of a file go on without it. */
  #release(job: Job): void {
    if (!job.isAwaited) return;
    const { lane, type } = job;
    job.isAwaited = false;
    lane.working -= 1;
    this.#advance(lane);
    if (!isExcel(type) && lane.working === 0) this.#services.onStored();
  }

  /** Shows a result, or a state in which the file waits for a retry. */
  #end(id: string, job: Job, to: ItemStage): void {
    this.#move(id, to);
    this.#release(job);
  }

  #readAgain(id: string, job: Job, decision: SheetDecision | EncodingChoice): void {
    if ("encoding" in decision) job.encoding = decision.encoding;
    else job.plan = decision.plan;
    void this.#read(id, job, "encoding" in decision ? undefined : decision.remember);
  }

  /** Reads a spreadsheet, and asks for its contents or for the confirmation. */
  async #read(id: string, job: Job, remembered?: readonly string[]): Promise<void> {
    const { signal } = this.#stop;
    const { file, plan, encoding, converts } = job;
    this.#move(id, { stage: "reading", share: 0 });
    try {
      if (plan && remembered) await this.#services.remember({ ...plan, header: remembered });
      // Without the layouts, the columns can still be matched.
      const layouts = await this.#services.layouts().catch(() => []);
      const onProgress = (share: number) => this.#move(id, { stage: "reading", share });
      const request = { file, layouts, plan, encoding };
      const reading = await this.#services.read(request, converts, onProgress, signal);
      if (signal.aborted || !this.#jobs.has(id)) return;
      job.reading = reading;
      const { sheet, question: contents } = reading;
      if (!sheet) {
        const proposal = plan ? { ...contents.proposal, plan } : contents.proposal;
        return this.#move(id, { stage: "matching", contents: { ...contents, proposal } });
      }
      const { rows, ...about } = sheet;
      const question = {
        ...about,
        rows: rows.filter(({ length }) => length > 0).length,
        isRemembered: !plan && contents.proposal.reason === "layout",
        conversion: contents.conversion,
      };
      this.#move(id, { stage: "asking", question });
    } catch (thrown) {
      await this.#fail(id, job, thrown);
    }
  }

  /** Sends the rows of a spreadsheet, or those that are missing. */
  async #send(id: string, job: Job): Promise<void> {
    const sheet = job.reading?.sheet;
    if (!sheet) return;
    this.#move(id, { stage: "sending" });
    const mode = job.type === "EXCEL TOTAL" ? "total" : "partial";
    job.upload ??= this.#services.uploadOf(sheet, mode);
    try {
      const done = await job.upload.send((progress) =>
        this.#move(id, { stage: "sending", progress }),
      );
      job.upload = undefined;
      const { added, changed, removed, invalid } = done.counts;
      const hasChanges = added + changed + removed + invalid > 0;
      this.#end(id, job, { stage: "compared", importId: done.id, hasChanges });
      this.#services.onImports();
    } catch (thrown) {
      await this.#fail(id, job, thrown);
    }
  }

  /** Stores an image or a PDF. */
  async #store(id: string, job: Job): Promise<void> {
    const { file, type } = job;
    this.#move(id, { stage: "sending" });
    try {
      const { replaced, picture = null } = await this.#services.store(
        file,
        type,
        this.#stop.signal,
      );
      const isPicture = fileKindOf(type, file.name) === otherImage;
      this.#end(id, job, { stage: "stored", replaced, ...(isPicture && { picture }) });
    } catch (thrown) {
      await this.#fail(id, job, thrown);
    }
  }

  async #fail(id: string, job: Job, thrown: unknown): Promise<void> {
    const { file, type } = job;
    if (isAbort(thrown)) return;
    if (!(await this.#services.isReadable(file)))
      return this.#end(id, job, { stage: "failed", reason: "changed" });
    if (isExcel(type) && isApiError(thrown) && thrown.kind === "network")
      return this.#end(id, job, { stage: "lost" });
    const format = isForeignSheet(thrown)
      ? await this.#services.formatOf(file).catch(() => undefined)
      : undefined;
    this.#end(id, job, { stage: "failed", reason: { thrown }, format });
  }

  async #discard(job: Job): Promise<void> {
    const { upload } = job;
    job.upload = undefined;
    if (!upload) return;
    try {
      await upload.discard();
      this.#services.onImports();
    } catch {
      // The server discards the upload later.
    }
  }
}
