import { familyOf, type Section } from "@caliper/catalogue-model";
import { Card } from "@caliper/design-system";
import { ScaledView, type ScaledViewProps } from "../../drawings/index.ts";
import { contained } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import * as css from "./PartsWall.css.ts";

const pxPerMm = 0.42;

const drawn: readonly Omit<ScaledViewProps, "pxPerMm">[] = [
  { family: "brake_pads", view: "front", dimensions: { length1: 131.5, width1: 52.4 } },
  { family: "brake_shoes", view: "front", dimensions: {} },
  { family: "brake_rotors", view: "front", dimensions: {} },
  { family: "brake_drums", view: "front", dimensions: {} },
  { family: "wheel_cylinders", view: "section", dimensions: {} },
  { family: "master_cylinders", view: "section", dimensions: {} },
  { family: "hardware", view: "front", dimensions: {} },
  { family: "brake_fluids", view: "front", dimensions: {} },
];

export interface PartsWallProps {
  /** The page of a section's parts; families of sections without one are left out. */
  hrefOf: (section: Section) => string | undefined;
}

/** The families as drawings to one scale, each a link to its parts. */
export const PartsWall = contained("search", PartsWallContent);

function PartsWallContent({ hrefOf }: PartsWallProps) {
  const terms = useTerms();
  return (
    <ul className={css.wall}>
      {drawn.flatMap((part) => {
        const href = hrefOf(familyOf(part.family).section);
        if (href === undefined) return [];
        return (
          <li key={part.family} className={css.place}>
            <Card href={href} padding={12}>
              <span className={css.part}>
                <ScaledView {...part} pxPerMm={pxPerMm} />
                <span className={css.name}>{terms.family(part.family, "many")}</span>
              </span>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
