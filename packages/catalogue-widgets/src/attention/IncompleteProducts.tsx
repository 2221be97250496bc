import {
  incompleteProductsQuery,
  type IncompleteProduct,
  type Lackable,
  lackable,
} from "@caliper/api-client";
import { rowLimit, textIn } from "@caliper/catalogue-model";
import {
  Button,
  ChipGroup,
  Code,
  type DataColumn,
  DataTable,
  EmptyState,
  Stack,
  Text,
} from "@caliper/design-system";
import { useInfiniteQuery } from "@tanstack/react-query";
import { FilterBar } from "../administration/index.ts";
import { useText } from "../messages/index.ts";
import { contained, useClient, useLinks, useLocale, useNavigate } from "../provider/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { useColumn } from "../shared/columns/index.ts";
import { resultState } from "../shared/results/index.ts";
import { useTerms } from "../terms/index.ts";

export interface IncompleteProductsProps {
  /** What is missing from the listed products; the host keeps it in the URL. */
  without: Lackable;
  /** Called with the chosen kind of missing data. */
  onChange: (without: Lackable) => void;
}

const windowHeight = 640;

/** The products without a picture, a price or a drawing, with links to their datasheets. */
export const IncompleteProducts = contained("attention", IncompleteProductsContent);

function IncompleteProductsContent({ without, onChange }: IncompleteProductsProps) {
  const t = useText();
  const locale = useLocale();
  const links = useLinks();
  const navigate = useNavigate();
  const terms = useTerms();
  const column = useColumn();
  const list = useInfiniteQuery(incompleteProductsQuery(useClient(), without));
  const rows = list.data?.products ?? [];
  const columns: DataColumn<IncompleteProduct>[] = [
    {
      id: "code",
      header: t("attention.code"),
      isRowHeader: true,
      sortBy: ({ code }) => code,
      cell: (product) => <Code href={links.datasheet(product)}>{product.code}</Code>,
    },
    column.text("family", "attention.family", ({ family }) => terms.family(family)),
    column.text("detail", "attention.detail", ({ detail }) => textIn(detail, locale), {
      isMuted: true,
    }),
  ];
  return (
    <Stack gap={16}>
      <FilterBar
        end={
          list.data && (
            <Text tone="subtle" nowrap>
              {t("attention.shown", { shown: rows.length, all: list.data.total })}
            </Text>
          )
        }
      >
        <ChipGroup
          label={t("attention.without")}
          items={lackable.map((id) => ({ id, label: t(`attention.lack.${id}`) }))}
          value={without}
          onChange={onChange}
        />
      </FilterBar>
      <DataTable
        id="incomplete-products"
        label={t("attention.products")}
        columns={columns}
        rows={rows}
        getRowId={({ code }) => code}
        getRowText={({ code }) => code}
        onRowAction={(code) => {
          const product = rows.find((row) => row.code === code);
          if (product) navigate(links.datasheet(product));
        }}
        state={resultState(list.error, list.data && rows.length)}
        loadingLabel={t("common.loading")}
        emptyState={<EmptyState icon="check" title={t("attention.complete")} />}
        errorState={
          list.error !== null && (
            <FailureState error={list.error} onRetry={() => void list.refetch()} />
          )
        }
        {...(rows.length > rowLimit && { maxHeight: windowHeight })}
      />
      {list.hasNextPage && (
        <div>
          <Button onPress={() => void list.fetchNextPage()} isPending={list.isFetchingNextPage}>
            {t("attention.more")}
          </Button>
        </div>
      )}
    </Stack>
  );
}
