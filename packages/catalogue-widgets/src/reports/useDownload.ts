import type { ApiError, Download, DownloadOptions } from "@caliper/api-client";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { saveFile } from "../shared/save-file/index.ts";

export type DownloadState =
  | { readonly kind: "idle" }
  /** Bytes that have come so far; nobody knows how many there will be. */
  | { readonly kind: "running"; readonly bytes: number }
  | { readonly kind: "failed"; readonly error: ApiError }
  | { readonly kind: "saved"; readonly name: string };

export interface RunningDownload {
  readonly state: DownloadState;
  /** Does nothing while one is running. */
  readonly start: () => void;
  readonly cancel: () => void;
  /** Forgets how the last one went: what was chosen is no longer the same. */
  readonly reset: () => void;
}

const repaintAfter = 200; // ms

/**
 * Reads a file and saves it when it is whole. A link to the server would save the page of an error
 * and the first half of a file that broke off as if they were the table.
 */
export function useDownload(
  read: (options: DownloadOptions) => Promise<Download>,
): RunningDownload {
  const abort = useRef<AbortController | null>(null);
  const [bytes, setBytes] = useState(0);
  const { mutate, reset, isPending, error, data } = useMutation<Download, ApiError, AbortSignal>({
    mutationFn: (signal) => {
      let shownAt = 0;
      return read({
        signal,
        onProgress: (received) => {
          const now = performance.now();
          if (now - shownAt < repaintAfter) return;
          shownAt = now;
          setBytes(received);
        },
      });
    },
    onSuccess: saveFile,
    // The cache of mutations must not hold a file of 30 MB.
    gcTime: 0,
  });
  // A page that closes does not save a file any more.
  useEffect(() => () => abort.current?.abort(), []);

  const cancel = () => {
    abort.current?.abort();
    reset();
  };
  const start = () => {
    if (isPending) return;
    abort.current = new AbortController();
    setBytes(0);
    mutate(abort.current.signal);
  };
  const stateOf = (): DownloadState => {
    if (isPending) return { kind: "running", bytes };
    if (error !== null) return { kind: "failed", error };
    return data === undefined ? { kind: "idle" } : { kind: "saved", name: data.name };
  };
  return { state: stateOf(), start, cancel, reset };
}
