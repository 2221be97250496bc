import { createHash } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import type { Wire } from "@caliper/api-client/wire";
import type { OpenDatabase } from "../../apps/server/src/db/index.ts";
import { pdf as wholePdf, upload as form } from "../../apps/server/src/http/testing/multipart.ts";
import { chance, type Chance } from "../../apps/server/src/loading/testing/random.ts";
import { type Answer, Client, effectOf, type Sent, type User } from "./client.ts";
import { commit, loadFirst, type Send, undo, upload, uuid } from "./importing.ts";
import type { Journal } from "./journal.ts";
import { absent, type Model } from "./model.ts";
import { mark, orderValue, sessionName } from "./observe.ts";
import { nameOf, type Target, valueOf } from "./targets.ts";

/** What callers ask for. */
interface Catalogue {
  readonly codes: readonly string[];
  readonly interchanges: readonly string[];
  readonly vehicles: readonly { readonly maker: string; readonly model: string }[];
  /** Of one category, in one warehouse; no import changes them. */
  readonly offers: readonly Wire<"OrderProduct">[];
}

interface Options {
  readonly url: string;
  readonly seed: number;
  readonly connections: number;
  readonly database: OpenDatabase;
  readonly targets: readonly Target[];
  readonly model: Model;
  readonly journal: Journal;
}

/** A connection with its own random choices, which depend on the seed and its number only. */
interface Worker {
  readonly number: number;
  readonly client: Client;
  readonly random: Chance;
  readonly model: Model;
  readonly catalogue: Catalogue;
  readonly isStopping: () => boolean;
}

export interface Traffic {
  /** Completes what is under way. */
  stop(): Promise<void>;
}

/** Pauses between two requests of a reader, in ms. */
const pauses = { least: 200, more: 1200 };

/** Someone who loads or writes pauses this many times as long; what they write stays on the disk for the whole run. */
const writersPause = 5;

/** How long requests may take after the traffic has ended, in ms. */
const longestEnd = 60_000;

export async function startTraffic(options: Options): Promise<Traffic> {
  const { url, seed, connections, database, targets, model, journal } = options;
  let isStopping = false;
  const admin = new Client(url, "admin", "set-up", journal);
  await admin.signIn();
  await loadFirst(
    persistently(admin, () => false),
    model,
    targets,
    chance(seed),
  );
  const catalogue = await readCatalogue(database, targets, admin);
  const ended: Promise<void>[] = [];
  for (const [number, { user, work, isWriting }] of plan(connections, targets).entries()) {
    const client = new Client(url, user, `${number} ${user}`, journal);
    const random = chance(seed * 1000 + number);
    // One after the other: sign-ins of one account at the same time count as attempts to guess its password.
    if (user !== "anonymous") await client.signIn();
    const worker = { number, client, random, model, catalogue, isStopping: () => isStopping };
    const repeat = async () => {
      while (!isStopping) {
        const pause = pauses.least + random.below(pauses.more);
        await after(isWriting === true ? writersPause * pause : pause);
        await work(worker);
      }
    };
    ended.push(
      repeat().catch((error: unknown) => journal.fail(`${number} ${user}: ${String(error)}`)),
    );
  }
  return {
    async stop() {
      isStopping = true;
      // A request that is never answered must not keep the report back.
      const waiting = new AbortController();
      await Promise.race([
        Promise.all(ended).finally(() => waiting.abort()),
        after(longestEnd, undefined, { signal: waiting.signal }).then(
          () => journal.fail(`a caller waits for an answer ${longestEnd / 1000} s after the end`),
          () => undefined,
        ),
      ]);
    },
  };
}

interface Planned {
  readonly user: User;
  readonly work: (worker: Worker) => Promise<void>;
  readonly isWriting?: true;
}

/** One connection for each table that is loaded, and others in the proportions of a working day. */
function plan(connections: number, targets: readonly Target[]): Planned[] {
  const readers = [
    "cliente",
    "junior",
    "planta",
    "anonymous",
    "cliente_miami",
    "planta_pads",
  ] as const;
  const otherPlans: Planned[] = [
    ...readers.map((user) => ({ user, work: search })),
    { user: "cliente", work: signInAndOut },
    { user: "admin", work: sendOrder, isWriting: true },
    { user: "admin", work: sendFile, isWriting: true },
    { user: "admin", work: correct, isWriting: true },
  ];
  return Array.from({ length: connections }, (_, number) => {
    const target = targets[number];
    if (target) return { user: "admin", work: load(target), isWriting: true };
    return otherPlans[number % otherPlans.length] ?? { user: "anonymous", work: search };
  });
}

