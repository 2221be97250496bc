import { type ApiError, isApiError, matchCodes, maxCodesPerCall } from "@caliper/api-client";
import type { ReadList } from "@caliper/catalogue-model";
import { inWorker, isReadable, useClient } from "@caliper/catalogue-widgets/shared";
import { startTransition, useEffect, useRef, useState } from "react";
import type { ListAnswer } from "./list.worker.ts";
import type { MatchedLine } from "./matches.ts";
import type { ListSource } from "./readSource.ts";

export interface Matches {
  readonly list: ReadList;
  /** In the order of the list. */
  readonly lines: readonly MatchedLine[];
}

/**
 * `tooLong`: more lines than an order or a list may have. `unreadable`: a file without a list. `changed`: a file that is not as it was when
 * it was chosen.
 */
export type ListProblem = "tooLong" | "unreadable" | "changed";

interface State {
  /** Undefined until the complete list was looked up. */
  readonly matches?: Matches;
  /** From 0 to 100 while a list is looked up. */
  readonly progress?: number;
  readonly error?: ApiError;
  readonly problem?: ListProblem;
}

export interface Matching extends State {
  readonly start: (list: ListSource) => void;
  /** Cancels the running lookup. */
  readonly cancel: () => void;
}

/** Looks up the codes of a text or a file of at most so many lines in batches; a new list cancels the previous one. */
export function useMatches(maxLines: number): Matching {
  const client = useClient();
  const [state, setState] = useState<State>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (source: ListSource, signal: AbortSignal) => {
    const worker = new Worker(new URL("./list.worker.ts", import.meta.url), { type: "module" });
    const read = await inWorker(worker, source, (answer: ListAnswer) => answer, signal);
    if (!("list" in read)) {
      const isChanged = source instanceof File && !(await isReadable(source));
      return setState({ problem: isChanged ? "changed" : "unreadable" });
    }
    const { list } = read;
    if (list.lines.length > maxLines) return setState({ problem: "tooLong" });
    const matched: MatchedLine[] = [];
    for (let start = 0; start < list.lines.length; start += maxCodesPerCall) {
      setState({ progress: (100 * start) / list.lines.length });
      const part = list.lines.slice(start, start + maxCodesPerCall);
      const answers = await matchCodes(
        client,
        part.map(({ code }) => code),
        signal,
      );
      for (const [index, line] of part.entries()) {
        const match = answers[index] ?? { code: line.code, status: "notFound", products: [] };
        matched.push({ ...line, match });
      }
    }
    // A transition, so that rendering a long result does not block the page.
    startTransition(() => setState({ matches: { list, lines: matched } }));
  };
  const start = (source: ListSource) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ progress: 0 });
    run(source, signal).catch((thrown: unknown) => {
      if (signal.aborted) return;
      setState(isApiError(thrown) ? { error: thrown } : { problem: "unreadable" });
    });
  };
  const cancel = () => {
    running.current?.abort();
    setState({});
  };
  return { ...state, start, cancel };
}
