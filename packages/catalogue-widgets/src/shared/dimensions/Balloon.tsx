import { balloon } from "./Balloon.css.ts";

export interface BalloonProps {
  letter: string;
  /** Letter and name of the dimension. */
  label: string;
  isHighlighted: boolean;
  onHighlight: (isHighlighted: boolean) => void;
}

/** The drawing's letter in a table row: a button that highlights the dimension on the drawing. */
export function Balloon({ letter, label, isHighlighted, onHighlight }: BalloonProps) {
  return (
    <button
      type="button"
      className={balloon({ isHighlighted })}
      aria-label={label}
      aria-pressed={isHighlighted}
      onFocus={() => onHighlight(true)}
      onBlur={() => onHighlight(false)}
      onClick={() => onHighlight(true)}
    >
      {letter}
    </button>
  );
}
