import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { catalogues } from "../messages/catalogues.ts";
import type { Operation } from "./contract.ts";
import { addImports } from "./testing/imports.ts";
import { form } from "./testing/multipart.ts";
import { addPeople } from "./testing/people.ts";
import { samples } from "./testing/samples.ts";
import { type CallOptions, contract, sharedTestServer } from "./testing/server.ts";

/** `FUZZ_SEED` repeats a run. */
const seed = Number(process.env["FUZZ_SEED"] ?? Date.now() % 1e9);
/** How much more CPU time a Spanish answer may take than an English one. */
const slower = 4;
/** How much more CPU time four times the input may take; it would be 16 if it were quadratic. */
const growth = 6;
/** Interrupted measurements are repeated. */
const attempts = 12;

const server = sharedTestServer({ limits: { perAccount: 1e9, perAddress: 1e9 } });
beforeAll(async () => {
  await addImports(server);
  await addPeople(server);
});

type Place = (text: string) => CallOptions;

/** Parts of messages, which a translation of rendered text would search for, and what separates them. */
const parts = [
  ...Object.values(catalogues).flatMap((texts) =>
    Object.values(texts).flatMap((text) => text.split(/[{}]|\w+, plural,/u)),
  ),
  ..."“ ” \" ' ; : , . { } < > # % & / \\".split(" "),
  " or ",
  "x",
].filter((part) => part !== "" && part.isWellFormed());

/** A phrase of some parts, repeated and cut to a length. */
const phrases = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 });
const textOf = (phrase: readonly string[], length: number) =>
  phrase.join("").repeat(length).slice(0, length);

const twenty = (text: string, value: string) =>
  Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}${text}`, value]));

/** The parts of a call that an answer may quote. */
function placesOf({ id, path, bodyTypes }: Operation): [string, Place][] {
  const sample = samples[id];
  const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name = ""]) => name);
  const inQuery = Object.keys(sample.query ?? {});
  const places: [string, Place][] = [
    ["query names", (text) => ({ ...sample, query: twenty(text, "x") })],
    ...inQuery.map((name): [string, Place] => [
      name,
      (text) => ({ ...sample, query: { ...sample.query, [name]: text } }),
    ]),
    ...inPath.map((name): [string, Place] => [
      name,
      (text) => ({ ...sample, path: { ...sample.path, [name]: text } }),
    ]),
  ];
  if (bodyTypes.includes("application/json")) {
    places.push(["body", (text) => ({ ...sample, body: twenty(text, text) })]);
  }
  if (bodyTypes.includes("multipart/form-data")) {
    places.push(["form", (text) => ({ ...sample, ...form(undefined, { [text]: "x" }) })]);
    places.push(["file", (text) => ({ ...sample, ...form({ name: text, content: "x" }) })]);
  }
  return places;
}

/** CPU time of a call, if it is refused. */
async function costOf(work: () => Promise<{ readonly status: number }>) {
  const before = process.cpuUsage();
  const { status } = await work();
  const { user, system } = process.cpuUsage(before);
  return status < 400 ? undefined : user + system;
}

/** The smallest CPU time of `b` by that of `a`; repeated until it is at most `limit`. */
async function ratioOf(
  a: () => Promise<{ readonly status: number }>,
  b: () => Promise<{ readonly status: number }>,
  limit: number,
): Promise<number> {
  let [least, most] = [Infinity, Infinity];
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const costs = [await costOf(a), await costOf(b)] as const;
    if (costs[0] === undefined || costs[1] === undefined) return 0;
    least = Math.min(least, costs[0]);
    most = Math.min(most, costs[1]);
    if (most <= limit * least) break;
  }
  return most / least;
}

const call = (id: Operation["id"], options: CallOptions, language: string) => () =>
  server.call(id, {
    as: "admin",
    ...options,
    headers: { ...options.headers, "accept-language": language },
  });

/** Changes of the administrator's own sessions would sign the caller out. */
const operations = [...contract.operations.values()].filter(({ id }) => id !== "deleteSession");

describe(`a refusal that quotes the caller (seed ${seed})`, () => {
  it.each(operations)("by $id takes about the same time in every language", async (operation) => {
    const samplesOf = fc.sample(phrases, { seed, numRuns: 3 });
    for (const [place, options] of placesOf(operation)) {
      for (const phrase of samplesOf) {
        const sent = options(textOf(phrase, 400));
        const [english, spanish] = ["en", "es"].map((each) => call(operation.id, sent, each));
        if (!english || !spanish) continue;
        const ratio = await ratioOf(english, spanish, slower);
        expect([place, phrase, ratio, ratio <= slower]).toEqual([place, phrase, ratio, true]);
      }
    }
  });

  it.each(operations)("by $id takes time in proportion to its length", async (operation) => {
    const [phrase = []] = fc.sample(phrases, { seed: seed + 1, numRuns: 1 });
    for (const [place, options] of placesOf(operation)) {
      const sent = (length: number) => call(operation.id, options(textOf(phrase, length)), "es");
      const ratio = await ratioOf(sent(400), sent(1600), growth);
      expect([place, phrase, ratio, ratio <= growth]).toEqual([place, phrase, ratio, true]);
    }
  });

  it("takes about the same time at an unknown path", async () => {
    for (const phrase of fc.sample(phrases, { seed, numRuns: 20 })) {
      const url = `/api/${encodeURIComponent(textOf(phrase, 2000))}`;
      const [english, spanish] = ["en", "es"].map(
        (language) => () => server.send("GET", url, { headers: { "accept-language": language } }),
      );
      if (!english || !spanish) continue;
      const ratio = await ratioOf(english, spanish, slower);
      expect([phrase, ratio, ratio <= slower]).toEqual([phrase, ratio, true]);
    }
  });

  it("takes about the same time with parts of sentences as names of 20 parameters", async () => {
    const start = `: expected Row 1 of “${"x”, cell x, x: “".repeat(5)}x”. Expected x`;
    const names = [start, ...Array.from({ length: 19 }, (_, index) => `”${index}${start}`)];
    const query = Object.fromEntries([["codigo", "BR31338"], ...names.map((name) => [name, "1"])]);
    const options = { as: "anonymous", query } as const;
    const english = call("fichaInfo", options, "en");
    const spanish = call("fichaInfo", options, "es");
    expect(await ratioOf(english, spanish, slower)).toBeLessThanOrEqual(slower);
  });
});
