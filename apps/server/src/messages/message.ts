import { offeredLanguages, truncate, type WrittenLanguage } from "@caliper/catalogue-model";
import type { MessageId } from "./catalogues.ts";
import type { en } from "./en.ts";

/** The languages of the server's messages. */
export const messageLanguages = offeredLanguages.map(({ id }) => id);
export type MessageLanguage = WrittenLanguage;

/** A text of the product in every language: the title of a column or a family. */
type Title = Readonly<Record<MessageLanguage, string>>;

/** What a message mentions. Strings are data, such as names and codes: they are shown unchanged in every language. */
export type Value = string | number | Title | Message;

/** A text for users, as data: it is rendered in the reader's language where it is sent. */
export type Message =
  | { readonly id: MessageId; readonly values?: Readonly<Record<string, Value>> }
  | { readonly all: readonly Value[]; readonly by: Joint };

type Joint = "or" | ", " | "; " | " ";

/** The names of a text's placeholders. A brace after `one` or `other` begins a form of a plural. */
export type Names<Text extends string> = Text extends `${infer Before}{${infer After}`
  ? (Before extends `${string}one ` | `${string}other ` ? never : NameAt<After>) | Names<After>
  : never;

type NameAt<Text extends string> = Text extends `${infer Name}}${string}`
  ? Name extends `${infer Counted},${string}`
    ? Counted
    : Name
  : never;

type Values<Id extends MessageId> = Readonly<Record<Names<(typeof en)[Id]>, Value>>;

/** A message with the values that its English text mentions. */
export function message<Id extends MessageId>(
  id: Id,
  ...[values]: Record<never, never> extends Values<Id> ? [] : [Values<Id>]
): Message {
  if (!values) return { id };
  const quoted = Object.entries<Value>(values).map(([name, value]) => [name, quote(value)]);
  return { id, values: Object.fromEntries(quoted) as Readonly<Record<string, Value>> };
}

/** Messages or data as one message. */
export const list = (all: readonly Value[], by: Joint = ", "): Message => ({
  all: all.map(quote),
  by,
});

/** No message mentions more than the beginning of what a caller sent. */
function quote(value: Value): Value {
  if (typeof value === "string") return truncate(value);
  if (typeof value === "number" || "id" in value || "all" in value) return value;
  return Object.fromEntries(messageLanguages.map((id) => [id, value[id]])) as Title;
}
