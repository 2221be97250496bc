import {
  createSheetUpload,
  isApiError,
  keys,
  refusalOf,
  uploadFile,
  type SheetUpload,
} from "@caliper/api-client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useReducer, useRef } from "react";
import { useIntl } from "react-intl";
import { useClient } from "../provider/context.ts";
import { useFailure } from "../provider/useFailure.ts";
import { loadingMessages as texts } from "./messages.ts";
import { queueReducer, type ItemStage, type LoadItem } from "./queue.ts";
import { SheetError } from "./reader/problem.ts";
import { readInWorker } from "./reader/readInWorker.ts";
import { fileKindOf, isExcel, type UploadType } from "./uploadTypes.ts";
import { useSheetProblem } from "./useSheetProblem.ts";

const isAbort = (thrown: unknown) => thrown instanceof Error && thrown.name === "AbortError";

/** Images and PDFs that are on their way at a time. */
const parallel = 3;

/** Works off the files that were dropped: one spreadsheet after the other, other files three at a time. */
export function useLoadQueue() {
  const client = useClient();
  const queries = useQueryClient();
  const { formatMessage } = useIntl();
  const failureOf = useFailure();
  const problemText = useSheetProblem();
  const [items, dispatch] = useReducer(queueReducer, []);
  const counter = useRef(0);
  const uploads = useRef(new Map<string, SheetUpload>());
  const answers = useRef(new Map<string, (isYes: boolean) => void>());
  const giveUp = useRef(new AbortController());

  const move = (id: string, to: ItemStage) => dispatch({ do: "move", id, to });

  function whyOf(thrown: unknown): string {
    if (thrown instanceof SheetError) return problemText(thrown.problem);
    const said = refusalOf(thrown);
    if (said !== undefined) return said;
    if (!isApiError(thrown)) return formatMessage(texts.problemReader);
    const { title, detail } = failureOf(thrown);
    return detail === undefined ? title : `${title} ${detail}`;
  }

  function settle(id: string, thrown: unknown) {
    if (isAbort(thrown)) return;
    if (isApiError(thrown) && thrown.kind === "network") move(id, { stage: "lost" });
    else move(id, { stage: "failed", why: whyOf(thrown) });
  }

  async function sendRows(id: string, upload: SheetUpload, signal: AbortSignal) {
    move(id, { stage: "sending" });
    try {
      const done = await upload.send(
        (progress) => move(id, { stage: "sending", progress }),
        signal,
      );
      uploads.current.delete(id);
      move(id, { stage: "compared", importId: done.id });
      void queries.invalidateQueries({ queryKey: keys.allImports() });
    } catch (thrown) {
      settle(id, thrown);
    }
  }

  async function loadSheet(id: string, file: File, type: UploadType, signal: AbortSignal) {
    try {
      move(id, { stage: "reading", share: 0 });
      const sheet = await readInWorker(
        file,
        (share) => move(id, { stage: "reading", share }),
        signal,
      );
      const isYes = await new Promise<boolean>((resolve) => {
        answers.current.set(id, resolve);
        const { fileName, table, sheet: name, otherSheets, headerRow, rows } = sheet;
        const question = {
          fileName,
          table,
          rows: rows.length,
          sheet: name,
          otherSheets,
          headerRow,
        };
        move(id, { stage: "asking", question });
      });
      if (signal.aborted) return;
      if (!isYes) return move(id, { stage: "declined" });
      const mode = type === "EXCEL TOTAL" ? "total" : "partial";
      const upload = createSheetUpload(client, { ...sheet, mode });
      uploads.current.set(id, upload);
      await sendRows(id, upload, signal);
    } catch (thrown) {
      settle(id, thrown);
    }
  }

  async function loadFile(id: string, file: File, type: UploadType, signal: AbortSignal) {
    move(id, { stage: "sending" });
    try {
      const { replaced } = await uploadFile(client, file, fileKindOf(type, file.name), signal);
      move(id, { stage: "stored", replaced });
      void queries.invalidateQueries({ queryKey: keys.all });
    } catch (thrown) {
      if (!isAbort(thrown)) move(id, { stage: "failed", why: whyOf(thrown) });
    }
  }

  useEffect(() => {
    const controller = new AbortController();
    giveUp.current = controller;
    return () => controller.abort();
  }, []);

  return {
    items,
    /** Takes files of the right kind, and begins. */
    add(files: readonly File[], type: UploadType) {
      const { signal } = giveUp.current;
      const jobs = files.map((file) => ({ id: `file ${(counter.current += 1)}`, file }));
      dispatch({
        do: "add",
        items: jobs.map(({ id, file }): LoadItem => ({
          id,
          name: file.name,
          size: file.size,
          type,
          stage: "waiting",
        })),
      });
      const work = async () => {
        for (let job = jobs.shift(); job !== undefined; job = jobs.shift()) {
          if (signal.aborted) return;
          await (isExcel(type) ? loadSheet : loadFile)(job.id, job.file, type, signal);
        }
      };
      for (let hand = 0; hand < (isExcel(type) ? 1 : parallel); hand += 1) void work();
    },
    answer(id: string, isYes: boolean) {
      answers.current.get(id)?.(isYes);
      answers.current.delete(id);
    },
    /** Sends the batches that lack after a lost connection. */
    retry(id: string) {
      const upload = uploads.current.get(id);
      if (upload) void sendRows(id, upload, giveUp.current.signal);
    },
    remove: (id: string) => dispatch({ do: "remove", id }),
  };
}
