import { otherLanguage, type Texts } from "@caliper/catalogue-model";
import { useHeadingLevel } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useLocale } from "../../provider/index.ts";
import { PrintCells } from "../print-head/index.ts";
import * as styles from "./TitleBlock.css.ts";

export interface TitleBlockProps {
  /** A product code, or the name of a product that has none. */
  title: string;
  isCode?: boolean;
  /** The product type, in every language. */
  typeName: Texts;
  actions?: ReactNode;
  /** The path of the sheet, which the QR code on paper opens. */
  href?: string | undefined;
  /** The second row, such as the facts of a part. */
  children?: ReactNode;
}

/**
 * The head of a sheet, ruled as on a technical drawing: title, product type in both languages (the interface's first), actions and
 * facts; on paper brand, date, URL and QR code in place of the actions.
 */
export function TitleBlock({
  title,
  isCode = false,
  typeName,
  actions,
  href,
  children,
}: TitleBlockProps) {
  const locale = useLocale();
  const other = otherLanguage(locale);
  const Heading = `h${useHeadingLevel(1)}` as const;
  return (
    <div className={styles.container}>
      <div className={styles.block}>
        <header className={styles.title}>
          <Heading className={styles.heading}>
            <span className={isCode ? styles.code : styles.words} translate="no">
              {title}
            </span>
            <span className={styles.name}>
              {typeName[locale]}
              <span className={styles.other} lang={other}>
                {typeName[other]}
              </span>
            </span>
          </Heading>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
        {href !== undefined && <PrintCells href={href} />}
        <div className={styles.facts}>{children}</div>
      </div>
    </div>
  );
}

/** Buttons with a text; on a phone they take the rest of their row. */
export const TitleSlot = ({ children }: { children: ReactNode }) => (
  <div className={styles.slot}>{children}</div>
);
