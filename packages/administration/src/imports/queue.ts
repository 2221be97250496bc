import type { UploadedPicture, UploadProgress } from "@caliper/api-client";
import type {
  Conversion,
  Encoding,
  ForeignFormat,
  ReadSheet,
  SheetQuestion,
} from "@caliper/sheet-reader";
import type { UploadType } from "./uploadTypes.ts";

/** The file has changed since it was chosen, or what reading and sending it threw. */
export type LoadFailure = "changed" | { readonly thrown: unknown };

/** State of a file in the queue. */
export type ItemStage =
  | { readonly stage: "waiting" }
  /** Reading a spreadsheet; `share` is from 0 to 1. */
  | { readonly stage: "reading"; readonly share: number }
  /** Waiting for a decision about the spreadsheet's contents. */
  | { readonly stage: "matching"; readonly contents: SheetQuestion }
  /** Waiting for the confirmation to send a spreadsheet. */
  | { readonly stage: "asking"; readonly question: LoadQuestion }
  | { readonly stage: "sending"; readonly progress?: UploadProgress }
  /** The connection was lost; the upload can be resumed. */
  | { readonly stage: "lost" }
  | { readonly stage: "declined" }
  /** Not of the chosen type of upload. */
  | { readonly stage: "unfit" }
  /** `format` is that of a file that can be converted. */
  | {
      readonly stage: "failed";
      readonly reason: LoadFailure;
      readonly format?: ForeignFormat | undefined;
    }
  | {
      readonly stage: "stored";
      readonly replaced: boolean;
      /** Which product's picture an image became; null when no product has its code. */
      readonly picture?: UploadedPicture | null;
    }
  /** A spreadsheet whose preview is ready. */
  | { readonly stage: "compared"; readonly importId: string; readonly hasChanges: boolean };

/** Facts in the confirmation before a spreadsheet is sent. */
export interface LoadQuestion extends Omit<
  ReadSheet,
  "header" | "rows" | "columns" | "furtherColumns"
> {
  readonly rows: number;
  /** Whether a saved layout determined the file's contents. */
  readonly isRemembered: boolean;
  /** How a file of another format than .xlsx was read. */
  readonly conversion?: Conversion | undefined;
}

/** A choice of another encoding, with which the file is read again. */
export interface EncodingChoice {
  readonly encoding: Encoding;
}

/** Answer to the confirmation; `match` goes back to the columns. */
export type LoadAnswer = "yes" | "no" | "match" | EncodingChoice;

export type LoadItem = {
  readonly id: string;
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: UploadType;
} & ItemStage;

/** The first earlier picture of the product that is still missing after everything loaded so far. */
export function missingBefore(
  { product, missing }: UploadedPicture,
  items: readonly LoadItem[],
): number | undefined {
  const loaded = items.flatMap((item) =>
    item.stage === "stored" && item.picture?.product === product ? [item.picture.position] : [],
  );
  return missing.find((position) => !loaded.includes(position));
}
