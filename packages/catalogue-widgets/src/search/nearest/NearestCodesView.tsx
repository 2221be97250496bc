import type { NearestCode } from "@caliper/api-client";
import { Code, DataTable, Heading, Stack, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { Outline } from "../../drawings/index.ts";
import { useLinks, useNavigate } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { ProductCell, SizeCell } from "../code/HitCells.tsx";
import { codeMessages } from "../code/messages.ts";
import { searchMessages } from "../messages.ts";
import { nearMessages } from "./messages.ts";
import { useAnnouncement, useAwaited } from "../../shared/search-state/index.ts";
import { outlineScales } from "../parts/outlineScales.ts";
import { wordGap } from "../parts/wordGap.ts";

export interface NearestCodesViewProps {
  /** What nothing was found for. */
  code: string;
  near: readonly NearestCode[];
}

/** The codes nearest to one that nothing was found for, and in what they differ from it. */
export function NearestCodesView({ code, near }: NearestCodesViewProps) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const navigate = useNavigate();
  const isAwaited = useAwaited();
  const scales = outlineScales(near);
  const heading = formatMessage(nearMessages.heading, { code });
  useAnnouncement(formatMessage(nearMessages.found, { count: near.length, code }));
  return (
    <Stack gap={8}>
      <Heading level={2} variant="section">
        {heading}
      </Heading>
      <DataTable
        label={heading}
        rows={near}
        rowHeight="rowResult"
        getRowId={(row) => row.code}
        getRowText={(row) => row.code}
        takesFocus={isAwaited}
        onRowAction={(chosen) => {
          const row = near.find((candidate) => candidate.code === chosen);
          if (row !== undefined) navigate(links.datasheet(row));
        }}
        renderCard={(row) => (
          <Stack gap={0}>
            <Code href={links.datasheet(row)}>{row.code}</Code>
            <ProductCell hit={row} />
            <WhyNear row={row} />
          </Stack>
        )}
        columns={[
          {
            id: "outline",
            header: formatMessage(searchMessages.outlineColumn),
            width: 72,
            cell: (row) => (
              <Outline
                family={row.family}
                measures={row.measures}
                scaleWithin={scales.get(row.family)}
              />
            ),
          },
          {
            id: "code",
            header: formatMessage(searchMessages.codeColumn),
            isRowHeader: true,
            cell: (row) => <Code href={links.datasheet(row)}>{row.code}</Code>,
          },
          {
            id: "product",
            header: formatMessage(searchMessages.productColumn),
            cell: (row) => <ProductCell hit={row} />,
          },
          {
            id: "matched",
            header: formatMessage(codeMessages.matchedColumn),
            cell: (row) => <WhyNear row={row} />,
          },
          {
            id: "size",
            header: formatMessage(searchMessages.sizeColumn),
            align: "end",
            isMono: true,
            cell: (row) => <SizeCell hit={row} />,
          },
        ]}
      />
    </Stack>
  );
}

/** The code that comes close, and in what it differs from what was typed. */
function WhyNear({ row }: { row: NearestCode }) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  return (
    <Stack gap={0} align="start">
      <Text variant="cell" nowrap>
        {formatMessage(nearMessages[row.difference])}
      </Text>
      <Text variant="caption" tone="subtle" nowrap>
        {[
          ...(row.matched === row.code ? [] : [row.matched]),
          terms.reason(row.reason, row.brand),
        ].join(wordGap)}
      </Text>
    </Stack>
  );
}
