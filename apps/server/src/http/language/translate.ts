import {
  familyIdOfType,
  familyOf,
  firstLanguage,
  offeredLanguages,
  type WrittenLanguage,
} from "@caliper/catalogue-model";
import type { FastifyRequest } from "fastify";
import { spanish } from "./spanish.ts";
import type { Translation } from "./translation.ts";

/** The languages of the server's messages. */
export const messageLanguages = offeredLanguages.map(({ id }) => id);
export type MessageLanguage = WrittenLanguage;

/** Messages of one language by their English text; `{}` is a placeholder for a variable part. */
interface Catalog {
  readonly whole: ReadonlyMap<string, string>;
  readonly patterns: readonly {
    readonly pattern: RegExp;
    readonly parts: readonly string[];
    /** Whether the part that varies is a quotation, which stays as it is. */
    readonly isQuoted: readonly boolean[];
  }[];
}

const hole = "{}";

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&");

function catalogOf(messages: readonly Translation[]): Catalog {
  const varies = ([english]: Translation) => english.includes(hole);
  return {
    whole: new Map(messages.filter((message) => !varies(message))),
    patterns: messages.filter(varies).map(([english, translated]) => ({
      pattern: new RegExp(`^${english.split(hole).map(escaped).join("(.+?)")}$`, "su"),
      parts: translated.split(hole),
      isQuoted: english.split(hole).map((part) => part.endsWith("“")),
    })),
  };
}

/** English needs none: services write it. */
const catalogs: Readonly<Record<MessageLanguage, Catalog | undefined>> = {
  en: undefined,
  es: catalogOf(spanish),
};

/** Longer texts are not worth a search through all patterns. */
const longest = 4000;

/** The separators that join messages; a separator may occur in a message itself. */
const joints = [
  [/; (?=[\w/]+: expected )/u, "; "],
  [/(?<=\.) (?=Header: |And \d|Row \d)/u, " "],
] as const;

/** A message of the server in this language; other texts are unchanged. */
export function translate(text: string, language: MessageLanguage): string {
  const catalog = catalogs[language];
  if (!catalog || text.length > longest) return text;
  const all = (messages: readonly string[], by: string) =>
    messages.map((each) => translate(each, language)).join(by);
  for (const [joint, by] of joints) {
    const messages = text.split(joint);
    if (messages.length > 1) return all(messages, by);
  }
  const known = messageIn(catalog, text, language);
  if (known !== undefined) return known;
  // A file's name before its problem.
  const [, name = "", why = ""] = /^(.+?): (.+)$/su.exec(text) ?? [];
  const reason = why === "" ? undefined : messageIn(catalog, why, language);
  if (reason !== undefined) return `${name}: ${reason}`;
  const choices = text.split(" or ");
  return choices.length > 1 ? all(choices, ` ${catalog.whole.get("or") ?? "or"} `) : text;
}

function messageIn(
  { whole, patterns }: Catalog,
  text: string,
  language: MessageLanguage,
): string | undefined {
  const exact = whole.get(text);
  if (exact !== undefined) return exact;
  const family = familyIdOfType(text);
  if (family !== undefined) return familyOf(family).title.many[language];
  for (const { pattern, parts, isQuoted } of patterns) {
    const found = pattern.exec(text);
    if (!found) continue;
    return parts
      .map((part, index) => {
        if (index === 0) return part;
        const varying = found[index] ?? "";
        return (isQuoted[index - 1] ? varying : translate(varying, language)) + part;
      })
      .join("");
  }
  return undefined;
}

/** The same problems, with the expectation in this language. */
export const expectedIn = <Error extends { readonly expected: string }>(
  language: MessageLanguage,
  errors: readonly Error[],
): Error[] => errors.map((error) => ({ ...error, expected: translate(error.expected, language) }));

/** The language in a link, which cannot send a header; undefined if there is none. */
export function linkLanguage({ query }: FastifyRequest): MessageLanguage | undefined {
  const { lang } = (query ?? {}) as { lang?: unknown };
  return typeof lang === "string" ? languageOf(lang) : undefined;
}

/** The reader's language: `lang` of a link, or else `Accept-Language`. */
export function readerLanguage(request: FastifyRequest): MessageLanguage {
  return linkLanguage(request) ?? languageOf(request.headers["accept-language"]);
}

/** The language that the caller prefers by `Accept-Language`; English by default. */
export function languageOf(accepted: string | undefined): MessageLanguage {
  let best: { language: MessageLanguage; quality: number } | undefined;
  for (const part of (accepted ?? "").split(",")) {
    const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
    const language = messageLanguages.find((each) => tag === each || tag.startsWith(`${each}-`));
    const given = parameters.map((each) => /^\s*q=([\d.]+)$/u.exec(each)?.[1]).find(Boolean);
    const quality = given === undefined ? 1 : Number(given);
    if (language && quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? firstLanguage;
}
