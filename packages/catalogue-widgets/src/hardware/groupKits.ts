import type { HardwareHit } from "@caliper/api-client";

/** Groups the server's entries, one per kit and brake, by kit. */
export function groupKits(hits: readonly HardwareHit[]) {
  const kits = new Map<string, { code: string; type: string; brakes: string[] }>();
  for (const { code, type, brake } of hits) {
    const kit = kits.get(code) ?? { code, type, brakes: [] };
    if (!kit.brakes.includes(brake)) kit.brakes.push(brake);
    kits.set(code, kit);
  }
  return [...kits.values()];
}

/** Distinct values in order of first appearance. */
export function distinct(values: readonly string[]): string {
  return [...new Set(values.filter((value) => value !== ""))].join(", ");
}
