import { render } from "../messages/render.ts";
import type { Refusal } from "../refusal.ts";

/** A refusal for the command line: the value in place of the request's field, where it may be shown. */
export function refusedWords({ fields: [field], message }: Refusal): string {
  if (!field) return message;
  const about = typeof field.value === "string" ? field.value : field.field;
  return `${about}: expected ${render(field.expected, "en")}.`;
}
