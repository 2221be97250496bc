import { join } from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import { afterAll, beforeAll } from "vitest";
import type { Answer, Body, OperationId, Wire } from "@caliper/api-client/wire";
import type { LimitSettings } from "../../accounts/sign-in-limits.ts";
import type { SessionTimes } from "../../config.ts";
import { foldText, type Level } from "@caliper/catalogue-model";
import {
  cheapHash,
  createTestDatabase,
  demoPassword,
  type TestDatabase,
} from "../../testing/index.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import { folderStorage, type Storage } from "../../storage/index.ts";
import { createApp } from "../../compose/app.ts";
import { loadContract, type Operation } from "../contract.ts";
import type { BodyPace } from "../slow-bodies.ts";
import { describedAnswers } from "./answers.ts";
import { builtEmbed } from "./built-files.ts";

export const contract = loadContract();
const answerOf = describedAnswers(contract);

/** The demo's accounts, an account of an unknown level, and an anonymous caller. */
export const callers = [
  "anonymous",
  "junior",
  "vendedor",
  "cliente",
  "cliente_miami",
  "planta",
  "planta_pads",
  "admin",
  "api_reader",
  "api_loader",
  "embed",
  "embed_prices",
] as const;
export type Caller = (typeof callers)[number];

/** The origin of the pages of the embed keys. */
export const shop = "https://shop.example";

/** The callers that are access keys; `api_reader` is the key of a client, the others are an administrator's. */
export const keyCallers = {
  api_reader: {
    kind: "api",
    name: "Reader",
    owner: "cliente",
    scopes: ["catalogue", "search", "prices"],
    warehouses: ["MIAMI"],
  },
  api_loader: { kind: "api", name: "Loader", scopes: ["load"] },
  embed: { kind: "embed", name: "Shop", scopes: ["catalogue", "search"], origins: [shop] },
  embed_prices: {
    kind: "embed",
    name: "Shop with prices",
    scopes: ["catalogue", "search", "prices"],
    warehouses: ["MIAMI"],
    origins: [shop],
  },
} as const satisfies Partial<Record<Caller, object>>;

export const isKeyCaller = (caller: Caller): caller is keyof typeof keyCallers =>
  caller in keyCallers;

/** The level that `x-levels` refers to. */
export const levelOfCaller: Readonly<Record<Exclude<Caller, keyof typeof keyCallers>, string>> = {
  anonymous: "anonymous",
  junior: "JUNIOR",
  vendedor: "JUNIOR",
  cliente: "CLIENTE",
  cliente_miami: "CLIENTE",
  planta: "PLANTA",
  planta_pads: "PLANTA",
  admin: "ADMIN",
};

/** A caller who may make the call: the administrator, unless it is for customers only. */
export const callerOf = ({ levels }: Pick<Operation, "levels">): Caller =>
  levels.includes("ADMIN") ? "admin" : "cliente";

type Headers = Readonly<Record<string, string>>;
type Value = string | number | boolean;

export interface CallOptions {
  readonly query?: Readonly<Record<string, Value | undefined>>;
  readonly path?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Headers;
  readonly as?: Caller;
}

export interface Answered {
  readonly status: number;
  readonly headers: LightMyRequestResponse["headers"];
  /** Parsed when it is JSON. */
  readonly body: unknown;
  readonly text: string;
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly data: TestDatabase;
  /** Calls an operation and validates the answer against the contract. */
  call(id: OperationId, options?: CallOptions): Promise<Answered>;
  /** Like `call`, but expects status 200 and returns the body. */
  ok<Id extends OperationId, Body extends Answer<Id> = Answer<Id>>(
    id: Id,
    options?: CallOptions,
  ): Promise<Body>;
  /** Sends any request; the answer of a known operation is validated against the contract. */
  send(
    method: string,
    url: string,
    options?: Omit<CallOptions, "query" | "path">,
  ): Promise<Answered>;
  /** The cookie header of a signed-in caller. */
  cookieOf(caller: Caller): Promise<string>;
  /** Makes a caller whose sessions have ended sign in again. */
  forget(caller: Caller): void;
  /** Creates a key as the administrator; the headers of its calls. */
  keyHeaders(wanted: Body<"createAccessKey">): Promise<Headers>;
  close(): Promise<void>;
}

