import * as styles from "./Differences.css.ts";

/** A difference relative to the largest in the table; to the right where B is larger. */
export function Bar({ share }: { share: number }) {
  const length = Math.max(Math.abs(share) * 50, 2);
  return (
    <span className={styles.gauge} aria-hidden>
      <span
        className={styles.bar}
        style={{
          inlineSize: `${length}%`,
          insetInlineStart: `${share < 0 ? 50 - length : 50}%`,
        }}
      />
    </span>
  );
}
