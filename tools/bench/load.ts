import autocannon from "autocannon";

export interface Call {
  method: "GET" | "POST";
  path: string;
  body?: string;
}

/** Requests per second over `seconds`, cycling through the calls on eight connections. */
export async function rate(
  origin: string,
  calls: readonly Call[],
  headers: Record<string, string>,
  seconds: number,
): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections: 8,
    duration: seconds,
    headers,
    requests: calls.map(({ method, path, body }) => ({
      method,
      path,
      ...(body !== undefined && {
        body,
        headers: { ...headers, "content-type": "application/json" },
      }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${origin}: ${result.non2xx} answers were not 2xx, ${result.errors} errors`);
  }
  return result.requests.average;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("no values");
  return middle;
};
