/** The only file that calls the API; `asset.ts` fetches files of the page itself. */
import createWireClient, { createQuerySerializer } from "openapi-fetch";
import { ApiError, errorOfAnswer, errorOfThrown, isAbort, isApiError, isPage } from "./errors.ts";
import { type AskPassword, createReauthentication } from "./reauthentication.ts";
import type { Endpoint, Input, OperationId, paths, Reply } from "./wire.ts";

export interface ClientOptions {
  /** The server's origin, without a slash at the end; by default the page's own. */
  readonly baseUrl?: string | undefined;
  /**
   * An access key: the public id of an embed key, `pk_…`, for pages of its origins, or the secret of an API key, `sk_…`,
   * which must never be in a page. Cookies are not sent with it.
   */
  readonly key?: string | undefined;
  /** The page's origin, where a server renders the page: URLs without an origin are relative to it. */
  readonly origin?: string;
  /** Replaces the global `fetch`, for tests and stories. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** How often a query is retried after a failure of the network or the server; 2 by default. */
  readonly retries?: number;
  readonly onUnauthorized?: () => void;
  /** The reader's language, for the server's messages; the browser's own by default. */
  readonly language?: () => string;
}

/** The result of openapi-fetch: the body of a success or of an error. */
interface WireAnswer {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** How a success is read. */
interface Bodies<Json> {
  readonly json: Json;
  readonly blob: Blob;
  readonly stream: ReadableStream<Uint8Array<ArrayBuffer>> | null;
}

export type ParseAs = keyof Bodies<unknown>;

/** The body of a success; JSON where a call does not say otherwise. */
export type BodyAs<Id extends OperationId, As extends ParseAs> = Bodies<Reply<Id>>[As];

export interface CallOptions<As extends ParseAs> {
  readonly signal?: AbortSignal | undefined;
  readonly parseAs?: As | undefined;
  /** Whether the call outlives the page. */
  readonly keepalive?: boolean;
  /** Replaces JSON. */
  readonly bodySerializer?: () => BodyInit;
}

export interface ApiClient {
  readonly baseUrl: string;
  readonly retries: number;
  /** The reader's language; undefined when the browser decides. */
  readonly language: () => string | undefined;
  /**
   * Calls an operation and maps the body and the headers of its response.
   * @throws {ApiError} for every failure; an aborted call throws its AbortError.
   */
  call<Id extends OperationId, Domain, As extends ParseAs = "json">(
    endpoint: Endpoint<Id>,
    input: Input<Id> & CallOptions<As>,
    toDomain: (body: BodyAs<Id, As>, headers: Headers) => Domain,
  ): Promise<Domain>;
  /**
   * Calls the listener when a request needs the password again. The request is repeated when it returns true. The last
   * listener counts; returns a function that removes it.
   */
  onPasswordNeeded(listener: AskPassword): () => void;
  /** Calls the listener at each 401; returns a function that removes it. */
  onUnauthorized(listener: () => void): () => void;
}

const serializeQuery = createQuerySerializer();

export function createClient(options: ClientOptions = {}): ApiClient {
  const baseUrl = (options.baseUrl ?? "").replace(/\/+$/u, "");
  const listeners = new Set<() => void>();
  if (options.onUnauthorized !== undefined) listeners.add(options.onUnauthorized);

  // openapi-fetch stores the function, and a mock may replace the global one later.
  const { key } = options;
  const isEmbedded = key?.startsWith("pk_") === true;
  const send = (request: Request) =>
    (options.fetch ?? (isEmbedded ? sendAsUrl : globalThis.fetch))(request);
  const [sendRepeatably, onPasswordNeeded] = createReauthentication(send);
  const credentials = key === undefined ? "same-origin" : "omit";
  const wire = createWireClient<paths>({
    baseUrl: (options.origin ?? "") + baseUrl,
    credentials,
    // A key has no password.
    fetch: key === undefined ? sendRepeatably : send,
    // Without a prototype, to which a host page may have added names: the serializer reads inherited ones.
    querySerializer: (query) => serializeQuery(Object.assign(Object.create(null), query)),
  });
  // The types of `call` are those of the contract.
  const request = wire.request as (
    method: string,
    path: string,
    init: object,
  ) => Promise<WireAnswer>;
  const language = (): string | undefined => options.language?.();
  wire.use({
    onRequest: ({ request }) => {
      const acceptLanguage = language();
      if (acceptLanguage !== undefined) request.headers.set("Accept-Language", acceptLanguage);
      if (key?.startsWith("sk_")) request.headers.set("Authorization", `Bearer ${key}`);
      else if (key !== undefined) request.headers.set("X-Caliper-Key", key);
    },
    onResponse: ({ response }) => {
      if (isPage(response)) throw new ApiError({ kind: "address", status: response.status });
      // With a key there is no session.
      if (response.status !== 401 || key !== undefined) return;
      for (const listener of listeners) listener();
    },
  });

  return {
    baseUrl,
    retries: options.retries ?? 2,
    language,
    async call(endpoint, input, toDomain) {
      const { query, path, header, body, signal, parseAs, keepalive, bodySerializer } = input;
      const [method = "", template = ""] = endpoint.split(" ");
      const answer = request(method, template, {
        params: { query, path, header },
        body,
        signal,
        parseAs,
        ...(keepalive && { keepalive }),
        ...(bodySerializer && { bodySerializer }),
      });
      const { data, error, response } = await settled(answer, () =>
        reasonOfRefusal(baseUrl, send, key),
      );
      if (!response.ok) throw errorOfAnswer(response, error);
      try {
        // Typed by the contract; a body that breaks it fails in the mapping.
        return toDomain(data as Parameters<typeof toDomain>[0], response.headers);
      } catch (thrown) {
        if (isApiError(thrown)) throw thrown;
        throw new ApiError({ kind: "contract", status: response.status, cause: thrown });
      }
    },
    onPasswordNeeded,
    onUnauthorized(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Scripts of host pages replace `fetch` by functions that expect a URL and plain options. */
async function sendAsUrl(request: Request): Promise<Response> {
  const { url, method, headers, credentials, signal, mode, cache } = request;
  const body = await request.text();
  return globalThis.fetch(url, {
    method,
    headers: Object.fromEntries(headers),
    // Browsers refuse even an empty body of GET and HEAD.
    body: body === "" ? null : body,
    credentials,
    signal,
    mode,
    cache,
  });
}

async function settled(
  call: Promise<WireAnswer>,
  whyRefused: () => Promise<"origin" | "fetch" | undefined>,
): Promise<WireAnswer> {
  try {
    return await call;
  } catch (thrown) {
    if (isAbort(thrown)) throw thrown;
    const error = errorOfThrown(thrown);
    const kind = error.kind === "network" ? await whyRefused() : undefined;
    throw kind === undefined ? error : new ApiError({ kind, cause: thrown });
  }
}

/** Why a server that is reachable does not let the page read its answers; undefined when it is not reachable. */
async function reasonOfRefusal(
  baseUrl: string,
  send: (request: Request) => Promise<Response>,
  key: string | undefined,
): Promise<"origin" | "fetch" | undefined> {
  if (!(await isReachable(baseUrl, send))) return undefined;
  const isNative = Function.prototype.toString.call(globalThis.fetch).includes("[native code]");
  if (key === undefined || isNative) return "origin";
  return (await isReadable(baseUrl, key)) ? "fetch" : "origin";
}

/** Whether the page may read an answer that it asks for without `fetch`. */
const isReadable = (baseUrl: string, key: string): Promise<boolean> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open("GET", `${baseUrl}/api/v1/session`);
    request.setRequestHeader("X-Caliper-Key", key);
    request.timeout = probeTimeout;
    request.addEventListener("loadend", () => resolve(request.status > 0));
    request.send();
  });

/** Timeout for an unreadable response, in ms. */
const probeTimeout = 3000;

/**
 * Whether a server of another origin is reachable. Browsers report a response that the page may not read as a
 * network failure; a request whose response is not read succeeds.
 */
async function isReachable(
  baseUrl: string,
  send: (request: Request) => Promise<Response>,
): Promise<boolean> {
  const page = globalThis.location?.origin;
  if (page === undefined || !URL.canParse(baseUrl) || new URL(baseUrl).origin === page)
    return false;
  try {
    const signal = AbortSignal.timeout(probeTimeout);
    await send(new Request(`${baseUrl}/healthz`, { mode: "no-cors", cache: "no-store", signal }));
    return true;
  } catch {
    return false;
  }
}
