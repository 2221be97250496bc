import { familyIdOfType, familyOf } from "@caliper/catalogue-model";
import type { FastifyRequest } from "fastify";
import { spanish } from "./spanish.ts";

/** The languages of the server's messages. */
export type MessageLanguage = "en" | "es";

const hole = "{}";

interface Entry {
  readonly pattern: RegExp;
  readonly parts: readonly string[];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

const whole = new Map(spanish.filter(([english]) => !english.includes(hole)));
const patterns: readonly Entry[] = spanish
  .filter(([english]) => english.includes(hole))
  .map(([english, translated]) => ({
    pattern: new RegExp(`^${english.split(hole).map(escaped).join("(.+?)")}$`, "su"),
    parts: translated.split(hole),
  }));

/** Longer texts are not worth a search through all patterns. */
const longest = 4000;

function spanishOf(text: string): string | undefined {
  const exact = whole.get(text);
  if (exact !== undefined) return exact;
  const family = familyIdOfType(text);
  if (family !== undefined) return familyOf(family).title.many.es;
  for (const { pattern, parts } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    return parts
      .map((part, index) => (index === 0 ? part : `${translate(found[index] ?? "", "es")}${part}`))
      .join("");
  }
  return undefined;
}

/** Where several messages are joined, and by what. */
const joints = [
  [/; (?=[\w/]+: expected )/u, "; "],
  [/(?<=\.) (?=Header: |And \d|Row \d)/u, " "],
] as const;

/** A message of the server in this language; a text that is no message stays as it is. */
export function translate(text: string, language: MessageLanguage): string {
  if (language === "en" || text.length > longest) return text;
  for (const [joint, by] of joints) {
    const messages = text.split(joint);
    if (messages.length > 1) return messages.map((each) => translate(each, "es")).join(by);
  }
  const known = spanishOf(text);
  if (known !== undefined) return known;
  const choices = text.split(" or ");
  if (choices.length > 1) return choices.map((each) => translate(each, "es")).join(" o ");
  // A file's name before what is wrong with it.
  const [, name = "", why = ""] = /^(.+?): (.+)$/su.exec(text) ?? [];
  const reason = why === "" ? undefined : spanishOf(why);
  return reason === undefined ? text : `${name}: ${reason}`;
}

/** The same problems with what was expected in this language. */
export const expectedIn = <Error extends { readonly expected: string }>(
  language: MessageLanguage,
  errors: readonly Error[],
): Error[] => errors.map((error) => ({ ...error, expected: translate(error.expected, language) }));

/** The reader's language: `lang` of a link, which can send no header, or else `Accept-Language`. */
export function readerLanguage({ query, headers }: FastifyRequest): MessageLanguage {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return languageOf(typeof lang === "string" ? lang : headers["accept-language"]);
}

/** The language that the caller prefers by `Accept-Language`; English by default. */
export function languageOf(accepted: string | undefined): MessageLanguage {
  let best: { language: MessageLanguage; quality: number } | undefined;
  for (const part of (accepted ?? "").split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const language = (["en", "es"] as const).find(
      (each) => tag === each || tag.startsWith(`${each}-`),
    );
    const given = parameters.map((each) => /^\s*q=([\d.]+)$/u.exec(each)?.[1]).find(Boolean);
    const quality = given === undefined ? 1 : Number(given);
    if (language && quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? "en";
}
