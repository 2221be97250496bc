import type { WrittenLanguage } from "@caliper/catalogue-model";
import { en } from "./en.ts";
import { es } from "./es.ts";

export type MessageId = keyof typeof en;

/** The texts of every message in one language. */
export type Catalogue = Readonly<Record<MessageId, string>>;

export const catalogues: Readonly<Record<WrittenLanguage, Catalogue>> = { en, es };
