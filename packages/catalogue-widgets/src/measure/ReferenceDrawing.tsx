import type { FamilyId } from "@caliper/catalogue-model";
import { Button, ToggleButtonGroup } from "@caliper/design-system";
import { useDeferredValue, useState } from "react";
import { type Dimensions, Drawing } from "../drawings/index.ts";
import { useText } from "../messages/index.ts";
import { type MeasureUnit, type ReferenceKind, referenceKinds } from "../links/index.ts";
import * as css from "./MeasureForm.css.ts";

/** The selected reference drawing. */
export interface ReferenceChoice {
  readonly drawing: ReferenceKind["drawing"] | null;
  readonly onChange: (drawing: ReferenceKind["drawing"]) => void;
  /** Address of the uploaded picture of the drawing, if there is one. */
  readonly picture?: string | undefined;
}

export interface ReferenceDrawingProps {
  family: FamilyId;
  /** The typed values, in mm by wire column, which shape the drawing. */
  values: Readonly<Record<string, number>>;
  unit: MeasureUnit;
  reference: ReferenceChoice;
  /** The best match, drawn beneath. */
  best?: Dimensions | undefined;
  highlighted: string | null;
  onHighlight: (column: string | null) => void;
  /** A letter was clicked. */
  onPick: (column: string) => void;
}

/** Where each letter is measured, on a part with the typed measures. */
export function ReferenceDrawing({
  family,
  values,
  unit,
  reference,
  best,
  highlighted,
  onHighlight,
  onPick,
}: ReferenceDrawingProps) {
  const t = useText();
  const [isPicture, setPicture] = useState(false);
  // Typing has priority over the drawing.
  const drawn = useDeferredValue(values);
  const kinds = referenceKinds(family);
  const kind = kinds.find(({ drawing }) => drawing === reference.drawing) ?? kinds[0];
  const { picture } = reference;
  const pick = (pressed: EventTarget) => {
    if (!(pressed instanceof Element)) return;
    const column = pressed.closest<SVGGElement>("[data-column]")?.dataset["column"];
    if (column !== undefined) onPick(column);
  };
  const showsPicture = isPicture && picture !== undefined;
  return (
    <>
      <div
        className={css.sheet}
        role="presentation"
        onClick={(event) => pick(event.target)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== " ") return;
          // Enter would submit the form.
          event.preventDefault();
          pick(event.target);
        }}
      >
        {showsPicture ? (
          <img
            className={css.picture}
            src={picture}
            alt={kind === undefined ? "" : t(`measure.kind.${kind.drawing}`)}
          />
        ) : (
          <Drawing
            family={family}
            dimensions={{ ...drawn, ...kind?.texts }}
            ghost={best}
            size="form"
            unit={unit}
            highlighted={highlighted}
            onHighlight={onHighlight}
          />
        )}
      </div>
      {kind !== undefined && (
        <div className={css.references}>
          <ToggleButtonGroup
            label={t("measure.reference")}
            hideLabel
            items={kinds.map(({ drawing }) => ({
              id: drawing,
              label: t(`measure.kind.${drawing}`),
            }))}
            value={kind.drawing}
            onChange={reference.onChange}
          />
          {picture !== undefined && (
            <Button
              variant="plain"
              icon={showsPicture ? "ruler" : "image"}
              onPress={() => setPicture(!showsPicture)}
            >
              {t(showsPicture ? "common.drawing" : "measure.showPicture")}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
