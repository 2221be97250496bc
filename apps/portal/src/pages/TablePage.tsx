import { CaliperKitTable, CylinderCupsTable, useTerms } from "@caliper/catalogue-widgets";
import { Page } from "./Page.tsx";

const widgets = { kit_caliper: CaliperKitTable, cylinder_cups: CylinderCupsTable } as const;

/** A whole table of a small family. */
export default function TablePage({ table }: { table: keyof typeof widgets }) {
  const title = useTerms().section(table);
  const Table = widgets[table];
  return (
    <Page title={title}>
      <Table />
    </Page>
  );
}
