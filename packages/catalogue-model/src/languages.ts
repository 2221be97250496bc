interface LanguageEntry {
  /** BCP 47 tag of the texts. */
  readonly id: string;
  /** The language's name in itself, for menus. */
  readonly name: string;
  /** Locale of numbers and dates. Both languages group thousands alike: `1,234.50`. */
  readonly intl: string;
  /** Generated from another language for tests of the layout; never offered to users. */
  readonly isGenerated?: boolean;
}

/** Every language of the product. A new one is an entry here, its titles in `moreTitles`, and its message files. */
export const languages = [
  { id: "en", name: "English", intl: "en-US" },
  { id: "es", name: "Español", intl: "es-419" },
  { id: "en-XA", name: "Pseudo-English", intl: "en-US", isGenerated: true },
] as const satisfies readonly LanguageEntry[];

export type Language = (typeof languages)[number]["id"];

/** A language with message files; the others are generated from one of these. */
export type WrittenLanguage = Exclude<Language, "en-XA">;

/** A text in every language. */
export type Texts = Readonly<Record<Language, string>>;

/** A text as on the wire and in the database. */
export type Bilingual = Pick<Texts, "en" | "es">;

/** The languages that a user can choose. */
export const offeredLanguages = languages.filter(
  (entry): entry is Extract<(typeof languages)[number], { id: WrittenLanguage }> =>
    entry.id !== "en-XA",
);

/** Messages are written in this language in the source, and fall back to it. */
export const sourceLanguage = "es" satisfies WrittenLanguage;

/** The cookie with the language that a visitor chose, for pages that the server renders. Not a secret. */
export const languageCookie = "caliper_language";

/** The language of the first visit. */
export const firstLanguage = "en" satisfies WrittenLanguage;

type MoreTexts = Omit<Texts, "en" | "es" | "en-XA">;

/** Titles in the languages beyond English and Spanish, by their English text: `{ pt: { "Center bore": "Furo central" } }`. */
const moreTitles: Readonly<Record<keyof MoreTexts, Readonly<Record<string, string>>>> = {};

/** The text in every language. Spanish is the English text unless it differs, and a missing translation is Spanish. */
export function texts(en: string, es: string = en): Texts {
  const more = Object.entries<Readonly<Record<string, string>>>(moreTitles);
  const translated: unknown = Object.fromEntries(
    more.map(([id, titles]) => [id, titles[en] ?? es]),
  );
  return {
    en,
    es,
    // Computed on demand: only Storybook asks for it.
    get "en-XA"() {
      return pseudo(en);
    },
    ...(translated as MoreTexts),
  };
}

/** The written language that a language is shown from: itself, or the one it is generated from. */
export function writtenLanguage(language: Language): WrittenLanguage {
  return language === "en-XA" ? "en" : language;
}

/** A stored text in the reader's language; Spanish where it is not stored in that language. */
export function textIn(text: Bilingual, language: Language): string {
  const stored: Partial<Texts> = text;
  return stored[writtenLanguage(language)] ?? text[sourceLanguage];
}

/** The language beside the reader's in which titles are repeated. */
export function otherLanguage(language: Language): WrittenLanguage {
  const written = writtenLanguage(language);
  return offeredLanguages.find(({ id }) => id !== written)?.id ?? sourceLanguage;
}

/** The texts of a language: loaded, or generated from those of a written language. */
export async function messagesIn<Text>(
  language: Language,
  load: (language: WrittenLanguage) => Promise<Readonly<Record<string, Text>>>,
): Promise<Readonly<Record<string, Text | string>>> {
  const messages = await load(writtenLanguage(language));
  if (language !== "en-XA") return messages;
  return Object.fromEntries(
    Object.entries(messages).map(([id, text]) => [
      id,
      typeof text === "string" ? pseudo(text) : text,
    ]),
  );
}

/** The language of a BCP 47 tag, such as `es-MX`; the first visit's for any other language. */
export function languageOf(tag: string): Language {
  const exact = languages.find(({ id }) => id === tag);
  const primary = tag.split("-", 1)[0]?.toLowerCase() ?? "";
  return exact?.id ?? offeredLanguage(primary) ?? firstLanguage;
}

/** Undefined for a text that is not a language a user can choose. */
export function offeredLanguage(text: string | null): WrittenLanguage | undefined {
  return offeredLanguages.find(({ id }) => id === text)?.id;
}

/** The language's name in itself. */
export function languageName(language: Language): string {
  return languages.find(({ id }) => id === language)?.name ?? language;
}

/** Locale of numbers and dates. */
export function intlLocale(language: Language): string {
  return languages.find(({ id }) => id === language)?.intl ?? "en-US";
}

const accented: Readonly<Record<string, string>> = {
  C: "Ç",
  S: "Š",
  a: "á",
  c: "ç",
  e: "é",
  i: "í",
  n: "ñ",
  o: "ö",
  s: "š",
  u: "ü",
  y: "ý",
  A: "Å",
  E: "É",
  I: "Î",
  O: "Ö",
  U: "Û",
};

/**
 * A plain text in the pseudo-locale: accented, bracketed, and 40 % longer, so that a layout too narrow for a
 * translation, a clipped text and a text without a message all show. ICU arguments and tags stay as they are.
 */
export function pseudo(text: string): string {
  let depth = 0;
  let letters = 0;
  let result = "";
  for (const letter of text) {
    if (letter === "{" || letter === "<") depth += 1;
    result += depth === 0 ? (accented[letter] ?? letter) : letter;
    if (depth === 0) letters += 1;
    if (letter === "}" || letter === ">") depth -= 1;
  }
  return text === "" ? "" : `[${result}${"~".repeat(Math.ceil(letters * 0.4))}]`;
}
