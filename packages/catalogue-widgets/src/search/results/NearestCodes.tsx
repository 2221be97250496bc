import type { NearPart } from "@caliper/api-client";
import { Code, Stack, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { useLinks } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { ProductCell } from "./HitCells.tsx";
import { useAnnouncement } from "../../shared/search-state/index.ts";
import { PartsTable } from "./PartsTable.tsx";
import { wordGap } from "./wordGap.ts";

export interface NearestCodesProps {
  /** The text without results. */
  code: string;
  /** What `findQuery` found near it. */
  near: readonly NearPart[];
}

/** The codes nearest to a text without results, and how they differ from it; nothing without any. */
export function NearestCodes({ code, near }: NearestCodesProps) {
  const t = useText();
  const links = useLinks();
  useAnnouncement(near.length === 0 ? null : t("search.near.found", { count: near.length, code }));
  if (near.length === 0) return null;
  return (
    <PartsTable
      id="nearest-codes"
      heading={t("search.near.heading", { code })}
      parts={near}
      cardsBelow={528}
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
function WhyNear({ row }: { row: NearPart }) {
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
