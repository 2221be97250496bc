import type { Refusal } from "../refusal.ts";

/** A refusal for the command line: without the field of a request. */
export function refusedWords({ fields: [field], message }: Refusal): string {
  return field ? `${String(field.value ?? field.field)}: expected ${field.expected}.` : message;
}
