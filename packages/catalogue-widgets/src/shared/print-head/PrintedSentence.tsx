import { printedSentence } from "./PrintHead.css.ts";

/** What a printed list contains, in place of the form that it was searched with. Only on paper. */
export function PrintedSentence({ children }: { children: string }) {
  return (
    <p className={printedSentence} aria-hidden>
      {children}
    </p>
  );
}
