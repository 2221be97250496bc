import { useIntl } from "react-intl";
import type { TextValues } from "./generated/values.ts";
import type es from "./es.json";

/** Ids of all texts. */
export type TextId = keyof typeof es;

/** Ids of texts without values. */
export type PlainTextId = Exclude<TextId, keyof TextValues>;

type ValuesOf<Id extends TextId> = Id extends keyof TextValues ? TextValues[Id] : never;

/** What all members of a union need together. */
type All<Union> = (Union extends unknown ? (values: Union) => void : never) extends (
  values: infer Values,
) => void
  ? Values
  : never;

/** Of several ids, the values of all of them. */
type Values<Id extends TextId> = [ValuesOf<Id>] extends [never] ? [] : [values: All<ValuesOf<Id>>];

/** Writes a text in the user's language. A text with values requires them. */
export type Text = <Id extends TextId>(id: Id, ...values: Values<Id>) => string;

/** The texts of the portal. */
export function useText(): Text {
  const { formatMessage } = useIntl();
  function text<Id extends TextId>(id: Id, ...values: Values<Id>): string;
  function text(id: TextId, values?: Record<string, string | number | Date>): string {
    return formatMessage({ id }, values);
  }
  return text;
}
