import type { Datasheet } from "@caliper/api-client";
import { Drawing } from "../../drawings/index.ts";
import * as styles from "./DrawingPanel.css.ts";

export interface DrawingPanelProps {
  datasheet: Pick<Datasheet, "code" | "family" | "dimensions" | "drawing">;
  /** The wire column that is lit, here and in the table. */
  lit: string | null;
  onLit: (column: string | null) => void;
}

/** The drawing of the part, to scale; on a phone with letters only, their values are in the table. */
export function DrawingPanel({ datasheet, lit, onLit }: DrawingPanelProps) {
  const { code, family, drawing } = datasheet;
  const dimensions = Object.fromEntries(
    datasheet.dimensions.map(({ name, value }) => [name, value]),
  );
  const shared = { family, dimensions, code, drawingName: drawing, lit, onLit };
  return (
    <div className={styles.container}>
      <div className={styles.sheet}>
        <Drawing {...shared} size="sheet" />
      </div>
      <div className={styles.phone}>
        <Drawing {...shared} size="phone" />
      </div>
    </div>
  );
}
