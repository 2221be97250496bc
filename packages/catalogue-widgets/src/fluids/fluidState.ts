import type { FluidSheet } from "@caliper/api-client";

export type FluidState =
  | { readonly kind: "loading" }
  | { readonly kind: "noData" }
  /** The fluid is sold, but not in this volume. */
  | { readonly kind: "notSold"; readonly volumes: readonly number[] }
  | {
      readonly kind: "error";
      /** The HTTP status; undefined when no answer came. */
      readonly status: number | undefined;
      readonly onRetry: () => void;
      readonly isRetrying: boolean;
    }
  | { readonly kind: "data"; readonly sheet: FluidSheet };
