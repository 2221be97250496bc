import type { Application } from "@caliper/api-client";
import { Table, type TableColumn } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import * as styles from "./PrintedApplications.css.ts";
import { titles } from "./titles.ts";

/** More vehicles are printed as a list in columns, so that they fit on the page of the sheet. */
const tableRows = 12;

/** Number of vehicles that fit on one page beside the rest of the sheet. */
const listed = 80;

/** The vehicles on paper, with submodel and engine: a table, or as in a printed catalogue if there are many. */
export function PrintedApplications({ applications }: { applications: readonly Application[] }) {
  return (
    <div className={styles.printed} aria-hidden>
      {applications.length > tableRows ? (
        <VehicleList applications={applications} />
      ) : (
        <PrintedTable applications={applications} />
      )}
    </div>
  );
}

function PrintedTable({ applications }: { applications: readonly Application[] }) {
  const t = useText();
  const { years } = useFormat();
  const terms = useTerms();
  const optional = (
    field: "submodel" | "engine" | "position" | "observation",
    textOf = (value: string) => value,
  ): TableColumn<Application>[] =>
    applications.some((application) => application[field] !== null)
      ? [
          {
            id: field,
            header: t(titles[field]),
            cell: (row) => row[field] && textOf(row[field]),
          },
        ]
      : [];
  return (
    <Table
      label={t("common.applications")}
      density="sheet"
      rows={applications}
      getRowId={(row) => String(applications.indexOf(row))}
      columns={[
        {
          id: "vehicle",
          header: t("datasheet.applications.vehicle"),
          cell: ({ maker, model }) => (
            <>
              <span className={styles.maker}>{maker}</span> {model}
            </>
          ),
        },
        ...optional("submodel"),
        ...optional("engine"),
        {
          id: "years",
          header: t("common.years"),
          isMono: true,
          cell: (row) => years(row.years),
        },
        ...optional("position", terms.position),
        ...optional("observation", terms.value),
      ]}
    />
  );
}

/** Makers in columns, each with its vehicles. */
function VehicleList({ applications }: { applications: readonly Application[] }) {
  const t = useText();
  const { years } = useFormat();
  const makers = Map.groupBy(applications.slice(0, listed), ({ maker }) => maker);
  const more = applications.length - listed;
  return (
    <dl className={styles.list}>
      {[...makers].map(([maker, vehicles]) => (
        <div key={maker} className={styles.entry}>
          <dt className={styles.name} translate="no">
            {maker}
          </dt>
          <dd className={styles.models} translate="no">
            {vehicles
              .map(({ model, submodel, engine, years: range }) =>
                [model, submodel, engine, years(range)].filter(Boolean).join(" "),
              )
              .join("; ")}
          </dd>
        </div>
      ))}
      {more > 0 && (
        <div className={styles.entry}>
          <dt className={styles.name}>{t("datasheet.applications.more", { count: more })}</dt>
        </div>
      )}
    </dl>
  );
}
