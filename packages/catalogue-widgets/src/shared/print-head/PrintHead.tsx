import { BrandMark } from "@caliper/design-system";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { QrCode } from "../qr/index.ts";
import { messages } from "./messages.ts";
import * as styles from "./PrintHead.css.ts";

export interface PrintHeadProps {
  /** The path of the sheet, which the QR code opens. */
  href: string;
}

/** The head of a printed sheet: brand, date, and a QR code that opens the sheet. Only on paper. */
export function PrintHead({ href }: PrintHeadProps) {
  const { formatMessage, formatDate } = useIntl();
  const [date, setDate] = useState(() => new Date());
  useEffect(() => {
    const update = () => flushSync(() => setDate(new Date()));
    addEventListener("beforeprint", update);
    return () => removeEventListener("beforeprint", update);
  }, []);
  const address = new URL(href, window.location.href).href;
  return (
    <div className={styles.head} aria-hidden>
      <BrandMark />
      <div className={styles.origin}>
        <div>
          {formatMessage(messages.printed, { date: formatDate(date, { dateStyle: "long" }) })}
        </div>
        <div className={styles.address}>{address}</div>
      </div>
      <div className={styles.qr}>
        <QrCode text={address} label={address} />
      </div>
    </div>
  );
}
