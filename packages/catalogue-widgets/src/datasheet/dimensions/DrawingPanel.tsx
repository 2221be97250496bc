import type { Datasheet } from "@caliper/api-client";
import * as styles from "./DrawingPanel.css.ts";

export interface DrawingPanelProps {
  datasheet: Datasheet;
  /** The wire column that is lit, here and in the table. */
  lit: string | null;
  onLit: (column: string | null) => void;
}

/** The drawing of the part, to scale. */
export function DrawingPanel({ datasheet }: DrawingPanelProps) {
  return <div className={styles.panel}>{datasheet.drawing}</div>;
}
