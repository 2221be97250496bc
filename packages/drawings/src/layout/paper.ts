import { ratioText } from "./formats.ts";
import type { SheetLayout } from "./sheet.ts";

/** Scales of a printed drawing, best first: ISO 5455 plus 1 : 2.5 and 1 : 4. */
const ratios = [10, 5, 2, 1, 1 / 2, 1 / 2.5, 1 / 4, 1 / 5, 1 / 10, 1 / 20];
/** Fallback scale; no brake part needs it. */
const smallest = 1 / 50;

/** Landscape A4 or Letter without printer margins of 10 mm. */
const room = { width: 259, height: 190 } as const;

export interface PaperSize {
  /** Length on paper divided by real length. */
  readonly ratio: number;
  /** `1 : 2` */
  readonly text: string;
  /** Of the whole sheet, in mm. */
  readonly width: number;
  readonly height: number;
}

/** The printed size at which the drawing has a standard scale: the largest that fits A4. */
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
    text: ratioText(ratio),
    width: thousandths((format.width * ratio) / scale),
    height: thousandths((format.height * ratio) / scale),
  };
}

const thousandths = (value: number) => Math.round(value * 1000) / 1000;
