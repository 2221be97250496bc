import { Code } from "@caliper/design-system";

/** A value without a unit: figures such as `M10 x 1.0` are mono, words are not. */
export const FactText = ({ children }: { children: string }) =>
  /\d/.test(children) ? <Code size="data">{children}</Code> : children;
