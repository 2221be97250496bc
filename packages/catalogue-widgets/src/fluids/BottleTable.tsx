import type { FluidContainer } from "@caliper/api-client";
import { Table } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { value } from "./BottleTable.css.ts";

export interface BottleRow {
  name: string;
  of: (container: FluidContainer) => string;
}

export interface BottleTableProps {
  /** The block's heading. */
  label: string;
  /** Header of the column of names. */
  firstColumn: string;
  containers: readonly FluidContainer[];
  /** Rows without a heading, or under one each. */
  groups: readonly { heading?: string; rows: readonly BottleRow[] }[];
}

/** A row per characteristic, a column per bottle: plastic, then aluminum. */
export function BottleTable({ label, firstColumn, containers, groups }: BottleTableProps) {
  const t = useText();
  const bottle = (material: "plastic" | "aluminum") => {
    const container = containers.find((each) => each.material === material);
    return {
      id: material,
      header: t(`fluids.material.${material}`),
      align: "end" as const,
      cell: ({ of }: BottleRow) => container && <span className={value}>{of(container)}</span>,
    };
  };
  return (
    <Table
      label={label}
      density="sheet"
      {...(groups.length === 1
        ? { rows: groups[0]?.rows ?? [] }
        : {
            groups: groups.map(({ heading = "", rows }) => ({ id: heading, label: heading, rows })),
          })}
      getRowId={({ name }) => name}
      columns={[
        { id: "name", header: firstColumn, cell: ({ name }) => name },
        bottle("plastic"),
        bottle("aluminum"),
      ]}
    />
  );
}
