import { useFormat } from "../../provider/index.ts";
import { fullBar } from "../differences.ts";
import { signed } from "../signed.ts";
import * as styles from "./Differences.css.ts";

/** A difference as a share of A; to the right where B is larger. */
export function Bar({ share }: { share: number }) {
  const format = useFormat();
  const length = Math.max(Math.min(Math.abs(share) / fullBar, 1) * 50, 2);
  return (
    <span className={styles.share}>
      {signed(share, format.percent(Math.abs(share)))}
      <span className={styles.gauge} aria-hidden>
        <span
          className={styles.bar}
          style={{
            inlineSize: `${length}%`,
            insetInlineStart: `${share < 0 ? 50 - length : 50}%`,
          }}
        />
      </span>
    </span>
  );
}
