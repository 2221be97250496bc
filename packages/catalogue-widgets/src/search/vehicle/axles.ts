import type { Slot } from "@caliper/api-client";
import type { Axle } from "@caliper/catalogue-model";

/** Whether a part at a position belongs to an axle; one without a position may belong to either. Null is both axles. */
export function isAtAxle(position: string | null, axle: Axle | null): boolean {
  if (axle === null || position === null) return true;
  const places = position.toLowerCase();
  return places.includes(axle) || !/front|rear/u.test(places);
}

/** The positions of the parts in a row. */
export const positionIn = (codes: Readonly<Partial<Record<Slot, string>>>): string =>
  Object.keys(codes).join(" ");
