import type { CodeHit } from "@caliper/api-client";
import type { FamilyId } from "@caliper/catalogue-model";
import { Box, Code, type DataColumn } from "@caliper/design-system";
import { Outline } from "../../drawings/index.ts";
import { useText } from "../../messages/index.ts";
import { useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { ProductCell, SizeCell } from "./HitCells.tsx";

/** Columns that tables of products share. `scales` are the units per mm of the outlines of each family. */
export function usePartColumns<
  Part extends Pick<CodeHit, "code" | "family" | "measures" | "detail">,
>(scales: ReadonlyMap<FamilyId, number>) {
  const t = useText();
  const terms = useTerms();
  const links = useLinks();
  return {
    outline: {
      id: "outline",
      header: t("search.column.outline"),
      width: 72,
      cell: ({ family, measures }) => (
        <Outline family={family} measures={measures} scaleWithin={scales.get(family)} />
      ),
    },
    code: {
      id: "code",
      header: t("common.code"),
      isRowHeader: true,
      sortBy: ({ code }) => code,
      cell: (part) => <Code href={links.datasheet(part)}>{part.code}</Code>,
    },
    product: {
      id: "product",
      header: t("common.product"),
      sortBy: ({ family }) => terms.family(family),
      // A third line makes the row higher and must not touch its edges.
      cell: (part) => (
        <Box paddingBlock={4}>
          <ProductCell hit={part} />
        </Box>
      ),
    },
    size: {
      id: "size",
      header: t("search.column.size"),
      align: "end",
      isMono: true,
      cell: (part) => <SizeCell hit={part} />,
    },
  } satisfies Record<string, DataColumn<Part>>;
}
