import { offeredLanguages } from "@caliper/catalogue-model";

/** The languages as entries of a menu, each by its own name. */
export const languageEntries = offeredLanguages.map(({ id, name }) => ({
  id,
  label: name,
  lang: id,
}));
