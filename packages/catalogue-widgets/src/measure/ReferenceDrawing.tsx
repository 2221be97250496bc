import type { FamilyId } from "@caliper/catalogue-model";
import { Button, ToggleButtonGroup } from "@caliper/design-system";
import { useDeferredValue, useState } from "react";
import { useIntl } from "react-intl";
import { Drawing } from "../drawings/index.ts";
import type { MeasureUnit } from "./criteria.ts";
import { referenceKinds, type ReferenceKind } from "./fields.ts";
import * as css from "./MeasureForm.css.ts";
import { measureMessages as messages } from "./messages.ts";

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
  lit: string | null;
  onLit: (column: string | null) => void;
  /** A letter was clicked. */
  onPick: (column: string) => void;
}

const kindMessages = {
  BR01: messages.kindBR01,
  BR02: messages.kindBR02,
  BD01: messages.kindBD01,
  BD02: messages.kindBD02,
} as const;

/** Where each letter is measured, on a part with the typed measures. */
export function ReferenceDrawing({
  family,
  values,
  unit,
  reference,
  lit,
  onLit,
  onPick,
}: ReferenceDrawingProps) {
  const { formatMessage } = useIntl();
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
            alt={kind === undefined ? "" : formatMessage(kindMessages[kind.drawing])}
          />
        ) : (
          <Drawing
            family={family}
            dimensions={{ ...drawn, ...kind?.texts }}
            size="form"
            unit={unit}
            lit={lit}
            onLit={onLit}
          />
        )}
      </div>
      {kind !== undefined && (
        <div className={css.references}>
          <ToggleButtonGroup
            label={formatMessage(messages.reference)}
            hideLabel
            items={kinds.map(({ drawing }) => ({
              id: drawing,
              label: formatMessage(kindMessages[drawing]),
            }))}
            value={kind.drawing}
            onChange={(id) => {
              const chosen = kinds.find(({ drawing }) => drawing === id);
              if (chosen !== undefined) reference.onChange(chosen.drawing);
            }}
          />
          {picture !== undefined && (
            <Button
              variant="plain"
              icon={showsPicture ? "ruler" : "image"}
              onPress={() => setPicture(!showsPicture)}
            >
              {formatMessage(showsPicture ? messages.drawing : messages.showPicture)}
            </Button>
          )}
        </div>
      )}
    </>
  );
}
