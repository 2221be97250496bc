import type { Application } from "@caliper/api-client";
import { useId, useRef } from "react";
import { useIntl } from "react-intl";
import { messages } from "./messages.ts";
import { useRowWindow } from "./useRowWindow.ts";
import { VehicleRow, type OptionalColumn } from "./VehicleRow.tsx";
import * as styles from "./VehicleTable.css.ts";

export interface VehicleTableProps {
  applications: readonly Application[];
  /** Index of the chosen application. */
  selected: number;
  onSelect: (index: number) => void;
}

/** What some vehicles have and others don't: a column only where at least one of them does. */
const optional: readonly OptionalColumn[] = ["submodel", "engine", "position", "observation"];

/**
 * A radio button per vehicle. A plain table and not the design system's grid: two thousand rows with a
 * choice that loads something must not wait for a collection to be built.
 */
export function VehicleTable({ applications, selected, onSelect }: VehicleTableProps) {
  const { formatMessage } = useIntl();
  const name = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const count = applications.length;
  const { isWindowed, first, end, rowHeight } = useRowWindow(scroller, count, selected);
  const columns = optional.filter((column) =>
    applications.some((application) => application[column] !== null),
  );
  const has = (column: OptionalColumn) => columns.includes(column);
  return (
    <div ref={scroller} className={styles.scroller}>
      <table
        className={styles.table({ isWindowed })}
        aria-label={formatMessage(messages.heading)}
        aria-rowcount={count + 1}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.head({ column: "radio" })}>
              <span className={styles.screenReaderOnly}>{formatMessage(messages.choose)}</span>
            </th>
            <th scope="col" className={styles.head({ column: "vehicle" })}>
              {formatMessage(messages.vehicle)}
            </th>
            {has("submodel") && (
              <th scope="col" className={styles.head({ column: "submodel" })}>
                {formatMessage(messages.submodel)}
              </th>
            )}
            {has("engine") && (
              <th scope="col" className={styles.head({ column: "engine" })}>
                {formatMessage(messages.engine)}
              </th>
            )}
            <th scope="col" className={styles.head({ column: "year" })}>
              {formatMessage(messages.from)}
            </th>
            <th scope="col" className={styles.head({ column: "year" })}>
              {formatMessage(messages.to)}
            </th>
            {has("position") && (
              <th scope="col" className={styles.head({ column: "position" })}>
                {formatMessage(messages.position)}
              </th>
            )}
            {has("observation") && (
              <th scope="col" className={styles.head({ column: "observation" })}>
                {formatMessage(messages.observation)}
              </th>
            )}
            <th scope="col" className={styles.head({ column: "years" })}>
              {formatMessage(messages.years)}
            </th>
          </tr>
        </thead>
        <tbody>
          <Spacer height={first * rowHeight} />
          {applications.slice(first, end).map((application, offset) => {
            const index = first + offset;
            return (
              <VehicleRow
                // Applications have no name of their own, and their order never changes.
                key={index}
                application={application}
                columns={columns}
                index={index}
                name={name}
                isSelected={index === selected}
                onSelect={onSelect}
              />
            );
          })}
          <Spacer height={(count - end) * rowHeight} />
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not rendered. */
function Spacer({ height }: { height: number }) {
  if (height <= 0) return null;
  return <tr aria-hidden style={{ blockSize: height }} />;
}
