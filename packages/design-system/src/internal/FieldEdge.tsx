import type { MouseEvent, ReactNode } from "react";
import { Group } from "react-aria-components";
import { control } from "./Field.css.ts";
import type { ControlVariants } from "./Field.css.ts";

/** What stands beside the text inside the edge is part of the field: a press on it goes to the text. */
const focusText = (event: MouseEvent<HTMLElement>) => {
  if (!(event.target instanceof Element) || event.target.closest("button, input, textarea")) return;
  // Otherwise the press would take the focus away again.
  event.preventDefault();
  event.currentTarget.querySelector<HTMLElement>("input, textarea")?.focus();
};

/** The edge around an input and what stands beside it. */
export const FieldEdge = ({ children, size }: ControlVariants & { children: ReactNode }) => (
  <Group className={control({ size })} role="presentation" onMouseDown={focusText}>
    {children}
  </Group>
);
