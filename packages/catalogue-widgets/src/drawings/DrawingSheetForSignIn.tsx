import { useText } from "../messages/index.ts";
import * as css from "./DrawingSheetForSignIn.css.ts";
import { type Dimensions, formats, measuresOf, rotor } from "@caliper/drawings";
import { contained } from "../provider/index.ts";
import { PartDrawing } from "./PartDrawing.tsx";

export interface DrawingSheetForSignInProps {
  /** The code in the title block. */
  code?: string;
  /** The name in the title block. */
  drawingName?: string;
  /** The vehicle in the title block. */
  vehicle?: string;
  /** Of a rotor, in mm by field. */
  dimensions?: Dimensions;
}

/** The front rotor of a Toyota Corolla 2009-2013. */
const example: Dimensions = {
  drawing: "BR01",
  disc: "Ventilated",
  outerDiameter: 275,
  hatDiameter: 148,
  centerBore: 55,
  boltCircle: 100,
  holes: 5,
  height: 49.5,
  thickness: 22,
  minThickness: 20,
  flange: 6.5,
};

/** The large drawing beside the sign-in form. It fills its container without cropping. */
export const DrawingSheetForSignIn = contained("drawings", DrawingSheetForSignInContent);

function DrawingSheetForSignInContent({
  code = "BR31338",
  drawingName = "BR01",
  vehicle = "Corolla 09-13",
  dimensions = example,
}: DrawingSheetForSignInProps) {
  const t = useText();
  const { allVanes } = formats.poster;
  const part = rotor(measuresOf(dimensions, { allVanes }));
  const cells = [
    { label: t("drawings.block.part"), value: code },
    { label: t("common.drawing"), value: drawingName },
    { label: t("drawings.block.vehicle"), value: vehicle },
  ];
  return (
    <div className={css.sheet}>
      <div className={css.picture}>
        <PartDrawing family="brake_rotors" part={part} code={code} size="poster" />
      </div>
      <dl className={css.block}>
        {cells.map(({ label, value }) => (
          <div key={label} className={css.cell}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
