import { catalogueTables } from "@caliper/catalogue-model";
import { requests } from "./spanish-requests.ts";
import { services } from "./spanish-services.ts";
import type { Translation } from "./translation.ts";

/**
 * The server's messages in Spanish, by their English text. A part that varies is translated too where it is a message. The
 * first entry that matches applies.
 */
export const spanish: readonly Translation[] = [...requests, ...services, ...columnTitles()];

/** Titles of the catalogue's columns, which messages about cells name. */
function columnTitles(): Translation[] {
  const known = new Set([...requests, ...services].map(([english]) => english));
  const titles = catalogueTables.flatMap(({ columns }) => columns.map(({ title }) => title));
  const unique = new Map(titles.map(({ en, es }) => [en, es]));
  return [...unique].filter(([english]) => !known.has(english));
}
