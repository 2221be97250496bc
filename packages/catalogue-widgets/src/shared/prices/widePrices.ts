import type { Prices } from "@caliper/api-client";

/** With more grades the prices need more room than a third of the sheet. */
export const hasWidePrices = ({ grades }: Prices): boolean => grades.length > 2;
