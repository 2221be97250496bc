import type { Datasheet } from "@caliper/api-client";
import type { Language } from "@caliper/catalogue-model";

/** What the head of a datasheet's document says about it to crawlers and link previews, as HTML. */
export function documentHead(
  _datasheet: Datasheet | undefined,
  _language: Language,
  _origin: string,
): string {
  return '<meta name="description" content="Brake-parts catalogue: codes, datasheets, drawings and prices.">';
}
