import type { Application } from "@caliper/api-client";
import { useFormat } from "../../provider/index.ts";
import * as styles from "./ApplicationCard.css.ts";

/** A vehicle in two lines, as on a phone. */
export function ApplicationCard({ application }: { application: Application }) {
  const { years } = useFormat();
  const { maker, model, submodel, engine, observation } = application;
  return (
    <div className={styles.card}>
      <span className={styles.vehicle}>
        {maker} {model}
      </span>
      <span className={styles.years}>{years(application.years)}</span>
      <span className={styles.detail}>{submodel ?? observation}</span>
      <span className={styles.engine}>{engine}</span>
    </div>
  );
}
