import type { Refusal } from "../refusal.ts";

/** A refusal for whoever typed a command: without the field of a request that nobody made. */
export function refusedWords({ fields: [field], message }: Refusal): string {
  return field ? `${String(field.value)}: expected ${field.expected}.` : message;
}
