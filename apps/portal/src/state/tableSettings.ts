/** Stores the columns and sorting that users chose for tables. */
import type { StoredText, TableSettingsStore } from "@caliper/catalogue-widgets";
import type { TableSettings } from "@caliper/design-system";

export function tableSettingsIn(texts: StoredText): TableSettingsStore {
  return {
    load: (id) => tableIn(allIn(texts.get())[id]),
    save: (id, table) => texts.set(JSON.stringify({ ...allIn(texts.get()), [id]: table })),
  };
}

/** Empty for text that another version or program has written. */
function allIn(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

function tableIn(value: unknown): TableSettings | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!("hidden" in value) || !Array.isArray(value.hidden)) return undefined;
  if (!("sort" in value) || !Array.isArray(value.sort)) return undefined;
  return {
    hidden: value.hidden.filter((id) => typeof id === "string"),
    sort: value.sort.filter(isSort),
  };
}

const isSort = (value: unknown): value is TableSettings["sort"][number] =>
  typeof value === "object" &&
  value !== null &&
  "column" in value &&
  typeof value.column === "string" &&
  "direction" in value &&
  (value.direction === "ascending" || value.direction === "descending");
