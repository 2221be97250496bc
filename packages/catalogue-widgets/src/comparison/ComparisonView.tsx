import type { ReactNode } from "react";
import { EmptyState, Skeleton } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { ComparedBlocks, type ComparedBlocksProps } from "./ComparedBlocks.tsx";
import * as styles from "./Comparison.css.ts";
import { Slot } from "./slot/Slot.tsx";
import { sheetOf, type Side, type SlotState } from "./slot/state.ts";
import { contained } from "../provider/index.ts";

export interface ComparisonViewProps extends Omit<ComparedBlocksProps, "a" | "b"> {
  /** The first part: empty, loading, failed or its datasheet. */
  a: SlotState;
  /** The second part. */
  b: SlotState;
  /** Null empties the slot. */
  onChoose: (side: Side, code: string | null) => void;
  /** An example code of the section. */
  example: string;
  /** The autocomplete for a part code of the section. */
  codeField: (onSelect: (code: string) => void) => ReactNode;
}

/** Two parts: overlaid, in figures, side by side, and their common vehicles and interchanges. */
export const ComparisonView = contained("comparison", ComparisonViewContent);

function ComparisonViewContent(props: ComparisonViewProps) {
  const t = useText();
  const { a, b, onChoose, example, codeField, ...blocks } = props;
  const shared = { example, codeField };
  const isLoading = a.kind === "loading" || b.kind === "loading";
  return (
    <article className={styles.container}>
      <div className={styles.slots}>
        <Slot side="a" slot={a} onChoose={(code) => onChoose("a", code)} {...shared} />
        <Slot side="b" slot={b} onChoose={(code) => onChoose("b", code)} {...shared} />
      </div>
      {a.kind === "empty" && b.kind === "empty" && (
        <EmptyState
          icon="compare"
          title={t("comparison.invitation")}
          hint={t("comparison.invitationHint")}
        />
      )}
      {isLoading && (
        <div className={styles.answer}>
          <div className={styles.overlay}>
            <Skeleton shape="block" height="drawing" />
          </div>
          <div className={styles.table}>
            <Skeleton shape="rows" row="rowDimension" count={12} />
          </div>
        </div>
      )}
      {!isLoading && (sheetOf(a) ?? sheetOf(b)) && (
        <ComparedBlocks a={sheetOf(a)} b={sheetOf(b)} {...blocks} />
      )}
    </article>
  );
}
