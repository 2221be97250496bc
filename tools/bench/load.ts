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
  return (await load(origin, calls, headers, seconds, 8)).perSecond;
}

/** Requests per second and the 99th percentile of their time in ms. */
export async function load(
  origin: string,
  calls: readonly Call[],
  headers: Record<string, string>,
  seconds: number,
  connections: number,
): Promise<{ perSecond: number; p99: number }> {
  const result = await autocannon({
    url: origin,
    connections,
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
  return { perSecond: result.requests.average, p99: result.latency.p99 };
}

/** Signs in; the cookie of the session. */
export async function sessionCookie(origin: string, signIn: object): Promise<string> {
  const answer = await fetch(`${origin}/api/usersAuth`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(signIn),
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("no values");
  return middle;
};
