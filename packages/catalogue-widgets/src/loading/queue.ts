import type { UploadProgress } from "@caliper/api-client";
import type { UploadType } from "./uploadTypes.ts";

/** What has become of a file that was dropped. */
export type ItemStage =
  | { readonly stage: "waiting" }
  /** A spreadsheet is read in the browser; from 0 to 1. */
  | { readonly stage: "reading"; readonly share: number }
  /** A spreadsheet was read, and the question stands. */
  | { readonly stage: "asking"; readonly question: LoadQuestion }
  | { readonly stage: "sending"; readonly progress?: UploadProgress }
  /** The connection was lost; what lacks can be sent. */
  | { readonly stage: "lost" }
  /** The question was answered with Cancel. */
  | { readonly stage: "declined" }
  /** Why, in the reader's language or the server's words. */
  | { readonly stage: "failed"; readonly why: string }
  /** An image or a PDF is stored. */
  | { readonly stage: "stored"; readonly replaced: boolean }
  /** A spreadsheet is compared, and can be looked at. */
  | { readonly stage: "compared"; readonly importId: string };

/** What is asked before a spreadsheet is sent. */
export interface LoadQuestion {
  readonly fileName: string;
  readonly table: string;
  readonly rows: number;
  readonly sheet: string;
  readonly otherSheets: number;
  readonly headerRow: number;
}

export type LoadItem = {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly type: UploadType;
} & ItemStage;

export type QueueAction =
  | { readonly do: "add"; readonly items: readonly LoadItem[] }
  | { readonly do: "move"; readonly id: string; readonly to: ItemStage }
  | { readonly do: "remove"; readonly id: string };

export function queueReducer(items: readonly LoadItem[], action: QueueAction): readonly LoadItem[] {
  switch (action.do) {
    case "add":
      return [...items, ...action.items];
    case "move":
      return items.map((item) =>
        item.id === action.id
          ? { id: item.id, name: item.name, size: item.size, type: item.type, ...action.to }
          : item,
      );
    case "remove":
      return items.filter(({ id }) => id !== action.id);
  }
}
