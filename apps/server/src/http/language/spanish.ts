import { requests } from "./spanish-requests.ts";
import { services } from "./spanish-services.ts";
import type { Translation } from "./translation.ts";

/**
 * The server's messages in Spanish, by their English text. A part that varies is translated too where it is a message. The
 * first entry that matches applies.
 */
export const spanish: readonly Translation[] = [...requests, ...services];
