import { normalizeCode } from "@caliper/catalogue-model";
import type { ApiError, CategoryChoice, OrderProduct } from "@caliper/api-client";
import {
  Button,
  Code,
  type DataColumn,
  DataTable,
  EmptyState,
  SearchField,
  SectionHeading,
  Stack,
} from "@caliper/design-system";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { useColumn } from "../shared/columns/index.ts";
import { useLinks } from "../provider/index.ts";
import { resultState } from "../shared/results/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { formMessages as texts } from "./formMessages.ts";
import { orderMessages as words } from "./messages.ts";
import * as styles from "./OrderForm.css.ts";
import { useCategoryNames } from "./useCategoryNames.ts";
import { useDescriptions } from "./useDescriptions.ts";
import { lineId } from "./orderDraft.ts";

export interface FoundProductsProps {
  /** Category and subcategory of the products. */
  choice: CategoryChoice;
  /** Undefined while loading. */
  products: readonly OrderProduct[] | undefined;
  error: ApiError | undefined;
  onRetry: () => void;
  filter: string;
  onFilter: (filter: string) => void;
  /** Pieces in the order, by `lineId`. */
  ordered: ReadonlyMap<string, number>;
  onAdd: (product: OrderProduct) => void;
}

const windowHeight = 396;
const textOf = ({ code }: OrderProduct) => code;

/** The products of a category, filtered by code and added one by one. */
export function FoundProducts({
  choice,
  products,
  error,
  onRetry,
  filter,
  onFilter,
  ordered,
  onAdd,
}: FoundProductsProps) {
  const { formatMessage } = useIntl();
  const column = useColumn();
  const links = useLinks();
  const names = useCategoryNames();
  const describe = useDescriptions();
  const key = normalizeCode(filter);
  const rows = useMemo(
    () => (products ?? []).filter(({ code }) => normalizeCode(code).includes(key)),
    [products, key],
  );
  const columns: readonly DataColumn<OrderProduct>[] = [
    {
      id: "code",
      header: formatMessage(words.code),
      isRowHeader: true,
      sortBy: ({ code }) => code,
      cell: ({ code }) => <Code href={links.datasheet({ code })}>{code}</Code>,
    },
    {
      id: "description",
      header: formatMessage(words.description),
      cell: (product) => describe(choice, product),
    },
    column.count("perBox", texts.perBox, ({ perBox }) => perBox),
    column.count("perPallet", texts.perPallet, ({ perPallet }) => perPallet),
    column.amount("price", words.price, ({ price }) => price),
    {
      id: "add",
      header: formatMessage(words.actions),
      align: "end",
      cell: (product) => {
        const quantity = ordered.get(lineId(product)) ?? 0;
        return (
          <Button
            size="chip"
            icon={quantity > 0 ? "check" : "plus"}
            label={
              quantity > 0
                ? formatMessage(texts.addedName, { code: product.code, quantity })
                : formatMessage(texts.addName, { code: product.code })
            }
            onPress={() => onAdd(product)}
          >
            {quantity > 0 ? formatMessage(texts.added, { quantity }) : formatMessage(texts.add)}
          </Button>
        );
      },
    },
  ];
  return (
    <Stack gap={12} as="section">
      <SectionHeading note={formatMessage(words.counted, { count: rows.length })}>
        {names.choice(choice)}
      </SectionHeading>
      <div className={styles.filter}>
        <SearchField
          label={formatMessage(texts.filter)}
          placeholder={formatMessage(texts.filter)}
          clearLabel={formatMessage(texts.clear)}
          value={filter}
          onChange={onFilter}
        />
      </div>
      <DataTable
        id="order-products"
        label={formatMessage(texts.found)}
        columns={columns}
        rows={rows}
        getRowId={lineId}
        getRowText={textOf}
        state={resultState(products === undefined ? error : undefined, products && rows.length)}
        loadingLabel={formatMessage(texts.loading)}
        skeletonRows={6}
        emptyState={
          <EmptyState
            icon="filter"
            title={formatMessage(filter === "" ? texts.noneFound : texts.noneFiltered)}
          />
        }
        errorState={error && <FailureState error={error} onRetry={onRetry} />}
        rowHeight="rowImport"
        maxHeight={windowHeight}
      />
    </Stack>
  );
}