export interface TestServerOptions {
  readonly content?: "demo" | "empty";
  /** Whether accounts with the demo's password work. */
  readonly demo?: boolean;
  readonly bodyPace?: BodyPace;
  readonly limits?: Partial<LimitSettings>;
  /** Of images and files; by default the folder of the test. */
  readonly storage?: Storage;
  readonly now?: () => number;
  readonly trustProxy?: boolean;
  readonly plainHttp?: boolean;
  readonly indexing?: boolean;
  readonly publicUrl?: string;
  readonly portal?: string;
  readonly embed?: string;
  readonly session?: Partial<SessionTimes>;
  /** Levels whose accounts must have a second factor. */
  readonly secondFactorLevels?: readonly Level[];
  /** Where the ranges of breached passwords are; without it, they are not looked up. */
  readonly breachedPasswords?: string;
  /** Without it, callers without a session are not limited. */
  readonly rateLimit?: number;
  readonly metrics?: Metrics;
  readonly isStopping?: () => boolean;
  /** Receives the log, which is off by default. */
  readonly log?: (line: string) => void;
}

export const hour = 3_600_000;

/** The real server over its own database; call `close()` after the tests. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { content = "demo", now, limits = {}, log } = options;
  const data = await createTestDatabase({ content, demo: options.demo });
  const { app } = await createApp({
    config: {
      dataDir: data.dataDir,
      logLevel: log ? "trace" : "silent",
      session: { idle: 12 * hour, absolute: 720 * hour, confirmed: 720 * hour, ...options.session },
      secondFactorLevels: options.secondFactorLevels ?? [],
      breachedPasswords: options.breachedPasswords,
      // Requests of tests come from this address.
      trustProxy: options.trustProxy === true ? ["127.0.0.1"] : false,
      plainHttp: options.plainHttp ?? false,
      indexing: options.indexing ?? true,
      publicUrl: options.publicUrl,
      rateLimit: options.rateLimit ?? 0,
      history: { days: 0, keep: 0 },
    },
    database: data.database,
    storage: options.storage ?? folderStorage(data.dataDir),
    contract,
    limits,
    // Independent of what has been built.
    portal: options.portal ?? join(data.dataDir, "no-portal"),
    embed: options.embed ?? builtEmbed(join(data.dataDir, "embed")),
    ...(now && { now }),
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.isStopping && { isStopping: options.isStopping }),
    ...(options.bodyPace && { bodyPace: options.bodyPace }),
    ...(log && { log: { write: log } }),
  });
  await app.ready();
  const cookies = new Map<Caller, Promise<string>>();
  const keys = new Map<Caller, Promise<Headers>>();

  const cookieOf = (caller: Caller): Promise<string> => {
    const cookie = cookies.get(caller) ?? signIn(caller);
    cookies.set(caller, cookie);
    return cookie;
  };

  async function signIn(caller: Caller): Promise<string> {
    if (caller === "vendedor") await addUnknownLevel(data);
    const answer = await send("POST", "/api/usersAuth", {
      body: { cliente: caller, password: demoPassword },
    });
    const cookie = String(answer.headers["set-cookie"]).split(";", 1)[0];
    if (!cookie?.includes("=")) throw new Error(`${caller} could not sign in: ${answer.text}`);
    return cookie;
  }

  async function keyHeaders(wanted: Body<"createAccessKey">): Promise<Headers> {
    const answer = await call("createAccessKey", { as: "admin", body: wanted });
    const { key, secret } = answer.body as Wire<"CreatedAccessKey">;
    return secret === undefined
      ? { "x-caliper-key": key.key, origin: wanted.origins?.[0] ?? "" }
      : { authorization: `Bearer ${secret}` };
  }

  async function credentialsOf(caller: Caller): Promise<Headers> {
    if (caller === "anonymous") return {};
    if (!isKeyCaller(caller)) return { cookie: await cookieOf(caller) };
    const made =
      keys.get(caller) ?? keyHeaders(keyCallers[caller] as unknown as Body<"createAccessKey">);
    keys.set(caller, made);
    return made;
  }

  async function send(
    method: string,
    url: string,
    { body, headers = {}, as = "anonymous" }: Omit<CallOptions, "query" | "path"> = {},
  ): Promise<Answered> {
    const answer = await app.inject({
      method: method as "GET",
      url,
      // As the portal's client; one call needs it.
      headers: { "x-requested-with": "caliper", ...(await credentialsOf(as)), ...headers },
      ...(body !== undefined && { payload: body as string | object }),
    });
    const answered = readAnswer(answer);
    // As a browser: a password that was entered again replaces the session's token.
    const [renewed] = /^caliper_session=[^;]+/u.exec(String(answer.headers["set-cookie"])) ?? [];
    if (renewed !== undefined && cookies.has(as)) cookies.set(as, Promise.resolve(renewed));
    const operation = operationAt(method, url);
    if (operation) checkAgainstContract(operation, answered);
    else checkProblem(answered);
    return operation?.id === "excelUpload"
      ? whenCompared(answered, body, { as, headers })
      : answered;
  }

  /** A preview of one batch is answered after a second at the latest; asks again until it is compared. */
  async function whenCompared(
    answered: Answered,
    batch: unknown,
    caller: Pick<CallOptions, "as" | "headers">,
  ): Promise<Answered> {
    const { import: first } = (answered.body ?? {}) as Partial<Wire<"ExcelUploadAnswer">>;
    if (first?.state !== "staging" || (batch as Body<"excelUpload">).batches) return answered;
    let set: Wire<"Import"> = first;
    while (set.state === "staging") {
      const answer = await call("getImport", { path: { id: set.id }, ...caller });
      if (answer.status !== 200) throw new Error(`getImport: ${answer.status} ${answer.text}`);
      set = answer.body as Wire<"Import">;
    }
    const body = { ...(answered.body as Wire<"ExcelUploadAnswer">), import: set };
    return { ...answered, body, text: JSON.stringify(body) };
  }

  const call: TestServer["call"] = (id, { query = {}, path = {}, ...rest } = {}) => {
    const operation = contract.operations.get(id);
    if (!operation) throw new Error(`Unknown operation: ${id}`);
    return send(operation.method, urlOf(operation, path, query), rest);
  };

  return {
    app,
    data,
    call,
    send,
    cookieOf,
    forget: (caller) => void cookies.delete(caller),
    keyHeaders,
    async ok<Id extends OperationId, Body extends Answer<Id> = Answer<Id>>(
      id: Id,
      options?: CallOptions,
    ): Promise<Body> {
      const answer = await call(id, options);
      if (answer.status !== 200) throw new Error(`${id}: ${answer.status} ${answer.text}`);
      return answer.body as Body;
    },
    async close() {
      await app.close();
      await data.close();
    },
  };
}

