import { type NearestCode, nearestCodesQuery, type SearchSection } from "@caliper/api-client";
import { Code, Stack, Text } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../messages/index.ts";
import { useClient, useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { ProductCell } from "./HitCells.tsx";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { PartsTable } from "./PartsTable.tsx";
import { wordGap } from "./wordGap.ts";

export interface NearestCodesProps {
  /** The text without results. */
  code: string;
  /** Every section without it. */
  section?: SearchSection | undefined;
}

/** The codes nearest to one without results; empty while none are known. */
export function NearestCodes({ code, section }: NearestCodesProps) {
  const { data } = useQuery(nearestCodesQuery(useClient(), { code, section }));
  if (data === undefined || data.length === 0) return null;
  return <Nearest code={code} near={data} />;
}

/** The codes nearest to a text without results, and how they differ from it. */
function Nearest({ code, near }: { code: string; near: readonly NearestCode[] }) {
  const t = useText();
  const links = useLinks();
  useAnnouncement(t("search.near.found", { count: near.length, code }));
  return (
    <PartsTable
      id="nearest-codes"
      heading={t("search.near.heading", { code })}
      parts={near}
      tableFrom={528}
      columns={[
        {
          id: "matched",
          header: t("search.column.matchedBy"),
          cell: (row) => <WhyNear row={row} />,
        },
      ]}
      renderCard={(row) => (
        <Stack gap={0}>
          <Code href={links.datasheet(row)}>{row.code}</Code>
          <ProductCell hit={row} />
          <WhyNear row={row} />
        </Stack>
      )}
    />
  );
}

/** How the code differs from the typed text. */
function WhyNear({ row }: { row: NearestCode }) {
  const t = useText();
  const terms = useTerms();
  return (
    <Stack gap={0} align="start">
      <Text variant="cell">{t(`search.near.${row.difference}`)}</Text>
      <Text variant="caption" tone="subtle">
        {[
          ...(row.matched === row.code ? [] : [row.matched]),
          terms.reason(row.reason, row.brand),
        ].join(wordGap)}
      </Text>
    </Stack>
  );
}
