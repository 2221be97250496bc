import { sentence } from "./PrintedSentence.css.ts";

/** What a printed list contains, in place of the form that it was searched with. Only on paper. */
export function PrintedSentence({ children }: { children: string }) {
  return (
    <p className={sentence} aria-hidden>
      {children}
    </p>
  );
}