/** The same for all tests of a file: it starts before them and closes after them. */
export function sharedTestServer(options?: TestServerOptions): TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => void (server = await startTestServer(options)));
  afterAll(() => server?.close());
  return new Proxy<TestServer>(Object.create(null), {
    get: (_target, name) => server && Reflect.get(server, name),
  });
}

function urlOf(
  operation: Operation,
  path: NonNullable<CallOptions["path"]>,
  query: NonNullable<CallOptions["query"]>,
): string {
  const place = operation.path.replace(/\{(\w+)\}/gu, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length > 0 ? `${place}?${new URLSearchParams(given).toString()}` : place;
}

const places = [...contract.operations.values()].map((operation) => ({
  operation,
  path: new RegExp(`^${operation.path.replace(/\{\w+\}/gu, "[^/]+")}$`, "u"),
}));

function operationAt(method: string, url: string): Operation | undefined {
  const path = url.split("?", 1)[0] ?? "";
  return places.find((each) => each.operation.method === method && each.path.test(path))?.operation;
}

function readAnswer(answer: LightMyRequestResponse): Answered {
  const isJson = String(answer.headers["content-type"]).includes("json") && answer.body !== "";
  return {
    status: answer.statusCode,
    headers: answer.headers,
    body: isJson ? JSON.parse(answer.body) : undefined,
    text: answer.body,
  };
}

const mediaTypeOf = (answer: Answered): string =>
  String(answer.headers["content-type"]).split(";", 1)[0] ?? "";

function checkAgainstContract({ id, method }: Operation, answer: Answered): void {
  const described = answerOf(id, answer.status);
  if (!described) {
    throw new Error(`${id}: openapi.yaml has no status ${answer.status}\n${answer.text}`);
  }
  if (method === "HEAD" || described.mediaTypes.length === 0) {
    if (answer.text !== "") throw new Error(`${id}: ${answer.status} should have no body`);
    return;
  }
  const type = mediaTypeOf(answer);
  if (!described.mediaTypes.includes(type)) {
    throw new Error(`${id}: ${answer.status} is ${type}, not ${described.mediaTypes.join(", ")}`);
  }
  if (!type.includes("json")) return;
  const errors = described.validate(type, answer.body);
  if (errors.length > 0) {
    throw new Error(`${id}: ${answer.status} breaks the contract\n${errors.join("\n")}`);
  }
}

/** Paths outside the contract return the portal or a problem. */
function checkProblem(answer: Answered): void {
  if (answer.status < 400) return;
  // The portal's page for an unknown URL.
  if (answer.status === 404 && mediaTypeOf(answer) === "text/html") return;
  if (answer.status >= 500 || mediaTypeOf(answer) !== "application/problem+json") {
    throw new Error(`Not a problem of the caller: ${answer.status} ${answer.text}`);
  }
}

async function addUnknownLevel({ database }: TestDatabase): Promise<void> {
  await database.write
    .insertInto("account")
    .values({
      username: "vendedor",
      username_key: foldText("vendedor"),
      password_hash: await cheapHash(demoPassword),
      level: "VENDEDOR",
      customer_code: null,
      disabled: 0,
    })
    .execute();
}
