import { hasDimensionsAsStored } from "@caliper/catalogue-model";
import { Switch, useMediaQuery, usePrinted } from "@caliper/design-system";
import { media } from "@caliper/design-system/vars";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { longestFraction } from "../../shared/dimensions/index.ts";
import { Block, BlockMessage } from "../../shared/sheet-layout/index.ts";
import { barsOf, type Compared, differencesOf } from "../differences.ts";
import * as styles from "./Differences.css.ts";
import { DifferencesTable } from "./DifferencesTable.tsx";

export interface DifferencesBlockProps {
  a: Compared & { readonly code: string };
  b: Compared & { readonly code: string };
  /** The highlighted field, here and on the drawings. */
  highlighted: string | null;
  onHighlight: (column: string | null) => void;
}

/** As many rows as fit beside the overlay. */
const fittingRows = 12;

/** What differs between two parts of a family; equal rows are hidden at first where all would not fit. */
export function DifferencesBlock({ a, b, highlighted, onHighlight }: DifferencesBlockProps) {
  const t = useText();
  const rows = differencesOf(a, b);
  const isPhone = useMediaQuery(media.narrow, false);
  const [choice, setFolded] = useState<boolean | null>(null);
  // On paper the table shares the page with the overlay.
  const isPrinted = usePrinted();
  const isFolded = isPrinted || (choice ?? (isPhone || rows.length > fittingRows));
  const differing = rows.filter(({ isEqual }) => !isEqual);
  const equal = rows.length - differing.length;
  // Without differences, hiding equal rows would leave nothing.
  const isFolding = isFolded && differing.length > 0;
  const visibleRows = isFolding ? differing : rows;
  const bars = barsOf(rows);
  const decimals = hasDimensionsAsStored(a.family)
    ? longestFraction(
        visibleRows.flatMap((row) =>
          row.kind === "length"
            ? [row.a, row.b].flatMap((value) =>
                value === null ? [] : [{ column: row.column, millimeters: value }],
              )
            : [],
        ),
      )
    : 2;
  return (
    <Block
      heading={t("comparison.differencesHeading")}
      note={
        rows.length > 0 &&
        t("comparison.differCount", { differ: differing.length, total: rows.length })
      }
      empty={rows.length === 0 && t("comparison.noRows")}
    >
      {differing.length === 0 && (
        <BlockMessage>{t("comparison.allEqual", { total: rows.length })}</BlockMessage>
      )}
      <DifferencesTable
        rows={visibleRows}
        codes={[a.code, b.code]}
        family={a.family}
        decimals={decimals}
        bars={bars}
        highlighted={highlighted}
        onHighlight={onHighlight}
      />
      {differing.length > 0 && equal > 0 && (
        <div className={styles.foot}>
          <Switch isSelected={isFolded} onChange={setFolded}>
            {t("comparison.onlyDifferences")}
          </Switch>
          {isFolding && (
            <span className={styles.hiddenRows}>
              {t("comparison.equalHidden", { count: equal })}
            </span>
          )}
        </div>
      )}
    </Block>
  );
}
