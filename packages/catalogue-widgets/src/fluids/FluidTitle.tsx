import type { ReactNode } from "react";
import { typeNames } from "../datasheet/title/typeNames.ts";
import * as styles from "../datasheet/title/Title.css.ts";
import { PrintButton } from "../datasheet/title/PrintButton.tsx";
import { ShareButton } from "../datasheet/title/ShareButton.tsx";
import { useLocale } from "../provider/index.ts";
import { fluidTitle } from "./products.ts";

export interface FluidTitleProps {
  fluid: string;
  volume: number | undefined;
  actions?: ReactNode;
}

/** The fluid and its volume, and that it is a brake fluid in both languages. */
export function FluidTitle({ fluid, volume, actions }: FluidTitleProps) {
  const locale = useLocale();
  const other = locale === "en" ? "es" : "en";
  const name = typeNames.brake_fluids;
  return (
    <div className={styles.container}>
      <header className={styles.title}>
        <h1 className={styles.heading}>
          <span className={styles.words} translate="no">
            {fluidTitle(fluid, volume)}
          </span>
          <span className={styles.name}>
            {name[locale]}
            <span className={styles.other} lang={other}>
              {name[other]}
            </span>
          </span>
        </h1>
        <div className={styles.actions}>
          <PrintButton />
          <ShareButton />
          {actions !== undefined && <div className={styles.slot}>{actions}</div>}
        </div>
      </header>
    </div>
  );
}
