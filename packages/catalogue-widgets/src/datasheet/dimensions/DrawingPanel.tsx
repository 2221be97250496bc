import type { Datasheet } from "@caliper/api-client";
import { type Dimensions, Drawing, type DrawingUnit } from "../../drawings/index.ts";
import { useState } from "react";
import * as styles from "./DrawingPanel.css.ts";
import { DrawingTools } from "./DrawingTools.tsx";
import { Late } from "../../shared/late/index.ts";
import { type DrawingSource, ReferenceImage } from "../../shared/reference-drawing/index.ts";

export interface DrawingPanelProps {
  datasheet: Pick<Datasheet, "code" | "family" | "drawing" | "reference">;
  /** In mm by field. */
  dimensions: Dimensions;
  /** The highlighted field, here and in the table. */
  highlighted: string | null;
  onHighlight: (column: string | null) => void;
  /** The unit of the figures. */
  unit: DrawingUnit;
  onUnit: (unit: DrawingUnit) => void;
}

/** Style sheets show one of them. */
const sizes = [
  { size: "page", frame: styles.sheet },
  { size: "phone", frame: styles.phone },
] as const;

/** The drawing of the part, to scale; on a phone with letters only, their values are in the table. */
export function DrawingPanel({
  datasheet,
  dimensions,
  highlighted,
  onHighlight,
  unit,
  onUnit,
}: DrawingPanelProps) {
  const { code, family, drawing, reference } = datasheet;
  const [chosen, setChosen] = useState<DrawingSource>("scale");
  const source = reference === undefined ? "scale" : chosen;
  const part = { family, dimensions, code, unit };
  return (
    <div className={styles.panel}>
      <div className={styles.container}>
        {source === "reference" && reference !== undefined ? (
          <ReferenceImage address={reference} name={drawing ?? ""} />
        ) : (
          sizes.map(({ size, frame }) => (
            <div key={size} className={frame}>
              <Late>
                <Drawing
                  {...part}
                  highlighted={highlighted}
                  onHighlight={onHighlight}
                  size={size}
                />
              </Late>
            </div>
          ))
        )}
      </div>
      <DrawingTools
        part={{ ...part, drawingName: drawing }}
        onUnit={onUnit}
        source={source}
        onSource={reference === undefined ? undefined : setChosen}
      />
    </div>
  );
}
