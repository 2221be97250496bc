import { useRowText } from "./useRowText.ts";
import type { CodeHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { type DataColumn, Heading, Stack } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useLinks, useNavigate } from "../../provider/index.ts";
import { ResultTable } from "../../shared/results/index.ts";
import { outlineScales } from "./outlineScales.ts";
import { usePartColumns } from "./partColumns.tsx";

type ListedPart = Pick<CodeHit, "code" | "family" | "measures" | "detail">;

export interface PartsTableProps<Part extends ListedPart> {
  /** Unique within the page. */
  id: string;
  heading: string;
  /** Not empty; each code once. */
  parts: readonly Part[];
  /** px of width that the columns need; with less, each part is a card. */
  cardsBelow: number;
  /** Between product and size. */
  columns: readonly DataColumn<Part>[];
  /** After the size. */
  lastColumns?: readonly DataColumn<Part>[];
  /** `scale` is the units per mm that the outlines of the part's family share. */
  renderCard: (part: Part, scale: number | undefined) => ReactNode;
}

/** Suggested products under a heading. Pressing a row opens its datasheet. */
export function PartsTable<Part extends ListedPart>({
  id,
  heading,
  parts,
  cardsBelow,
  columns,
  lastColumns = [],
  renderCard,
}: PartsTableProps<Part>) {
  const links = useLinks();
  const navigate = useNavigate();
  const scales: ReadonlyMap<FamilyId, number> = outlineScales(parts);
  const shared = usePartColumns<Part>(scales);
  return (
    <Stack gap={8}>
      <Heading level={2} variant="section">
        {heading}
      </Heading>
      <ResultTable
        id={id}
        label={heading}
        cardsBelow={cardsBelow}
        rows={parts}
        columns={[
          shared.outline,
          shared.code,
          shared.product,
          ...columns,
          shared.size,
          ...lastColumns,
        ]}
        getRowId={(part) => part.code}
        getRowText={useRowText()}
        partsOf={({ code }) => [{ code }]}
        onRowAction={({ code, family }) => navigate(links.datasheet({ code, family }))}
        renderCard={(part) => renderCard(part, scales.get(part.family))}
      />
    </Stack>
  );
}
