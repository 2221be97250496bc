import { type ComponentType, useState } from "react";

/**
 * A controlled component as a story renders it: the prop `value` is kept in state, and every change still reaches the
 * story's own handler in the prop `onChange`.
 */
export const controlled = <
  Props extends object,
  Value extends keyof Props,
  Change extends keyof Props,
>(
  Component: ComponentType<Props>,
  value: Value,
  onChange: Change,
) => {
  function Controlled(args: Props) {
    const [current, setCurrent] = useState(args[value]);
    const change = (next: Props[Value]) => {
      setCurrent(() => next);
      (args[onChange] as (next: Props[Value]) => void)(next);
    };
    return <Component {...args} {...{ [value]: current, [onChange]: change }} />;
  }
  // The documentation writes an example with the same state.
  return Object.assign(Controlled, { state: [value, onChange] as const });
};
