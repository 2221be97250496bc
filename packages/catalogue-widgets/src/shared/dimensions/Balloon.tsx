import { balloon } from "./Balloon.css.ts";

export interface BalloonProps {
  letter: string;
  /** Letter and name of the dimension. */
  label: string;
  isLit: boolean;
  onLit: (isLit: boolean) => void;
}

/** The drawing's letter in a table row: a button that highlights the dimension on the drawing. */
export function Balloon({ letter, label, isLit, onLit }: BalloonProps) {
  return (
    <button
      type="button"
      className={balloon({ isLit })}
      aria-label={label}
      aria-pressed={isLit}
      onFocus={() => onLit(true)}
      onBlur={() => onLit(false)}
      onClick={() => onLit(true)}
    >
      {letter}
    </button>
  );
}
