import { keysOf } from "../../apps/server/src/http/testing/answers.ts";
import { otherWarehousesOf, withheldKeys } from "../../apps/server/src/http/testing/withheld.ts";
import { demoPassword } from "../../apps/demo/src/accounts.ts";
import type { Journal } from "./journal.ts";
import type { Effect } from "./model.ts";

/** The accounts of the demo, and a caller without one. */
export const users = [
  "anonymous",
  "junior",
  "cliente",
  "cliente_miami",
  "planta",
  "planta_pads",
  "admin",
] as const;
export type User = (typeof users)[number];

export interface Sent {
  readonly method?: string;
  readonly json?: object;
  readonly form?: { readonly body: BodyInit; readonly headers: Readonly<Record<string, string>> };
  readonly headers?: Readonly<Record<string, string>>;
  /** Statuses of a request that the caller knows how to handle; 200 and 204 always are. */
  readonly expected?: readonly number[];
}

export interface Answer {
  /** 0 if the connection broke. */
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
  /** Undefined if it is not JSON. */
  readonly body: unknown;
}

/** What the sender of a change knows after an answer. A proxy or a server without its database cannot tell. */
export function effectOf({ status }: Pick<Answer, "status">): Effect {
  if (status >= 200 && status < 300) return "done";
  return (status >= 400 && status < 500) || status === 507 ? "none" : "unknown";
}

/** Statuses of servers, a database or a storage that are missing; faults explain them. */
const outages = [0, 502, 503, 507];

/** A caller with a session, one request at a time. It checks that answers have only what its user may see. */
export class Client {
  readonly user: User;
  readonly #origin: string;
  readonly #journal: Journal;
  readonly #name: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string, user: User, name: string, journal: Journal) {
    this.user = user;
    this.#origin = origin;
    this.#name = name;
    this.#journal = journal;
  }

  /** The token of the session. */
  get session(): string | undefined {
    return this.#cookies.get("caliper_session");
  }

  /** @param operation groups the times of requests */
  async send(operation: string, path: string, options: Sent = {}): Promise<Answer> {
    const { method = "GET", json, form, expected = [] } = options;
    const request = this.#journal.begin(this.#name, operation);
    const answer = await this.#fetch(path, {
      method,
      headers: {
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        "x-requested-with": "caliper",
        ...(json && { "content-type": "application/json" }),
        ...form?.headers,
        ...options.headers,
      },
      ...(json && { body: JSON.stringify(json) }),
      ...(form && { body: form.body }),
    });
    const { status, body } = answer;
    request.end(status);
    const isOutage = outages.includes(status);
    if (
      isOutage
        ? !request.isDisturbed()
        : status !== 200 && status !== 204 && !expected.includes(status)
    )
      this.#journal.fail(
        `${this.#name}: ${operation} returned ${status} ${answer.bytes.toString().slice(0, 300)}`,
      );
    if (status === 200) this.#checkAccess(operation, answer.bytes.toString(), body);
    return answer;
  }

  /** Begins another session. @returns whether it did */
  async signIn(): Promise<boolean> {
    // The server ends a session in which its user signs in again.
    this.#cookies.delete("caliper_session");
    const { status, body } = await this.send("usersAuth", "/api/usersAuth", {
      method: "POST",
      json: { cliente: this.user, password: demoPassword },
      expected: [429],
    });
    return status === 200 && Array.isArray(body) && body.length === 1;
  }

  async #fetch(path: string, init: RequestInit): Promise<Answer> {
    try {
      const answer = await fetch(`${this.#origin}${path}`, init);
      const bytes = Buffer.from(await answer.arrayBuffer());
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/u.exec(cookie) ?? [];
        this.#cookies.set(name, value);
      }
      const isJson = answer.headers.get("content-type")?.includes("json") ?? false;
      const body: unknown = isJson && bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined;
      return { status: answer.status, headers: answer.headers, bytes, body };
    } catch {
      return { status: 0, headers: new Headers(), bytes: Buffer.alloc(0), body: undefined };
    }
  }

  #checkAccess(operation: string, text: string, body: unknown): void {
    const keys = keysOf(body);
    const seen = [
      ...(withheldKeys[this.user] ?? []).filter((key) => keys.has(key)),
      ...otherWarehousesOf(this.user).filter((warehouse) => text.includes(`"${warehouse}"`)),
    ];
    if (seen.length > 0 && operation !== "usersAuth")
      this.#journal.fail(`${this.user} received ${seen.join(", ")} from ${operation}`);
  }
}
