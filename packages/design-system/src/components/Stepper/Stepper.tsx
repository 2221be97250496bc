import { Icon } from "../Icon/Icon.tsx";
import { list, sign, step as stepStyle } from "./Stepper.css.ts";

export interface Step {
  /** Identifies it in `current`. */
  id: string;
  /** The step's name, in one to three words. */
  label: string;
}

export interface StepperProps {
  /** Accessible name: the task. */
  label: string;
  /** In the order they are done. */
  steps: readonly Step[];
  /** The id of the current step. Those before it are done. */
  current: string;
  /** Accessible name of the icon of a finished step: `Done`. */
  doneLabel: string;
}

/** The user's progress in a task with several steps. It does not navigate. */
export function Stepper({ label, steps, current, doneLabel }: StepperProps) {
  const at = steps.findIndex(({ id }) => id === current);
  return (
    <ol className={list} aria-label={label}>
      {steps.map((step, index) => {
        const state = index < at ? "done" : index === at ? "current" : "upcoming";
        return (
          <li
            key={step.id}
            className={stepStyle({ state })}
            {...(state === "current" && { "aria-current": "step" as const })}
          >
            <span className={sign}>
              {state === "done" ? <Icon name="check" size="small" label={doneLabel} /> : index + 1}
            </span>
            {step.label}
          </li>
        );
      })}
    </ol>
  );
}
