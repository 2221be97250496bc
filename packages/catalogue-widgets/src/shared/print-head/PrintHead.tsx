import { BrandMark } from "@caliper/design-system";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { contained, useOrigin } from "../../provider/index.ts";
import { Late } from "../late/index.ts";
import { QrCode } from "../qr/index.ts";
import * as styles from "./PrintHead.css.ts";

export interface PrintHeadProps {
  /** The path of a sheet, which the QR code opens. By default the page's own URL, without a QR code. */
  href?: string;
}

const printedNow = (): { date: Date | undefined; base: string } => ({
  date: new Date(),
  base: window.location.href,
});

/** The head of a printed page: brand, date, URL, and the QR code of a sheet. Only on paper. */
export const PrintHead = contained("print-head", PrintHeadContent);

function PrintHeadContent({ href }: PrintHeadProps) {
  const { formatDate } = useIntl();
  const t = useText();
  const rendered = useOrigin();
  // A server knows neither the date of printing nor the reader's time zone.
  const [{ date, base }, setPrinted] = useState(() =>
    rendered === undefined ? printedNow() : { date: undefined, base: rendered },
  );
  useEffect(() => {
    const update = () => flushSync(() => setPrinted(printedNow()));
    addEventListener("beforeprint", update);
    return () => removeEventListener("beforeprint", update);
  }, []);
  const address = href === undefined ? base : new URL(href, base).href;
  return (
    <div className={styles.head} aria-hidden>
      <BrandMark />
      <div className={styles.origin}>
        {date && (
          <div>{t("common.printed", { date: formatDate(date, { dateStyle: "long" }) })}</div>
        )}
        <div className={styles.address}>{address}</div>
      </div>
      {href !== undefined && (
        <div className={styles.qr}>
          <Late preload={QrCode.preload}>
            <QrCode text={address} label={address} />
          </Late>
        </div>
      )}
    </div>
  );
}
