import { screenReaderOnly } from "./table.css.ts";

/** Says what is loading to a screen reader; what stands there meanwhile is the skeleton beside it. */
export function LoadingText({ children }: { children: string }) {
  return <output className={screenReaderOnly}>{children}</output>;
}
