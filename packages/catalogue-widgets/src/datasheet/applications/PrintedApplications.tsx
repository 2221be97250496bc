import type { Application } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { useFormat } from "../../provider/index.ts";
import { condense, firstModels } from "../../shared/applications/index.ts";
import { messages } from "./messages.ts";
import * as styles from "./PrintedApplications.css.ts";

/** What fits on two pages beside the rest of the sheet. */
const printedModels = 240;

/**
 * The vehicles as a printed catalogue lists them, in columns: a table of two thousand rows would fill
 * forty pages.
 */
export function PrintedApplications({ applications }: { applications: readonly Application[] }) {
  const { formatMessage } = useIntl();
  const { years } = useFormat();
  const { makers, more } = firstModels(condense(applications), printedModels);
  return (
    <dl className={styles.list} aria-hidden>
      {makers.map(({ maker, models }) => (
        <div key={maker} className={styles.maker}>
          <dt className={styles.name}>{maker}</dt>
          <dd className={styles.models}>
            {models
              .map(({ model, years: ranges }) => `${model} ${ranges.map(years).join(", ")}`)
              .join("; ")}
          </dd>
        </div>
      ))}
      {more > 0 && (
        <div className={styles.maker}>
          <dt className={styles.name}>{formatMessage(messages.more, { count: more })}</dt>
        </div>
      )}
    </dl>
  );
}
