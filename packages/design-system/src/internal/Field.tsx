import type { ReactNode } from "react";
import { FieldError, Label, Text } from "react-aria-components";
import { Icon } from "../components/Icon/Icon.tsx";
import {
  description as descriptionStyle,
  error as errorStyle,
  label as labelStyle,
  letter as letterStyle,
} from "./Field.css.ts";

/** What every field says around its control. */
export interface FieldTexts {
  /** Above the control, always in sight unless hidden, and its name. */
  label: string;
  /** For a field whose label stands elsewhere on the screen; screen readers still read it. */
  hideLabel?: boolean;
  /** Before the label. A text becomes a letter in a ring, as the dimension has it in its drawing. */
  labelStart?: ReactNode;
  /** A hint that is always there. */
  description?: ReactNode;
  /** What is wrong and what was expected. Its presence makes the field invalid; a `Form` can give it by the field's name. */
  error?: string;
}

export const FieldLabel = ({ label, hideLabel = false, labelStart }: FieldTexts) => (
  <Label className={labelStyle({ isHidden: hideLabel })}>
    {typeof labelStart === "string" ? (
      <span className={letterStyle}>{labelStart}</span>
    ) : (
      labelStart
    )}{" "}
    {label}
  </Label>
);

/** Hint and error, in the order they are read after the control. Without an error of its own a field shows its form's. */
export const FieldMessages = ({
  description,
  error,
}: Pick<FieldTexts, "description" | "error">) => (
  <>
    {description !== undefined && (
      <Text slot="description" className={descriptionStyle}>
        {description}
      </Text>
    )}
    <FieldError className={errorStyle}>
      {({ validationErrors }) => (
        <>
          <Icon name="warning" size="small" />
          <span>{error ?? validationErrors.join(" ")}</span>
        </>
      )}
    </FieldError>
  </>
);
