import { Skeleton, VisuallyHidden } from "@caliper/design-system";
import { useIntl } from "react-intl";
import * as styles from "./DatasheetView.css.ts";
import { messages } from "./messages.ts";
import * as title from "./title/Title.css.ts";

/** The sheet before its data: the code that was asked for, and blocks of the shape to come. */
export function DatasheetSkeleton({ code }: { code: string }) {
  const { formatMessage } = useIntl();
  const shown = code.trim().toUpperCase();
  return (
    <div className={styles.sheet} role="status" aria-busy>
      <VisuallyHidden>{formatMessage(messages.loading, { code: shown })}</VisuallyHidden>
      <div aria-hidden>
        <div className={styles.head}>
          <div className={title.code}>{shown}</div>
          <Skeleton shape="rows" row="rowResult" count={1} />
        </div>
        <div className={styles.rows}>
          <div className={styles.row}>
            <div className={styles.place({ span: 8, block: "drawing" })}>
              <Skeleton shape="block" height="drawing" />
            </div>
            <div className={styles.place({ span: 4, block: "dimensions" })}>
              <Skeleton shape="rows" row="rowDimension" count={9} />
            </div>
          </div>
          <div className={styles.row}>
            <div className={styles.place({ span: 4, block: "images" })}>
              <Skeleton shape="block" height="drawing" />
            </div>
            <div className={styles.place({ span: 8, block: "applications" })}>
              <Skeleton shape="rows" row="rowDense" count={7} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
