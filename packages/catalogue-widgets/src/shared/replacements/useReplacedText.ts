import type { FoundPart } from "@caliper/api-client";
import { useText } from "../../messages/index.ts";
import { useTerms } from "../../terms/index.ts";

/** Why a part is listed in place of the code that was searched, or by what it is replaced; empty for most parts. */
export function useReplacedText(): (
  part: Partial<Pick<FoundPart, "code" | "replacedBy" | "replaces">>,
) => string {
  const t = useText();
  const terms = useTerms();
  return ({ code, replacedBy, replaces }) => {
    const [first] = replaces?.steps ?? [];
    if (replaces && first) {
      const option = replaces.options.find((parts) => parts.some((part) => part.code === code));
      const otherParts = (option ?? []).filter((part) => part.code !== code);
      const reasons = replaces.steps.flatMap(({ reason }) => (reason ? terms.value(reason) : []));
      return [
        t("replacements.replacesCode", { code: first.oldCode }),
        ...(otherParts.length === 0
          ? []
          : [t("replacements.with", { codes: otherParts.map((part) => part.code).join(" + ") })]),
        ...new Set(reasons),
      ].join(" · ");
    }
    return replacedBy ? t("replacements.replacedBy", { codes: replacedBy.join(", ") }) : "";
  };
}
