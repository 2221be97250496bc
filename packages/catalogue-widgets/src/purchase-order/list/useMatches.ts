import { isApiError, matchCodes, maxCodesPerCall } from "@caliper/api-client";
import type { ApiError, ListedCode } from "@caliper/api-client";
import { useEffect, useRef, useState } from "react";
import { useClient } from "../../provider/index.ts";
import type { MatchedLine } from "./matches.ts";
import { linesOf, listReader } from "./parseList.ts";
import type { ParsedList } from "./parseList.ts";

/** Lines that are read before the page may do something else. */
const slice = 500;

export interface Matches {
  readonly list: ParsedList;
  /** In the order of the list. */
  readonly lines: readonly MatchedLine[];
}

export interface Matching {
  /** Undefined until a list was looked up whole. */
  readonly matches: Matches | undefined;
  /** From 0 to 100 while a list is looked up. */
  readonly progress: number | undefined;
  readonly error: ApiError | undefined;
  readonly start: (text: string) => void;
}

const breath = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Looks the codes of a text up, so many at a time; a new text gives the last one up. */
export function useMatches(): Matching {
  const client = useClient();
  const [state, setState] = useState<Omit<Matching, "start">>({
    matches: undefined,
    progress: undefined,
    error: undefined,
  });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (text: string, signal: AbortSignal) => {
    const reader = listReader();
    for (const [index, line] of linesOf(text).entries()) {
      if (index > 0 && index % slice === 0) await breath();
      reader.add(line);
    }
    const list = reader.result();
    const matched: MatchedLine[] = [];
    for (let start = 0; start < list.lines.length; start += maxCodesPerCall) {
      setState({
        matches: undefined,
        progress: (100 * start) / list.lines.length,
        error: undefined,
      });
      const part = list.lines.slice(start, start + maxCodesPerCall);
      const answers: readonly ListedCode[] = await matchCodes(
        client,
        part.map(({ code }) => code),
        signal,
      );
      for (const [index, line] of part.entries()) {
        const match = answers[index] ?? { code: line.code, status: "notFound", products: [] };
        matched.push({ ...line, match });
      }
    }
    setState({ matches: { list, lines: matched }, progress: undefined, error: undefined });
  };
  const start = (text: string) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    setState({ matches: undefined, progress: 0, error: undefined });
    run(text, signal).catch((thrown: unknown) => {
      if (signal.aborted) return;
      setState({
        matches: undefined,
        progress: undefined,
        error: isApiError(thrown) ? thrown : undefined,
      });
    });
  };
  return { ...state, start };
}
