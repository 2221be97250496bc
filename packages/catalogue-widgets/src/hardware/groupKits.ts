import type { HardwareHit } from "@caliper/api-client";

export interface KitSuggestion {
  readonly code: string;
  readonly type: string;
  readonly brakes: readonly string[];
}

/** The server answers one entry per kit and brake; a kit is offered once, with all its brakes. */
export function groupKits(hits: readonly HardwareHit[]): readonly KitSuggestion[] {
  const kits = new Map<string, { code: string; type: string; brakes: string[] }>();
  for (const { code, type, brake } of hits) {
    const kit = kits.get(code) ?? { code, type, brakes: [] };
    if (!kit.brakes.includes(brake)) kit.brakes.push(brake);
    kits.set(code, kit);
  }
  return [...kits.values()];
}

/** Different values in the order in which they come first. */
export function distinct(values: readonly string[]): string {
  return [...new Set(values.filter((value) => value !== ""))].join(", ");
}
