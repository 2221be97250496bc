import type { FluidContainer } from "@caliper/api-client";
import { useIntl } from "react-intl";
import { sheetTable as sheet } from "../shared/sheet-layout/index.ts";
import * as styles from "./BottleTable.css.ts";
import { messages } from "./messages.ts";

export interface BottleRow {
  name: string;
  of: (container: FluidContainer) => string;
}

export interface BottleTableProps {
  /** Head of the column of names. */
  firstColumn: string;
  containers: readonly FluidContainer[];
  groups: readonly { heading?: string; rows: readonly BottleRow[] }[];
}

/** A row per characteristic, a column per bottle: plastic, then aluminum. */
export function BottleTable({ firstColumn, containers, groups }: BottleTableProps) {
  const { formatMessage } = useIntl();
  const columns = [
    { id: "plastic", name: formatMessage(messages.plastic) },
    { id: "aluminum", name: formatMessage(messages.aluminum) },
  ].map((column) => ({
    ...column,
    container: containers.find(({ material }) => material === column.id),
  }));
  return (
    <table className={sheet.table}>
      <thead>
        <tr>
          <th scope="col" className={sheet.head({})}>
            {firstColumn}
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col" className={sheet.head({ align: "end" })}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ heading, rows }) => (
        <tbody key={heading ?? ""}>
          {heading !== undefined && (
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={columns.length + 1} className={styles.groupHead}>
                {heading}
              </th>
            </tr>
          )}
          {rows.map(({ name, of }) => (
            <tr key={name} className={sheet.row({ height: "dense" })}>
              <th scope="row" className={sheet.cell({})}>
                <span className={styles.name}>{name}</span>
              </th>
              {columns.map(({ id, container }) => (
                <td key={id} className={sheet.cell({ align: "end" })}>
                  <span className={styles.value}>{container && of(container)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
