import type { FluidContainer } from "@caliper/api-client";
import { Table } from "@caliper/design-system";
import { useText } from "../messages/index.ts";
import { Block } from "../shared/sheet-layout/index.ts";
import { value } from "./BottleBlock.css.ts";

export interface BottleRow {
  name: string;
  of: (container: FluidContainer) => string;
}

export interface BottleBlockProps {
  heading: string;
  /** Header of the column of names. */
  firstColumn: string;
  containers: readonly FluidContainer[];
  /** Rows without a title, or under one each. */
  groups: readonly { title?: string; rows: readonly BottleRow[] }[];
}

/** A row per characteristic, a column per bottle: plastic, then aluminum. */
export function BottleBlock({ heading, firstColumn, containers, groups }: BottleBlockProps) {
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
    <Block heading={heading} empty={containers.length === 0 && t("fluids.noData")}>
      <Table
        label={heading}
        density="sheet"
        {...(groups.length === 1
          ? { rows: groups[0]?.rows ?? [] }
          : {
              groups: groups.map(({ title = "", rows }) => ({ id: title, label: title, rows })),
            })}
        getRowId={({ name }) => name}
        columns={[
          { id: "name", header: firstColumn, cell: ({ name }) => name },
          bottle("plastic"),
          bottle("aluminum"),
        ]}
      />
    </Block>
  );
}
