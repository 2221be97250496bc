import { otherLanguage, type Texts } from "@caliper/catalogue-model";
import { useHeadingLevel } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useLocale } from "../../provider/index.ts";
import * as styles from "./SheetTitle.css.ts";

export interface SheetTitleProps {
  /** A product code, or the name of a product that has none. */
  title: string;
  isCode?: boolean;
  /** The product type, in every language. */
  typeName: Texts;
  actions?: ReactNode;
}

/** The title of the sheet, and the product type in both languages, the interface's first. */
export function SheetTitle({ title, isCode = false, typeName, actions }: SheetTitleProps) {
  const locale = useLocale();
  const other = otherLanguage(locale);
  const Heading = `h${useHeadingLevel(1)}` as const;
  return (
    <div className={styles.container}>
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
    </div>
  );
}

/** Buttons with a text; on a phone they take the rest of their row. */
export const TitleSlot = ({ children }: { children: ReactNode }) => (
  <div className={styles.slot}>{children}</div>
);
