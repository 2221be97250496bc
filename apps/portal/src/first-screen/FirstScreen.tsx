import type { Language } from "@caliper/catalogue-model";
import { DatasheetSkeleton } from "@caliper/catalogue-widgets";
import { BrandMark } from "@caliper/design-system";
import { darkTheme, lightTheme } from "@caliper/design-system/theme";
import { IntlProvider } from "react-intl";
import * as shell from "../shell/PublicShell.css.ts";
import { screen } from "./FirstScreen.css.ts";

export interface FirstScreenProps {
  locale: Language;
  messages: Readonly<Record<string, string>>;
  /** Placeholder of the code. */
  code: string;
}

/**
 * The public datasheet before its scripts: brand, code and placeholders. Written
 * into the document at build time, once per language.
 */
export function FirstScreen({ locale, messages, code }: FirstScreenProps) {
  return (
    <div className={screen} data-dark={darkTheme} data-light={lightTheme} aria-hidden>
      <div className={shell.frame}>
        <div className={shell.header}>
          <BrandMark />
        </div>
        <div className={shell.main}>
          <IntlProvider locale={locale} messages={messages}>
            <DatasheetSkeleton code={code} />
          </IntlProvider>
        </div>
      </div>
    </div>
  );
}
