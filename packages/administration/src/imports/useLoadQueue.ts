import {
  createSheetUpload,
  isApiError,
  rereadImports,
  LongRowsError,
  refusalOf,
  rereadFiles,
  saveSheetLayout,
  sheetLayoutsQuery,
  uploadFile,
  type BannerCache,
  type SheetUpload,
} from "@caliper/api-client";
import { isReadable, readInWorker, useClient, useFailure } from "@caliper/catalogue-widgets/shared";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useReducer, useRef } from "react";
import {
  type Encoding,
  SheetError,
  type SheetPlan,
  type SheetQuestion,
} from "@caliper/sheet-reader";
import { useText } from "../messages/index.ts";
import type { SheetDecision } from "./matching/SheetMatching.tsx";
import {
  type EncodingChoice,
  queueReducer,
  type ItemStage,
  type LoadAnswer,
  type LoadItem,
} from "./queue.ts";
import { fileKindOf, isExcel, otherImage, type UploadType } from "./uploadTypes.ts";
import { formatOf } from "./conversion/formatOf.ts";
import { useSheetProblem } from "./useSheetProblem.ts";

/** Whether a file is not an .xlsx workbook, whatever its name. */
const isForeignSheet = (thrown: unknown) =>
  thrown instanceof SheetError && ["notWorkbook", "oldWorkbook"].includes(thrown.problem.kind);

const isAbort = (thrown: unknown) => thrown instanceof Error && thrown.name === "AbortError";

/** What an administrator decided about a file; undefined if it is not to be loaded. */
type Decision = SheetDecision | EncodingChoice | undefined;

/** Concurrent uploads of images and PDFs. */
const parallel = 3;

