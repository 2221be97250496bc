import { useId } from "react";
import * as css from "../Drawing.css.ts";

/** Ids of patterns: several drawings may stand on one page. */
export interface HatchIds {
  readonly cut: string;
  readonly cutAcross: string;
  readonly grid: string;
}

export function useHatchIds(): HatchIds {
  const id = useId();
  return { cut: `${id}-cut`, cutAcross: `${id}-across`, grid: `${id}-grid` };
}

const pitch = 5;
const gridPitch = 20;

/** Hatching at 45 degrees both ways, and the 20-unit grid of the paper. */
export function Hatches({ ids }: { ids: HatchIds }) {
  return (
    <defs>
      <Hatch id={ids.cut} degrees={45} />
      <Hatch id={ids.cutAcross} degrees={-45} />
      <pattern id={ids.grid} width={gridPitch} height={gridPitch} patternUnits="userSpaceOnUse">
        <path d={`M0 .5H${gridPitch}M.5 0V${gridPitch}`} className={css.gridLine} />
      </pattern>
    </defs>
  );
}

function Hatch({ id, degrees }: { id: string; degrees: number }) {
  return (
    <pattern
      id={id}
      width={pitch}
      height={pitch}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${degrees})`}
    >
      <path d={`M${pitch / 2} 0V${pitch}`} className={css.hatchLine} />
    </pattern>
  );
}
