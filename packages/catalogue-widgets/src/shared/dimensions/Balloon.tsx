import type { KeyboardEvent } from "react";
import { balloon } from "./Balloon.css.ts";

export interface BalloonProps {
  letter: string;
  /** Letter and name of the dimension. */
  label: string;
  isHighlighted: boolean;
  /** Whether Tab reaches it; arrow keys reach the others. */
  isTabStop: boolean;
  /** Pressed: not every browser focuses a button then. Its row reports pointer and focus. */
  onHighlight: () => void;
}

/** Up and down move to the letters of the other rows. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const letters = [
    ...(event.currentTarget.closest("table")?.querySelectorAll<HTMLElement>("button") ?? []),
  ];
  letters[letters.indexOf(event.currentTarget) + step]?.focus();
}

/** The drawing's letter in a table row: a button that highlights the dimension on the drawing. */
export function Balloon({ letter, label, isHighlighted, isTabStop, onHighlight }: BalloonProps) {
  return (
    <button
      type="button"
      className={balloon({ isHighlighted })}
      aria-label={label}
      aria-pressed={isHighlighted}
      tabIndex={isTabStop ? 0 : -1}
      onKeyDown={moveFocus}
      onClick={onHighlight}
    >
      {letter}
    </button>
  );
}
