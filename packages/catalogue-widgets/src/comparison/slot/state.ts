import type { Datasheet } from "@caliper/api-client";

export type Side = "a" | "b";

export type SlotState =
  | { readonly kind: "empty" }
  | { readonly kind: "loading"; readonly code: string }
  | { readonly kind: "part"; readonly datasheet: Datasheet }
  | {
      readonly kind: "unknown";
      readonly code: string;
      /** Similar codes; undefined while loading. */
      readonly nearest: readonly string[] | undefined;
    }
  | { readonly kind: "forbidden"; readonly code: string }
  | {
      readonly kind: "failed";
      readonly code: string;
      readonly detail: string;
      readonly retryLabel: string;
      readonly onRetry: () => void;
      readonly isRetrying: boolean;
    };

export function codeOf(slot: SlotState): string | undefined {
  if (slot.kind === "empty") return undefined;
  return slot.kind === "part" ? slot.datasheet.code : slot.code;
}

export const sheetOf = (slot: SlotState): Datasheet | undefined =>
  slot.kind === "part" ? slot.datasheet : undefined;
