import type { ReactNode } from "react";
import { ListLayout, Virtualizer } from "react-aria-components";
import { size } from "../theme/scale.ts";

/** In px; the same as the padding of a list that is not virtualized. */
const listPadding = 4;

const layout = { estimatedRowSize: size.rowDense, padding: listPadding };

/** A list box that renders only the options in view. */
export const VirtualOptions = ({ children }: { children: ReactNode }) => (
  <Virtualizer layout={ListLayout} layoutOptions={layout}>
    {children}
  </Virtualizer>
);
