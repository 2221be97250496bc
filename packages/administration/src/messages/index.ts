import {
  type TextId as CatalogueTextId,
  type TextValues as CatalogueValues,
} from "@caliper/catalogue-widgets/shared";
import { type FormatTextOf, useTextOf } from "@caliper/catalogue-widgets";
import type { TextValues } from "./generated/values.ts";
import type es from "./es.json";

export { contained } from "./contained.ts";

/** Ids of the texts of the administration, and of those that it shares with the catalogue. */
export type TextId = keyof typeof es | CatalogueTextId;

type Values = TextValues & CatalogueValues;

/** Ids of texts without values. */
export type PlainTextId = Exclude<TextId, keyof Values>;

/** Writes a text of the administration. */
export type FormatText = FormatTextOf<TextId, Values>;

/** The texts of the administration. */
export const useText: () => FormatText = useTextOf;
