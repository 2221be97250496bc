import type { Chance } from "../../apps/server/src/loading/testing/random.ts";
import { effectOf } from "./client.ts";
import type { Model } from "./model.ts";
import { batchesOf, nameOf, type Target, valueOf } from "./targets.ts";

/** Sends as an administrator. A status of 0: there is no answer. */
export type Send = (
  method: "GET" | "POST",
  path: string,
  json?: object,
) => Promise<{ readonly status: number; readonly body: unknown }>;

export interface Change {
  readonly target: Target;
  readonly version: number;
  /** Of the import, a UUID. */
  readonly id: string;
}

/** Requests to compare and apply again while other imports change what the comparison has read. */
const maxAttempts = 10;
const decision = ({ target }: Change) => ({
  skipInvalid: false,
  acceptWarnings: true,
  confirm: target.table.wireName,
});

/** Sends the batches of a version. @returns whether the import is ready to be applied */
export async function upload(send: Send, { target, version, id }: Change): Promise<boolean> {
  for (const batch of batchesOf(target, version, id))
    if ((await send("POST", "/api/excelUpload", batch)).status !== 200) return false;
  return true;
}

/** Makes a target be of the version that was uploaded. */
export const commit = (send: Send, model: Model, change: Change): Promise<void> =>
  decide(send, model, change, { path: "commit", json: decision(change), state: "committed" });

/** Makes a target be of `version` again by undoing its last import. */
export const undo = (send: Send, model: Model, change: Change): Promise<void> =>
  decide(send, model, change, { path: "undo", state: "undone" });

interface Step {
  readonly path: "commit" | "undo";
  readonly json?: object;
  /** Of the import afterwards. */
  readonly state: "committed" | "undone";
}

async function decide(
  send: Send,
  model: Model,
  { target, version, id }: Change,
  { path, json, state }: Step,
): Promise<void> {
  const settle = model.begin(nameOf(target), valueOf(target, version));
  for (let left = maxAttempts; ; left -= 1) {
    const effect = effectOf(await send("POST", `/api/v1/imports/${id}/${path}`, json));
    if (effect !== "none") return settle(effect);
    // An earlier attempt without an answer may have succeeded, or another import has changed a table since the comparison.
    const answer = await send("GET", `/api/v1/imports/${id}`);
    const now = (answer.body as { state?: string } | undefined)?.state;
    if (effectOf(answer) === "unknown") return settle("unknown");
    if (now === state) return settle("done");
    // While it is compared again, the next attempt waits for that.
    const mayFollow = path === "commit" ? ["ready", "staging"] : ["committed"];
    if (!mayFollow.includes(now ?? "") || left === 0) return settle("none");
  }
}

/** A UUID that depends on the seed. */
export const uuid = (random: Chance): string =>
  "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replaceAll("x", () => random.below(16).toString(16));

/** Gives every target its version 0. */
export async function loadFirst(
  send: Send,
  model: Model,
  targets: readonly Target[],
  random: Chance,
): Promise<void> {
  for (const target of targets) {
    const change = { target, version: 0, id: uuid(random) };
    if (await upload(send, change)) await commit(send, model, change);
    if (model.valueOf(nameOf(target)) !== valueOf(target, 0))
      throw new Error(`${nameOf(target)} could not be loaded`);
  }
}