const query = (values: Record<string, string | number>): string =>
  new URLSearchParams(
    Object.entries(values).map(([name, value]) => [name, String(value)]),
  ).toString();

/** Users who may not read every family. */
const limitedUsers: ReadonlySet<User> = new Set(["anonymous", "planta", "planta_pads"]);

/** Reads the catalogue. */
async function search({ client, random, catalogue }: Worker): Promise<void> {
  const read = (operation: string, path: string, options: Sent = {}) =>
    client.send(operation, path, {
      ...options,
      expected: limitedUsers.has(client.user) ? [403] : [],
    });
  const codigo = random.pick(catalogue.codes);
  const { maker: marca, model: modelo } = random.pick(catalogue.vehicles);
  const choice = client.user === "anonymous" ? 0 : random.below(8);
  if (choice < 3) await read("fichaInfo", `/api/Ficha_info?${query({ codigo })}`);
  else if (choice === 3) await read("searchByCode", `/api/Search_By_Code?${query({ codigo })}`);
  else if (choice === 4) {
    const foreign = query({ codigo: random.pick(catalogue.interchanges) });
    await read("searchByCode", `/api/Search_By_Code?${foreign}`);
  } else if (choice === 5)
    await read("globalApliSearch", `/api/Global_apli_search?${query({ marca, modelo })}`);
  else if (choice === 6) {
    const isCode = random.once(0.5);
    const json = { text: isCode ? codigo : `${marca} ${modelo}` };
    // Most codes are of families that these users may not read: then similar ones are searched, which takes longer.
    const kind = !isCode ? "vehicle" : limitedUsers.has(client.user) ? "closed code" : "code";
    await read(`find, ${kind}`, "/api/v2/find", { method: "POST", json });
  } else await client.send("listAccounts", "/api/v1/accounts", { expected: [403] }).then(refused);
}

function refused({ status }: Answer): void {
  if (status === 200) throw new Error("listAccounts answers callers who are not administrators");
}

/** A session that is acknowledged works until it is ended, and not afterwards. */
async function signInAndOut({ client, random, model }: Worker): Promise<void> {
  if (!(await client.signIn()) || client.session === undefined) return;
  const cookie = `caliper_session=${client.session}`;
  const name = sessionName(client.session);
  model.begin(name, "open")("done");
  for (let left = random.below(5); left > 0; left -= 1) {
    await after(pauses.least);
    await client.send("listSessions", "/api/v1/sessions");
  }
  const settle = model.begin(name, absent);
  const effect = effectOf(
    await client.send("deleteSession", "/api/v1/session", { method: "DELETE" }),
  );
  settle(effect);
  if (effect !== "done") return;
  const later = await client.send("listSessions, ended", "/api/v1/sessions", {
    headers: { cookie },
    expected: [401],
  });
  if (later.status === 200) throw new Error(`${name} works after it was ended`);
}

async function sendOrder({ client, random, model, catalogue, number }: Worker): Promise<void> {
  const note = `${mark} ${number}-${random.below(2 ** 31)}`;
  const chosen = random.shuffled(catalogue.offers).slice(0, 1 + random.below(4));
  const products = chosen.map((offer) => ({ ...offer, Quantity: 1 + random.below(9) }));
  const cents = products.reduce(
    (sum, { Price, Quantity }) => sum + Math.round(Price * 100) * Quantity,
    0,
  );
  const settle = model.begin(`order ${note}`, orderValue(products.length, products.length, cents));
  const answer = await client.send("buyOrderFile", "/api/buy_order_file", {
    method: "POST",
    json: {
      Header: {
        username: "cliente",
        warehouse: "MIAMI",
        category: "Brake Drums",
        subcategory: "",
        note,
        addedCategories: [],
        userInfo: { Cliente: "cliente", Codigo: "" },
      },
      Products: products,
    },
  });
  settle(effectOf(answer));
  // Any server knows the order.
  const order = answer.headers.get("order-number");
  if (order !== null) await client.send("getOrder", `/api/v1/orders/${order}`);
}

async function sendFile({ client, random, model, number }: Worker): Promise<void> {
  const name = `${mark}-${number}-${random.below(2 ** 31)}.pdf`;
  const content = pdf(random, 6000);
  const hash = createHash("sha256").update(content).digest("hex");
  const settle = model.begin(`file ${name}`, hash);
  const effect = effectOf(
    await client.send("imgAndPdfUpload", "/api/imgAndPdfUpload", {
      method: "POST",
      form: form(name, 1, content),
    }),
  );
  settle(effect);
  if (effect !== "done") return;
  const { status, bytes } = await client.send("uploadedFile", `/CBP/${name}`);
  if (status === 200 && !bytes.equals(content)) throw new Error(`${name} has another content`);
}

