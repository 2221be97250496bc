import type { Interchange } from "@caliper/api-client";
import { CellGrid } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { Block } from "../sheet-layout/index.ts";
import { belongTogether, type NamedCode } from "./belongTogether.ts";

export interface InterchangesBlockProps {
  /** Competitors' codes that this part replaces. */
  interchanges: readonly Interchange[];
  /** The code that is pointed at, here or in another block; its own cell and those that belong to it are highlighted. */
  highlighted?: NamedCode | null;
  /** Called with the interchange under the pointer; null for none. */
  onHighlight?: ((interchange: Interchange | null) => void) | undefined;
}

/** Competitors' codes that the product replaces: brand over code, up to ten cells per row. */
export function InterchangesBlock({
  interchanges,
  highlighted = null,
  onHighlight,
}: InterchangesBlockProps) {
  const t = useText();
  const count = interchanges.length;
  return (
    <Block
      heading={t("datasheet.interchanges.heading")}
      {...(count > 0 && { note: t("datasheet.interchanges.count", { count }) })}
      empty={count === 0 && t("datasheet.interchanges.empty")}
    >
      <CellGrid
        label={t("datasheet.interchanges.heading")}
        cells={interchanges.map(({ brand, code }, index) => ({
          id: String(index),
          label: brand,
          value: code,
        }))}
        highlightedIds={idsOf(interchanges, highlighted)}
        onHighlight={
          onHighlight &&
          ((id) => onHighlight(id === null ? null : (interchanges[Number(id)] ?? null)))
        }
      />
    </Block>
  );
}

const idsOf = (interchanges: readonly Interchange[], highlighted: NamedCode | null) =>
  highlighted === null
    ? undefined
    : new Set(
        interchanges.flatMap((each, index) =>
          belongTogether(each, highlighted) ? String(index) : [],
        ),
      );
