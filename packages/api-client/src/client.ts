/** The only file that calls the API; `asset.ts` fetches files of the page itself. */
import createWireClient, { type Client } from "openapi-fetch";
import { ApiError, errorOfAnswer, errorOfThrown, isAbort, isApiError } from "./errors.ts";
import type { paths } from "./wire.ts";

export interface ClientOptions {
  /** Where the server is, without a slash at the end; by default the page's own origin. */
  readonly baseUrl?: string;
  /** Instead of the global one, for tests and stories. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** How often a query is retried after a failure of the network or the server; 2 by default. */
  readonly retries?: number;
  readonly onUnauthorized?: () => void;
  /** The reader's language, for the server's messages; the browser's own by default. */
  readonly language?: () => string;
}

/** The result of openapi-fetch: the body of a success or of an error. */
export interface WireAnswer<Body> {
  readonly data?: Body;
  readonly error?: unknown;
  readonly response: Response;
}

export interface ApiClient {
  readonly baseUrl: string;
  readonly retries: number;
  /** The reader's language; undefined when the browser decides. */
  readonly language: () => string | undefined;
  /** The calls of the contract, typed by it; failures are values here, see `read`. */
  readonly wire: Client<paths>;
  /**
   * Awaits a call of `wire` and maps its body and response headers.
   * @throws {ApiError} for every failure; an aborted call throws its AbortError.
   */
  read<Body, Domain>(
    call: Promise<WireAnswer<Body>>,
    toDomain: (body: Body, headers: Headers) => Domain,
  ): Promise<Domain>;
  /** Calls the listener at each 401; returns a function that removes it. */
  onUnauthorized(listener: () => void): () => void;
}

export function createClient(options: ClientOptions = {}): ApiClient {
  const baseUrl = (options.baseUrl ?? "").replace(/\/+$/u, "");
  const listeners = new Set<() => void>();
  if (options.onUnauthorized !== undefined) listeners.add(options.onUnauthorized);

  const wire = createWireClient<paths>({
    baseUrl,
    credentials: "same-origin",
    // openapi-fetch stores the function, and a mock may replace the global one later.
    fetch: (request) => (options.fetch ?? globalThis.fetch)(request),
  });
  const language = (): string | undefined => options.language?.();
  wire.use({
    onRequest: ({ request }) => {
      const spoken = language();
      if (spoken !== undefined) request.headers.set("Accept-Language", spoken);
    },
    onResponse: ({ response }) => {
      if (response.status !== 401) return;
      for (const listener of listeners) listener();
    },
  });

  return {
    baseUrl,
    retries: options.retries ?? 2,
    language,
    wire,
    async read(call, toDomain) {
      const { data, error, response } = await settled(call);
      if (!response.ok) throw errorOfAnswer(response, error);
      try {
        // Typed by the contract; a body that breaks it fails in the mapping.
        return toDomain(data as Parameters<typeof toDomain>[0], response.headers);
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
