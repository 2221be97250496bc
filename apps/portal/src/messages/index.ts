import { type FormatTextOf, useTextOf } from "@caliper/catalogue-widgets";
import type { TextValues } from "./generated/values.ts";
import type es from "./es.json";

type TextId = keyof typeof es;

/** Ids of texts without values. */
export type PlainTextId = Exclude<TextId, keyof TextValues>;

/** The texts of the portal. */
export const useText: () => FormatTextOf<TextId, TextValues> = useTextOf;
