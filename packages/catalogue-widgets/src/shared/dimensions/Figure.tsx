import { fraction } from "./Figure.css.ts";

export interface FigureProps {
  /** A number as shown: `22.5`. */
  text: string;
  /** Decimals of the longest figure in the column. */
  decimals: number;
}

/** Pads missing decimals, so that the decimal points of a column align. */
export function Figure({ text, decimals }: FigureProps) {
  const [whole = "", decimal] = text.split(".");
  const padding =
    decimals - (decimal?.length ?? 0) + (decimal === undefined && decimals > 0 ? 1 : 0);
  if (padding <= 0) return text;
  return (
    <>
      {whole}
      {decimal !== undefined && `.${decimal}`}
      <span className={fraction} style={{ inlineSize: `${padding}ch` }} />
    </>
  );
}
