import type { FoundPart } from "@caliper/api-client";
import { maySee } from "@caliper/catalogue-model";
import { Heading, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useLinks, useNavigate, useViewer } from "../../provider/index.ts";
import { ResultTable, searchMessages } from "../../shared/results/index.ts";
import { FitsCell } from "../code/HitCells.tsx";
import { useWhy } from "../global/useWhy.ts";
import { outlineScales } from "../parts/outlineScales.ts";
import { PartCard } from "../parts/PartCard.tsx";
import { usePartColumns } from "../parts/partColumns.tsx";
import { usePriceColumn } from "../parts/usePriceColumn.tsx";
import { jumpMessages } from "./messages.ts";

export interface FoundPartsProps {
  /** Not empty. */
  parts: readonly FoundPart[];
}

/** Parts for a search in words, the most likely first. */
export function FoundParts({ parts }: FoundPartsProps) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const navigate = useNavigate();
  const viewer = useViewer();
  const why = useWhy();
  const scales = outlineScales(parts);
  const part = usePartColumns<FoundPart>(scales);
  const price = usePriceColumn(parts);
  const heading = formatMessage(jumpMessages.parts);
  const fits = {
    id: "fits",
    header: formatMessage(searchMessages.fitsColumn),
    cell: (row: FoundPart) => <FitsCell hit={row} />,
  };
  return (
    <Stack gap={8}>
      <Heading level={2} variant="section">
        {heading}
      </Heading>
      <ResultTable
        id="found-parts"
        label={heading}
        tableFrom={560}
        rows={parts}
        columns={[
          part.outline,
          part.code,
          part.product,
          ...(maySee("applications", viewer) ? [fits] : []),
          part.size,
          ...price,
        ]}
        getRowId={(row) => row.code}
        getRowText={(row) => row.code}
        onRowAction={(code) => {
          const family = parts.find((row) => row.code === code)?.family;
          if (family) navigate(links.datasheet({ code, family }));
        }}
        renderCard={(row) => (
          <PartCard part={row} scaleWithin={scales.get(row.family)}>
            <FitsCell hit={row} />
            <Text variant="caption" tone="subtle">
              {why(row)}
            </Text>
          </PartCard>
        )}
      />
    </Stack>
  );
}
