import type { Datasheet } from "@caliper/api-client";

interface Stated {
  /** The replacing part, and those that belong with it. */
  readonly parts: readonly { readonly code: string; readonly ratio: number }[];
  readonly reasons: readonly string[];
}

/** How a part replaces an old one by the table of replacements: at the end of the chain or on the way to it. */
export function statedBy(
  { replacedBy }: Pick<Datasheet, "replacedBy">,
  next: string,
): Stated | undefined {
  const { options = [], steps = [] } = replacedBy ?? {};
  const last = steps.find(({ newCode }) => newCode === next);
  const parts =
    options.find((option) => option.some(({ code }) => code === next)) ??
    steps
      .filter((step) =>
        last?.group === "together"
          ? step.oldCode === last.oldCode && step.group === "together"
          : step === last,
      )
      .map(({ newCode, ratio }) => ({ code: newCode, ratio }));
  if (parts.length === 0) return undefined;
  return { parts, reasons: [...new Set(steps.flatMap(({ reason }) => reason ?? []))] };
}
