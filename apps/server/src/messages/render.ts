import { IntlMessageFormat } from "intl-messageformat";
import { catalogues, type MessageId } from "./catalogues.ts";
import { type Message, type MessageLanguage, type Value } from "./message.ts";

const formats = new Map<string, IntlMessageFormat>();

/** Compiled once per language. */
function formatOf(id: MessageId, language: MessageLanguage): IntlMessageFormat {
  const key = `${language} ${id}`;
  const format =
    formats.get(key) ??
    new IntlMessageFormat(catalogues[language][id], language, undefined, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

/** A message in the reader's language. Values are inserted as they are: no part of them is interpreted. */
export function render(value: Value, language: MessageLanguage): string {
  if (typeof value !== "object") return String(value);
  if ("all" in value) {
    const by = value.by === "or" ? catalogues[language].or : value.by;
    return value.all.map((each) => render(each, language)).join(by);
  }
  if (!("id" in value)) return value[language];
  const values = Object.entries(value.values ?? {}).map(([name, each]) => [
    name,
    typeof each === "number" ? each : render(each, language),
  ]);
  return String(formatOf(value.id, language).format(Object.fromEntries(values)));
}

/** A message as it is stored in the history of imports. */
export const messageText = (message: Message): string => JSON.stringify(message);

/** A stored message; texts that older versions stored are shown as they are. */
export function storedMessage(text: string): Message {
  if (!/^\{"(?:id|all)":/u.test(text)) return { all: [text], by: " " };
  return JSON.parse(text) as Message;
}
