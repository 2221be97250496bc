import { contained } from "../provider/index.ts";
import { Fits, useFits } from "./fits.ts";
import { FitNote, type FitNoteProps } from "./FitNote.tsx";

/** Whether one part fits the vehicle of this tab. */
export const PartFit = contained("vehicle", PartFitContent, { widget: "PartFit", props: ["code"] });

function PartFitContent({ code }: Pick<FitNoteProps, "code">) {
  const fits = useFits([{ code }]);
  return (
    <Fits value={fits}>
      <FitNote code={code} />
    </Fits>
  );
}
