import type { ApiError } from "@caliper/api-client";
import { useText } from "../messages/index.ts";
import { type DraftField, draftFieldOf } from "./draft.ts";

/** Messages for the server's refusals, by field of the form. */
export function useRefusals() {
  const t = useText();
  const words = (expected: string) =>
    expected === "" ? t("amendments.refused") : t("amendments.expected", { expected });
  return (error: ApiError): Partial<Record<DraftField, string>> =>
    Object.fromEntries(
      error.fieldErrors.flatMap(({ field, expected }) => {
        const name = draftFieldOf(field);
        return name === undefined ? [] : [[name, words(expected)]];
      }),
    );
}
