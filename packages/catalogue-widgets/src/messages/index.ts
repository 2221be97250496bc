import { useIntl } from "react-intl";
import type { TextValues } from "./generated/values.ts";
import type es from "./es.json";

export { areasOf } from "./generated/areas.ts";
export type { TextValues };

type Written = Record<string, string | number | Date>;

type ValuesOf<Id, Values> = Id extends keyof Values ? Values[Id] : never;

/** What all members of a union need together. */
type All<Union> = (Union extends unknown ? (values: Union) => void : never) extends (
  values: infer Values extends Written,
) => void
  ? Values
  : never;

/** None, or the values of a text. An id that is one of several requires the values of all of them. */
type Arguments<Id, Values> = [ValuesOf<Id, Values>] extends [never]
  ? []
  : [values: All<ValuesOf<Id, Values>>];

/** Writes a text in the user's language. `Values` has the values of each id that needs any. */
export type FormatTextOf<Ids extends string, Values> = <Id extends Ids>(
  id: Id,
  ...values: Arguments<Id, Values>
) => string;

/** The texts of the surrounding `IntlProvider`, typed by a catalog. */
export function useTextOf<Ids extends string, Values>(): FormatTextOf<Ids, Values> {
  const { formatMessage } = useIntl();
  function text<Id extends Ids>(id: Id, ...values: Arguments<Id, Values>): string;
  function text(id: string, values?: Written): string {
    return formatMessage({ id }, values);
  }
  return text;
}

/** Ids of the widgets' texts. */
export type TextId = keyof typeof es;

/** Ids of texts without values. */
export type PlainTextId = Exclude<TextId, keyof TextValues>;

/** Writes a text of the widgets. */
export type FormatText = FormatTextOf<TextId, TextValues>;

/** The texts of widgets: `const t = useText(); t("search.jump.list", { count })`. */
export const useText = (): FormatText => useTextOf<TextId, TextValues>();
