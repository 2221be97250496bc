import type { ApiError, Download, DownloadOptions } from "@caliper/api-client";
import { saveFile } from "@caliper/catalogue-widgets/shared";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";

export interface RunningDownload {
  readonly isRunning: boolean;
  /** Bytes received so far; the total is unknown. */
  readonly bytes: number;
  /** Why the last download failed. */
  readonly error: ApiError | null;
  /** The name of the saved file. */
  readonly saved: string | undefined;
  /** Does nothing while one is running. */
  readonly start: () => void;
  readonly cancel: () => void;
  /** Clears the result of the last download, when the selection changes. */
  readonly reset: () => void;
}

const progressIntervalMs = 200;

/**
 * Downloads a file and saves it when it is complete. A plain link would save error pages and truncated files as if they
 * were the table.
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
          if (now - shownAt < progressIntervalMs) return;
          shownAt = now;
          setBytes(received);
        },
      });
    },
    onSuccess: saveFile,
    // Don't keep files of up to 30 MB in the mutation cache.
    gcTime: 0,
  });
  // Cancel the download on unmount.
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
  return { isRunning: isPending, bytes, error, saved: data?.name, start, cancel, reset };
}
