import { firstLanguage } from "@caliper/catalogue-model";
import type { FastifyRequest } from "fastify";
import { type MessageLanguage, messageLanguages } from "../messages/message.ts";

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
    const weight = parameters.map((each) => /^\s*q=([\d.]+)$/u.exec(each)?.[1]).find(Boolean);
    const quality = weight === undefined ? 1 : Number(weight);
    if (language && quality > (best?.quality ?? 0)) best = { language, quality };
  }
  return best?.language ?? firstLanguage;
}
