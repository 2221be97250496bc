import { useLocale } from "./context.ts";
import { type Format, formatIn } from "./format.ts";

/** Formats in the user's language. Apart from the context: formats need the tables, which the sign-in page does not load. */
export const useFormat = (): Format => formatIn(useLocale());
