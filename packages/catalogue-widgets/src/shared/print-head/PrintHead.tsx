import { BrandMark } from "@caliper/design-system";
import { Suspense, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { useOrigin } from "../../provider/index.ts";
import { QrCode } from "../qr/index.ts";
import { messages } from "./messages.ts";
import * as styles from "./PrintHead.css.ts";

export interface PrintHeadProps {
  /** The path of the sheet, which the QR code opens. */
  href: string;
}

const printedNow = (): { date: Date | undefined; base: string } => ({
  date: new Date(),
  base: window.location.href,
});

/** The head of a printed sheet: brand, date, and a QR code that opens the sheet. Only on paper. */
export function PrintHead({ href }: PrintHeadProps) {
  const { formatMessage, formatDate } = useIntl();
  const rendered = useOrigin();
  const [{ date, base }, setPrinted] = useState(() =>
    rendered === undefined ? printedNow() : { date: undefined, base: rendered },
  );
  useEffect(() => {
    const update = () => setPrinted(printedNow());
    // A server knows neither the date of printing nor the reader's time zone.
    if (rendered !== undefined) update();
    const updateBeforePrinting = () => flushSync(update);
    addEventListener("beforeprint", updateBeforePrinting);
    return () => removeEventListener("beforeprint", updateBeforePrinting);
  }, [rendered]);
  const address = new URL(href, base).href;
  return (
    <div className={styles.head} aria-hidden>
      <BrandMark />
      <div className={styles.origin}>
        {date && (
          <div>
            {formatMessage(messages.printed, { date: formatDate(date, { dateStyle: "long" }) })}
          </div>
        )}
        <div className={styles.address}>{address}</div>
      </div>
      <div className={styles.qr}>
        <Suspense fallback={null}>
          <QrCode text={address} label={address} />
        </Suspense>
      </div>
    </div>
  );
}
