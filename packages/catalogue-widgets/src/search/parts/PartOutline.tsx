import type { FamilyId } from "@caliper/api-client/access";
import { outline } from "./PartOutline.css.ts";

export interface PartOutlineProps {
  family: FamilyId;
  measures: Readonly<Record<string, number>>;
}

/** The part's silhouette in a result row, to scale within its product type. */
export function PartOutline(_props: PartOutlineProps) {
  return <span className={outline} />;
}