/** A newsletter of up to `lines` lines with 10 bytes each. */
export function pdf(random: Chance, lines: number): Buffer {
  const text = Array.from({ length: 1 + random.below(lines) }, () => random.below(1e9)).join("\n%");
  return Buffer.from(wholePdf.replace("\n", `\n%${text}\n`));
}

/** A client sends a correction, and an administrator rejects it. */
async function correct({ client, random, model, catalogue, number }: Worker): Promise<void> {
  const message = `${mark} ${number}-${random.below(2 ** 31)}`;
  const settle = model.begin(`amendment ${message}`, "0");
  const answer = await client.send("insertAmendments", "/api/insert_amendments", {
    method: "POST",
    json: {
      user: client.user,
      email: "a@example.com",
      subject: "Others",
      message,
      product: random.pick(catalogue.codes),
    },
  });
  settle(effectOf(answer));
  if (effectOf(answer) !== "done") return;
  const { report_id: id } = answer.body as Wire<"AmendmentReceipt">;
  const reject = model.begin(`amendment ${message}`, "2");
  const path = `/api/updateAmendmentStatus?${query({ id, status: 2 })}`;
  const decided = await client.send("updateAmendmentStatus", path, { expected: [409] });
  // The proxy repeats a GET whose server was killed: then the first may have had its effect.
  reject(decided.status === 409 ? "unknown" : effectOf(decided));
}

/** Imports the next version of a table; one of three imports is undone. */
function load(target: Target): Planned["work"] {
  let version = 0;
  return async ({ client, random, model, isStopping }) => {
    const send = persistently(client, isStopping);
    const id = uuid(random);
    if (target.mode === "total") await client.send("confirmSession", ...confirmation);
    if (!(await upload(send, { target, version: version + 1, id }))) return;
    await commit(send, model, { target, version: version + 1, id });
    if (model.valueOf(nameOf(target)) !== valueOf(target, version + 1)) return;
    await after(pauses.least);
    if (random.once(1 / 3)) await undo(send, model, { target, version, id });
    else version += 1;
  };
}

const confirmation = [
  "/api/v1/session/confirmation",
  { method: "POST", json: { password: "caliper-demo" } },
] as const;

/** Repeats requests without an answer: those of imports may be sent again. */
function persistently(client: Client, isStopping: () => boolean): Send {
  return async (method, path, json) => {
    for (;;) {
      const options = { method, ...(json && { json }), expected: [409] };
      const answer = await client.send(operationOf(path, json), path, options);
      if ((effectOf(answer) !== "unknown" && answer.status !== 507) || isStopping()) return answer;
      await after(pauses.least + pauses.more);
    }
  };
}

/** The last batch of an upload is compared with the table, so its times are apart. */
const isLast = (json: object | undefined): boolean =>
  json !== undefined && "batch" in json && "batches" in json && json.batch === json.batches;

const operationOf = (path: string, json: object | undefined): string =>
  path === "/api/excelUpload"
    ? `excelUpload${isLast(json) ? ", last batch" : ""}`
    : (/(commit|undo)$/u.exec(path)?.[1]?.concat("Import") ?? "getImport");

async function readCatalogue(
  { read }: OpenDatabase,
  targets: readonly Target[],
  admin: Client,
): Promise<Catalogue> {
  const products = await read.selectFrom("product").select("code").orderBy("code").execute();
  const interchanges = await read
    .selectFrom("interchange")
    .select("interchange")
    .orderBy("id")
    .limit(500)
    .execute();
  const vehicles = await read
    .selectFrom("application")
    .select(["maker", "model"])
    .distinct()
    .orderBy("maker")
    .orderBy("model")
    .execute();
  const priceQuery = query({ step: 0, user: "cliente", warehouse: "MIAMI", type: "Brake Drums" });
  const offers = await admin.send("buyOrderPriceInfo", `/api/buy_order_price_info?${priceQuery}`);
  const changed = new Set(
    targets.flatMap(({ table, codes }) => (table.name === "price" ? codes : [])),
  );
  return {
    codes: products.map(({ code }) => code),
    interchanges: interchanges.map(({ interchange }) => interchange),
    vehicles,
    offers: (offers.body as Wire<"OrderProduct">[]).filter(({ Code }) => !changed.has(Code)),
  };
}
