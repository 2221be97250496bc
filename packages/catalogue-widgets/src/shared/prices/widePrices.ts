import type { Prices } from "@caliper/api-client";

/** With more grades the prices need more than a third of the sheet's width. */
export const hasWidePrices = ({ grades }: Prices): boolean => grades.length > 2;
