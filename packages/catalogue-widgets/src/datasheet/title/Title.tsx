import type { Datasheet } from "@caliper/api-client";
import type { ReactNode } from "react";
import { useLocale } from "../../provider/index.ts";
import { dimensionText } from "../dimensions/values.ts";
import { typeName } from "./typeNames.ts";
import * as styles from "./Title.css.ts";

export interface TitleProps {
  datasheet: Pick<Datasheet, "code" | "family" | "dimensions">;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The code, and what it is in both languages, the interface's first. */
export function Title({ datasheet, actions }: TitleProps) {
  const locale = useLocale();
  const other = locale === "en" ? "es" : "en";
  const name = typeName(datasheet.family, dimensionText(datasheet.dimensions, "DISC"));
  return (
    <div className={styles.container}>
      <header className={styles.title}>
        <h1 className={styles.heading}>
          <span className={styles.code} translate="no">
            {datasheet.code}
          </span>
          <span className={styles.name}>
            {name[locale]}
            <span className={styles.other} lang={other}>
              {name[other]}
            </span>
          </span>
        </h1>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </header>
    </div>
  );
}
