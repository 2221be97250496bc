/** The only file that knows the `fetch` of an API; `asset.ts` reads what came with the page. */
import createWireClient, { type Client } from "openapi-fetch";
import { ApiError, errorOfAnswer, errorOfThrown, isAbort, isApiError } from "./errors.ts";
import type { paths } from "./wire.ts";

export interface ClientOptions {
  /** Where the server is, without a slash at the end; by default the page's own origin. */
  readonly baseUrl?: string;
  /** Instead of the global one, for tests and stories. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** How often a query is tried again when the network or the server failed; 2 by default. */
  readonly retries?: number;
  readonly onUnauthorized?: () => void;
}

/** What openapi-fetch answers: the body of a success, or the body of an error. */
export interface WireAnswer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

export interface ApiClient {
  readonly baseUrl: string;
  readonly retries: number;
  /** The calls of the contract, typed by it; failures are values here, see `read`. */
  readonly wire: Client<paths>;
  /**
   * Waits for a call of `wire` and maps its body.
   * @throws {ApiError} for every failure, except for the AbortError of a call that was given up.
   */
  read<Body, Domain>(
    call: Promise<WireAnswer<Body>>,
    toDomain: (body: Body) => Domain,
  ): Promise<Domain>;
  /** Calls the listener at each 401; answers a function that ends it. */
  onUnauthorized(listener: () => void): () => void;
}

export function createClient(options: ClientOptions = {}): ApiClient {
  const baseUrl = (options.baseUrl ?? "").replace(/\/+$/u, "");
  const listeners = new Set<() => void>();
  if (options.onUnauthorized !== undefined) listeners.add(options.onUnauthorized);

  const wire = createWireClient<paths>({
    baseUrl,
    credentials: "same-origin",
    // openapi-fetch keeps the function that it is given, and a mock may replace the global one later.
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
  });
  wire.use({
    onResponse: ({ response }) => {
      if (response.status !== 401) return;
      for (const listener of listeners) listener();
    },
  });

  return {
    baseUrl,
    retries: options.retries ?? 2,
    wire,
    async read(call, toDomain) {
      const { data, error, response } = await settled(call);
      if (!response.ok) throw errorOfAnswer(response, error);
      try {
        // The contract says what the body of a success is; a body that isn't it fails in the mapping.
        return toDomain(data as Parameters<typeof toDomain>[0]);
      } catch (thrown) {
        if (isApiError(thrown)) throw thrown;
        throw new ApiError({ kind: "contract", status: response.status, cause: thrown });
      }
    },
    onUnauthorized(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function settled<Body>(call: Promise<WireAnswer<Body>>): Promise<WireAnswer<Body>> {
  try {
    return await call;
  } catch (thrown) {
    throw isAbort(thrown) ? thrown : errorOfThrown(thrown);
  }
}
