import type { MouseEvent, ReactNode, Ref } from "react";
import { FieldError, Group, Label, Text } from "react-aria-components";
import { Icon } from "../components/Icon/Icon.tsx";
import * as styles from "./Field.css.ts";
import type { Variants } from "../internal/variants.ts";

/** The texts every field shows around its control. */
export interface FieldTexts {
  /** Above the control, and its accessible name. */
  label: string;
  /** Hides the label visually; screen readers still read it. */
  hideLabel?: boolean;
  /** Before the label. A string is shown as a letter in a ring, like the balloon in the drawing. */
  labelStart?: ReactNode;
  /** A hint below the control. */
  description?: ReactNode;
  /** The problem and the expected value. Marks the field as invalid; a `Form` can also set it by the field's name. */
  error?: string;
}

/** Props of text inputs. Each field picks the ones it supports. */
export interface InputProps extends Variants<typeof styles.control> {
  /** The text, when controlled. */
  value?: string;
  /** The initial text, when uncontrolled. */
  defaultValue?: string;
  /** Called on every change. */
  onChange?: (value: string) => void;
  /** An example value; never a replacement for the label. */
  placeholder?: string;
  /** The key in the form data and in the `errors` of a `Form`. */
  name?: string;
  /** Announced by screen readers; the form checks it on submit. */
  isRequired?: boolean;
  /** Not usable and not focusable; explain nearby what is missing. */
  isDisabled?: boolean;
  /** Can be focused, selected and copied, but not changed. */
  isReadOnly?: boolean;
  /** Takes focus on mount; only where users expect to type. */
  autoFocus?: boolean;
  /** The input element, to focus it. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Splits the props of a field into those of its `FieldFrame` and those of the React Aria field. */
export function splitField<Props extends FieldTexts>({
  label,
  hideLabel,
  labelStart,
  description,
  error,
  ...rest
}: Props) {
  return {
    texts: { label, hideLabel, labelStart, description, error },
    field: {
      className: styles.field,
      isInvalid: error === undefined ? undefined : true,
      validationBehavior: "aria" as const,
      ...rest,
    },
  };
}

interface FieldFrameProps extends FieldTexts {
  children: ReactNode;
}

/** Label, control, hint and error in reading order. Without its own error a field shows the form's. */
export const FieldFrame = ({
  label,
  hideLabel = false,
  labelStart,
  description,
  error,
  children,
}: FieldFrameProps) => (
  <>
    <Label className={styles.label({ isHidden: hideLabel })}>
      {typeof labelStart === "string" ? (
        <span className={styles.letter}>{labelStart}</span>
      ) : (
        labelStart
      )}{" "}
      {label}
    </Label>
    {children}
    {description !== undefined && (
      <Text slot="description" className={styles.description}>
        {description}
      </Text>
    )}
    <FieldError className={styles.error}>
      {({ validationErrors }) => (
        <>
          <Icon name="warning" size="small" />
          <span>{error ?? validationErrors.join(" ")}</span>
        </>
      )}
    </FieldError>
  </>
);

/** Pressing anything inside the edge that is not a control focuses the input. */
const focusInput = (event: MouseEvent<HTMLElement>) => {
  if (!(event.target instanceof Element) || event.target.closest("button, input, textarea")) return;
  // The browser would move focus away from the input again.
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("input, textarea")?.focus();
};

/** The border around an input and its affixes and buttons. */
export const FieldEdge = ({
  children,
  size,
}: Pick<InputProps, "size"> & { children: ReactNode }) => (
  <Group className={styles.control({ size })} role="presentation" onMouseDown={focusInput}>
    {children}
  </Group>
);

/** A field whose control is an input inside an edge. */
export const InputFrame = ({
  size,
  children,
  ...texts
}: FieldFrameProps & Pick<InputProps, "size">) => (
  <FieldFrame {...texts}>
    <FieldEdge size={size}>{children}</FieldEdge>
  </FieldFrame>
);
