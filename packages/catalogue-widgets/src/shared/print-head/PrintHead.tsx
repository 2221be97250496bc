import { BrandMark } from "@caliper/design-system";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useIntl } from "react-intl";
import { useText } from "../../messages/index.ts";
import { contained, useOrigin } from "../../provider/index.ts";
import { Late } from "../late/index.ts";
import { QrCode } from "../qr/index.ts";
import * as styles from "./PrintHead.css.ts";

/** The head of a printed page: brand, date and URL. Only on paper. */
export const PrintHead = contained("print-head", PrintHeadContent);

function PrintHeadContent() {
  const { printed, address } = usePrinted();
  return (
    <div className={styles.head} aria-hidden>
      <BrandMark />
      <div className={styles.origin}>
        {printed && <div>{printed}</div>}
        <div className={styles.address}>{address}</div>
      </div>
    </div>
  );
}

/** Cells of a title block: brand, date and URL of a sheet, and the QR code that opens it. Only on paper. */
export function PrintCells({ href }: { href: string }) {
  const { printed, address } = usePrinted(href);
  return (
    <>
      <div className={styles.originCell} aria-hidden>
        <BrandMark />
        {printed && <div>{printed}</div>}
        <div className={styles.address}>{address}</div>
      </div>
      <div className={styles.qrCell} aria-hidden>
        <div className={styles.qr}>
          <Late preload={QrCode.preload}>
            <QrCode text={address} label={address} />
          </Late>
        </div>
      </div>
    </>
  );
}

const printedNow = (): { date: Date | undefined; base: string } => ({
  date: new Date(),
  base: window.location.href,
});

/** When the page is printed, and the URL that it was printed from. */
function usePrinted(href?: string) {
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
  return {
    printed: date && t("common.printed", { date: formatDate(date, { dateStyle: "long" }) }),
    address: href === undefined ? base : new URL(href, base).href,
  };
}
