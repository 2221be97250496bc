import type { Application } from "@caliper/api-client";
import { useFormat } from "../../provider/index.ts";
import { condense } from "./condense.ts";
import * as styles from "./PrintedApplications.css.ts";

/**
 * The vehicles as a printed catalogue lists them, in columns: a table of two thousand rows would fill
 * forty pages.
 */
export function PrintedApplications({ applications }: { applications: readonly Application[] }) {
  const { years } = useFormat();
  return (
    <dl className={styles.list} aria-hidden>
      {condense(applications).map(({ maker, models }) => (
        <div key={maker} className={styles.maker}>
          <dt className={styles.name}>{maker}</dt>
          <dd className={styles.models}>
            {models
              .map(({ model, years: ranges }) => `${model} ${ranges.map(years).join(", ")}`)
              .join("; ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
