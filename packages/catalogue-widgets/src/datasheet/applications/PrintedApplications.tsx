import type { Application } from "@caliper/api-client";
import { Table, type TableColumn } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useFormat } from "../../provider/index.ts";
import { useQualifiers, useTerms } from "../../terms/index.ts";
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
  const qualifiers = useQualifiers();
  const optional = (
    id: keyof typeof titles,
    text: (application: Application) => string | null,
  ): TableColumn<Application>[] =>
    applications.some((application) => text(application) !== null)
      ? [{ id, header: t(titles[id]), cell: text }]
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
        ...optional("submodel", ({ submodel }) => submodel),
        ...optional("engine", ({ engine }) => engine),
        {
          id: "years",
          header: t("common.years"),
          isMono: true,
          cell: (row) => years(row.years),
        },
        ...optional("position", ({ position }) => position && terms.position(position)),
        ...optional("observation", qualifiers),
      ]}
    />
  );
}

/** Makers in columns, each with its vehicles. */
function VehicleList({ applications }: { applications: readonly Application[] }) {
  const t = useText();
  const { years } = useFormat();
  const qualifiers = useQualifiers();
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
              .map((row) =>
                [
                  [row.model, row.submodel, row.engine, years(row.years)].filter(Boolean).join(" "),
                  qualifiers(row),
                ]
                  .filter(Boolean)
                  .join(", "),
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
