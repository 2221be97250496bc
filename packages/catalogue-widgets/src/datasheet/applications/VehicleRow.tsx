import type { Application } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { messages } from "./messages.ts";
import * as styles from "./VehicleTable.css.ts";

export type OptionalColumn = "submodel" | "engine" | "position" | "observation";

export interface VehicleRowProps {
  application: Application;
  columns: readonly OptionalColumn[];
  index: number;
  /** Of the group of radio buttons. */
  name: string;
  isSelected: boolean;
  onSelect: (index: number) => void;
}

/** A vehicle in one line; in two where there is little room. */
export function VehicleRow({
  application,
  columns,
  index,
  name,
  isSelected,
  onSelect,
}: VehicleRowProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const terms = useTerms();
  const { maker, model, submodel, engine, position } = application;
  const observation = application.observation && terms.value(application.observation);
  const years = format.years(application.years);
  const vehicle = `${maker} ${model}`;
  return (
    <tr data-row="" aria-rowindex={index + 2} className={styles.row({ isSelected })}>
      <td className={styles.cell({ column: "radio" })}>
        {/* The label lies over the whole row, which is what one aims at. */}
        <label className={styles.target}>
          <input
            type="radio"
            className={styles.radio}
            name={name}
            checked={isSelected}
            onChange={() => onSelect(index)}
            aria-label={formatMessage(messages.row, { maker, model, years })}
          />
        </label>
      </td>
      <th scope="row" className={styles.cell({ column: "vehicle" })} title={vehicle}>
        {vehicle}
        <span className={styles.second}>{submodel ?? observation}</span>
      </th>
      {columns.includes("submodel") && (
        <td className={styles.cell({ column: "submodel" })} title={submodel ?? undefined}>
          {submodel}
        </td>
      )}
      {columns.includes("engine") && (
        <td className={styles.cell({ column: "engine" })}>{engine}</td>
      )}
      <td className={styles.cell({ column: "year" })}>{application.years.from}</td>
      <td className={styles.cell({ column: "year" })}>
        {application.years.to ?? formatMessage(messages.stillBuilt)}
      </td>
      {columns.includes("position") && (
        <td className={styles.cell({ column: "position" })}>
          {position !== null && terms.position(position)}
        </td>
      )}
      {columns.includes("observation") && (
        <td className={styles.cell({ column: "observation" })} title={observation ?? undefined}>
          {observation}
        </td>
      )}
      <td className={styles.cell({ column: "years" })}>
        {years}
        <span className={styles.second}>{engine}</span>
      </td>
    </tr>
  );
}
