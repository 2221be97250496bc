/**
 * Sends one request to a worker and terminates it after the response.
 * @throws {DOMException} AbortError when aborted; {TypeError} when the worker cannot be loaded
 */
export function inWorker<Question, Answer>(
  worker: Worker,
  question: Question,
  signal: AbortSignal,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const end = () => {
      worker.terminate();
      signal.removeEventListener("abort", giveUp);
    };
    const giveUp = () => {
      end();
      reject(new DOMException("It was given up.", "AbortError"));
    };
    if (signal.aborted) return giveUp();
    signal.addEventListener("abort", giveUp);
    worker.addEventListener("message", ({ data }: MessageEvent<Answer>) => {
      end();
      resolve(data);
    });
    // No connection, a new version of the site, or the worker crashed.
    for (const event of ["error", "messageerror"] as const) {
      worker.addEventListener(event, () => {
        end();
        reject(new TypeError("The worker could not be loaded."));
      });
    }
    worker.postMessage(question);
  });
}
