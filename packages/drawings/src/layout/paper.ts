import type { SheetLayout } from "./sheet.ts";

/** Of a length on paper to the real one, best first; ISO 5455, and 1 : 2.5 and 1 : 4 between its steps. */
const ratios = [10, 5, 2, 1, 1 / 2, 1 / 2.5, 1 / 4, 1 / 5, 1 / 10, 1 / 20];
/** A frame that no machine prints; no brake part needs it. */
const smallest = 1 / 50;

/** A4 across less 10 mm at each edge, which every printer leaves; it fits Letter too. */
const room = { width: 259, height: 190 } as const;

export interface PaperSize {
  /** Length on paper by real length. */
  readonly ratio: number;
  /** `1 : 2` */
  readonly text: string;
  /** Of the whole sheet, in mm. */
  readonly width: number;
  readonly height: number;
}

/** How large a drawing must be printed for its lengths to be in a plain ratio to the part's: the largest that A4 holds. */
export function paperSize(layout: Pick<SheetLayout, "scale" | "format">): PaperSize {
  const fits = ({ width, height }: PaperSize) => width <= room.width && height <= room.height;
  return ratios.map((ratio) => sizeAt(ratio, layout)).find(fits) ?? sizeAt(smallest, layout);
}

function sizeAt(
  ratio: number,
  { scale, format }: Pick<SheetLayout, "scale" | "format">,
): PaperSize {
  return {
    ratio,
    text: ratio < 1 ? `1 : ${figure(1 / ratio)}` : `${figure(ratio)} : 1`,
    width: thousandths((format.width * ratio) / scale),
    height: thousandths((format.height * ratio) / scale),
  };
}

const figure = (value: number) => String(Math.round(value * 10) / 10);
const thousandths = (value: number) => Math.round(value * 1000) / 1000;
