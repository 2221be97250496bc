/**
 * Sends one request to a worker, which is terminated by the first answer with a result, by a failure or by `signal`.
 * @param resultOf undefined for an answer that others follow; may throw
 * @throws {DOMException} AbortError when aborted; {TypeError} when the worker cannot be loaded
 */
export async function inWorker<Question, Answer, Result>(
  worker: Worker,
  question: Question,
  resultOf: (answer: Answer) => Result | undefined,
  signal?: AbortSignal,
): Promise<Result> {
  try {
    return await new Promise((resolve, reject) => {
      const abort = () => reject(new DOMException("It was aborted.", "AbortError"));
      if (signal?.aborted) return abort();
      signal?.addEventListener("abort", abort, { once: true });
      worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
        try {
          const result = resultOf(data);
          if (result !== undefined) resolve(result);
        } catch (error) {
          reject(error);
        }
      });
      // No connection, a new version of the site, or the worker crashed.
      for (const event of ["error", "messageerror"] as const) {
        worker.addEventListener(event, () =>
          reject(new TypeError("The worker could not be loaded.")),
        );
      }
      worker.postMessage(question);
    });
  } finally {
    worker.terminate();
  }
}