/** Processes dropped files: spreadsheets one by one, other files three at a time. */
export function useLoadQueue(bannerCache?: BannerCache) {
  const client = useClient();
  const queries = useQueryClient();
  const t = useText();
  const failureOf = useFailure();
  const problemText = useSheetProblem();
  const [items, dispatch] = useReducer(queueReducer, []);
  const counter = useRef(0);
  const uploads = useRef(new Map<string, SheetUpload>());
  const answers = useRef(new Map<string, (answer: LoadAnswer) => void>());
  const decisions = useRef(new Map<string, (decision: Decision) => void>());
  const files = useRef(new Map<string, File>());
  const giveUp = useRef(new AbortController());

  const move = (id: string, to: ItemStage) => dispatch({ do: "move", id, to });

  function whyOf(thrown: unknown): string {
    if (thrown instanceof SheetError) return problemText(thrown.problem);
    if (thrown instanceof LongRowsError) {
      return t("loading.longRows", { first: thrown.first, last: thrown.last });
    }
    const said = refusalOf(thrown);
    if (said !== undefined) return said;
    if (!isApiError(thrown)) return t("loading.problem.reader");
    const { title, detail } = failureOf(thrown);
    return detail === undefined ? title : `${title} ${detail}`;
  }

  async function settle(id: string, thrown: unknown) {
    if (isAbort(thrown)) return;
    const chosen = files.current.get(id);
    if (chosen && !(await isReadable(chosen)))
      return move(id, { stage: "failed", why: t("loading.changed") });
    if (isApiError(thrown) && thrown.kind === "network") return move(id, { stage: "lost" });
    const file = isForeignSheet(thrown) ? files.current.get(id) : undefined;
    const format = file && (await formatOf(file));
    move(id, { stage: "failed", why: whyOf(thrown), ...(format && { format }) });
  }

  const historyIsOld = () => void rereadImports(queries);

  async function sendRows(id: string, upload: SheetUpload) {
    move(id, { stage: "sending" });
    try {
      const done = await upload.send((progress) => move(id, { stage: "sending", progress }));
      uploads.current.delete(id);
      const { added, changed, removed, invalid } = done.counts;
      const hasChanges = added + changed + removed + invalid > 0;
      move(id, { stage: "compared", importId: done.id, hasChanges });
      historyIsOld();
    } catch (thrown) {
      await settle(id, thrown);
    }
  }

  /** Discards an incomplete upload, which would block its table. */
  async function discard(id: string) {
    const upload = uploads.current.get(id);
    uploads.current.delete(id);
    // If this fails, the server discards the upload later.
    await upload?.discard().then(historyIsOld, () => undefined);
  }

  /** Asks for the contents of a file. */
  async function matched(id: string, contents: SheetQuestion): Promise<Decision> {
    move(id, { stage: "matching", contents });
    const decision = await new Promise<Decision>((resolve) => {
      decisions.current.set(id, resolve);
    });
    if (decision && "plan" in decision && decision.remember) {
      await saveSheetLayout(client, { ...decision.plan, header: decision.remember });
    }
    return decision;
  }

  /** Reads a file, and asks for its contents if they are ambiguous, until its rows may be sent. */
  async function readSheet(id: string, file: File, converts: boolean, signal: AbortSignal) {
    // Without the layouts, the columns can still be matched.
    const layouts = await queries.fetchQuery(sheetLayoutsQuery(client)).catch(() => []);
    let plan: SheetPlan | undefined;
    let encoding: Encoding | undefined;
    for (;;) {
      move(id, { stage: "reading", share: 0 });
      const request = { file, layouts, plan, ...(encoding && { encoding }) };
      const onProgress = (share: number) => move(id, { stage: "reading", share });
      const { sheet, question: contents } = await readInWorker(
        request,
        converts,
        onProgress,
        signal,
      );
      let answer: LoadAnswer = "match";
      if (sheet) {
        const { rows, ...about } = sheet;
        const isRemembered = !plan && contents.proposal.reason === "layout";
        const { conversion } = contents;
        const question = {
          ...about,
          rows: rows.filter(({ length }) => length > 0).length,
          isRemembered,
          conversion,
        };
        answer = await new Promise<LoadAnswer>((resolve) => {
          answers.current.set(id, resolve);
          move(id, { stage: "asking", question });
        });
      }
      if (signal.aborted || answer === "no") return undefined;
      if (answer === "yes") return sheet;
      const { proposal } = contents;
      const decision =
        answer === "match"
          ? await matched(id, plan ? { ...contents, proposal: { ...proposal, plan } } : contents)
          : answer;
      if (signal.aborted || !decision) return undefined;
      if ("encoding" in decision) ({ encoding } = decision);
      else ({ plan } = decision);
    }
  }

  async function loadSheet(
    id: string,
    file: File,
    type: UploadType,
    signal: AbortSignal,
    converts = false,
  ) {
    try {
      files.current.set(id, file);
      const sheet = await readSheet(id, file, converts, signal);
      if (signal.aborted) return;
      if (!sheet) return move(id, { stage: "declined" });
      const mode = type === "EXCEL TOTAL" ? "total" : "partial";
      const remarkRows = sheet.remarks.size;
      const upload = createSheetUpload(client, { ...sheet, remarkRows, mode });
      uploads.current.set(id, upload);
      await sendRows(id, upload);
    } catch (thrown) {
      await settle(id, thrown);
    }
  }

  async function loadFile(id: string, file: File, type: UploadType, signal: AbortSignal) {
    move(id, { stage: "sending" });
    try {
      const kind = fileKindOf(type, file.name);
      const { replaced, picture = null } = await uploadFile(client, file, kind, signal);
      move(id, { stage: "stored", replaced, ...(kind === otherImage && { picture }) });
    } catch (thrown) {
      if (isAbort(thrown)) return;
      const why = (await isReadable(file)) ? whyOf(thrown) : t("loading.changed");
      move(id, { stage: "failed", why });
    }
  }

  useEffect(() => {
    const controller = new AbortController();
    giveUp.current = controller;
    return () => controller.abort();
  }, []);

  const discardAll = useEffectEvent(() => {
    for (const id of uploads.current.keys()) void discard(id);
  });
  useEffect(() => {
    // The request is sent even though the page is closing.
    const leave = () => {
      for (const upload of uploads.current.values()) {
        void upload.discard({ isLeaving: true }).catch(() => undefined);
      }
    };
    window.addEventListener("pagehide", leave);
    return () => {
      window.removeEventListener("pagehide", leave);
      discardAll();
    };
  }, []);

  /** Adds files to the list. */
  function list(dropped: readonly File[], type: UploadType, stage: ItemStage) {
    const jobs = dropped.map((file) => ({ id: `file ${(counter.current += 1)}`, file }));
    dispatch({
      do: "add",
      items: jobs.map(({ id, file }): LoadItem => ({
        id,
        name: file.name,
        size: file.size,
        type,
        ...stage,
      })),
    });
    return jobs;
  }

  return {
    items,
    /** Lists files that are not of the chosen type of upload, so that none is missing without a reason. */
    addUnfit: (dropped: readonly File[], type: UploadType) =>
      void list(dropped, type, { stage: "unfit" }),
    /** Queues files and starts processing. @param converts whether they have another format than .xlsx */
    add(dropped: readonly File[], type: UploadType, converts = false) {
      const { signal } = giveUp.current;
      const jobs = list(dropped, type, { stage: "waiting" });
      const work = async () => {
        for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
          if (signal.aborted) return;
          await (isExcel(type)
            ? loadSheet(job.id, job.file, type, signal, converts)
            : loadFile(job.id, job.file, type, signal));
        }
      };
      if (isExcel(type)) return void work();
      // Once for all files: refreshes banners, newsletter and product pictures.
      void Promise.all(Array.from({ length: parallel }, work)).then(() =>
        rereadFiles(queries, client, bannerCache),
      );
    },
    answer(id: string, answer: LoadAnswer) {
      answers.current.get(id)?.(answer);
      answers.current.delete(id);
    },
    /** @param decision undefined if the file is not to be loaded */
    decide(id: string, decision: Decision) {
      decisions.current.get(id)?.(decision);
      decisions.current.delete(id);
    },
    /** Reads a file that is not an .xlsx workbook by converting it. */
    convert({ id, type }: Pick<LoadItem, "id" | "type">) {
      const file = files.current.get(id);
      if (file) void loadSheet(id, file, type, giveUp.current.signal, true);
    },
    /** Sends the missing batches after a lost connection. */
    retry(id: string) {
      const upload = uploads.current.get(id);
      if (upload) void sendRows(id, upload);
    },
    remove(id: string) {
      void discard(id);
      files.current.delete(id);
      dispatch({ do: "remove", id });
    },
  };
}
