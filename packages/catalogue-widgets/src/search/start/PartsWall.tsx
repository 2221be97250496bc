import { type FamilyId, familyOf, type Section } from "@caliper/catalogue-model";
import { type Dimensions, partOf, silhouetteScene, viewScene } from "@caliper/drawings";
import { Card } from "@caliper/design-system";
import { Definitions, Primitives } from "../../drawings/index.ts";
import { contained } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import * as css from "./PartsWall.css.ts";

/** The drawings are at this scale, so that a cylinder looks as small beside a drum as it is. */
const pxPerMm = 0.42;
/** Scenes leave a tenth free on each side. */
const filled = 0.8;

interface Drawn {
  readonly family: FamilyId;
  readonly view: "front" | "section";
  /** In mm; missing dimensions are typical. */
  readonly dimensions: Dimensions;
}

const drawn: readonly Drawn[] = [
  { family: "brake_pads", view: "front", dimensions: { length1: 131.5, width1: 52.4 } },
  { family: "brake_shoes", view: "front", dimensions: {} },
  { family: "brake_rotors", view: "front", dimensions: {} },
  { family: "brake_drums", view: "front", dimensions: {} },
  { family: "wheel_cylinders", view: "section", dimensions: {} },
  { family: "master_cylinders", view: "section", dimensions: {} },
  { family: "hardware", view: "front", dimensions: {} },
  { family: "brake_fluids", view: "front", dimensions: {} },
];

/** Kits and bottles have no drawing; their silhouettes are not to scale. */
const silhouetteSize = { width: 76, height: 90 };

function sceneOf({ family, view, dimensions }: Drawn) {
  const part = partOf(family, dimensions, { allVanes: true, typical: true });
  if (part === null) return silhouetteScene(family, dimensions, silhouetteSize);
  const { left, right, top, bottom } = part[view].bounds;
  const size = {
    width: ((right - left) * pxPerMm) / filled,
    height: ((bottom - top) * pxPerMm) / filled,
  };
  return viewScene(part, view, size);
}

const scenes = drawn.map((each) => ({ ...each, scene: sceneOf(each) }));

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
      {scenes.flatMap(({ family, scene }) => {
        const href = hrefOf(familyOf(family).section);
        if (href === undefined) return [];
        return (
          <li key={family} className={css.place}>
            <Card href={href} padding={12}>
              <span className={css.part}>
                <svg width={scene.width} height={scene.height} aria-hidden>
                  <Definitions items={scene.picture} idPrefix={family} />
                  <Primitives items={scene.picture} idPrefix={family} />
                </svg>
                <span className={css.name}>{terms.family(family, "many")}</span>
              </span>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}
