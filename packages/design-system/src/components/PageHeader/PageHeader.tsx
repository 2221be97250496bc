import type { ReactNode } from "react";
import { useHeadingLevel } from "../../internal/headingLevel.ts";
import * as styles from "./PageHeader.css.ts";

export interface PageHeaderProps {
  /** The name of the page, its only `h1`. */
  title: ReactNode;
  /** Above the title: a path or the name of the tool. */
  context?: ReactNode;
  /** Facts at the end, in small text. */
  note?: ReactNode;
  /** Buttons at the end; at most one primary. */
  actions?: ReactNode;
}

/** The `h1` of a page. */
export function PageHeader({
  title,
  context: above,
  note: facts,
  actions: buttons,
}: PageHeaderProps) {
  const Heading = `h${useHeadingLevel(1)}` as const;
  return (
    <header className={styles.pageHeader}>
      <div className={styles.main}>
        {above !== undefined && <div className={styles.context}>{above}</div>}
        <Heading className={styles.title}>{title}</Heading>
      </div>
      {facts !== undefined && <div className={styles.note}>{facts}</div>}
      {buttons !== undefined && <div className={styles.actions}>{buttons}</div>}
    </header>
  );
}
