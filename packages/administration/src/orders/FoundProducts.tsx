import { normalizeCode } from "@caliper/catalogue-model";
import type { ApiError, CategoryChoice, OrderProduct } from "@caliper/api-client";
import {
  FailureState,
  ReplacedMark,
  resultState,
  useColumn,
} from "@caliper/catalogue-widgets/shared";
import {
  Button,
  type DataColumn,
  DataTable,
  EmptyState,
  SearchField,
  SectionHeading,
  Stack,
} from "@caliper/design-system";
import { useText } from "../messages/index.ts";
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
  const t = useText();
  const column = useColumn();
  const names = useCategoryNames();
  const describe = useDescriptions();
  const key = normalizeCode(filter);
  const rows = (products ?? []).filter(({ code }) => normalizeCode(code).includes(key));
  const columns: readonly DataColumn<OrderProduct>[] = [
    column.product("code", t("common.code"), (product) => product, { isRowHeader: true }),
    {
      id: "description",
      header: t("order.description"),
      cell: (product) => (
        <>
          {describe(choice, product)} <ReplacedMark part={product} />
        </>
      ),
    },
    column.count("perBox", t("order.perBox"), ({ perBox }) => perBox),
    column.count("perPallet", t("order.perPallet"), ({ perPallet }) => perPallet),
    column.amount("price", t("order.price"), ({ price }) => price),
    {
      id: "add",
      header: t("common.actions"),
      align: "end",
      cell: (product) => {
        const quantity = ordered.get(lineId(product)) ?? 0;
        return (
          <Button
            size="chip"
            icon={quantity > 0 ? "check" : "plus"}
            label={
              quantity > 0
                ? t("order.addedName", { code: product.code, quantity })
                : t("order.addName", { code: product.code })
            }
            onPress={() => onAdd(product)}
          >
            {quantity > 0 ? t("order.added", { quantity }) : t("order.add")}
          </Button>
        );
      },
    },
  ];
  return (
    <Stack gap={12} as="section">
      <SectionHeading note={t("order.counted", { count: rows.length })}>
        {names.choice(choice)}
      </SectionHeading>
      <div className={styles.filter}>
        <SearchField
          label={t("order.filter")}
          placeholder={t("order.filter")}
          clearLabel={t("common.clear")}
          value={filter}
          onChange={onFilter}
        />
      </div>
      <DataTable
        id="order-products"
        label={t("order.found")}
        columns={columns}
        rows={rows}
        getRowId={lineId}
        getRowText={textOf}
        state={resultState(products === undefined ? error : undefined, products && rows.length)}
        loadingLabel={t("common.loading")}
        skeletonRows={6}
        emptyState={
          <EmptyState
            icon="filter"
            title={t(filter === "" ? "order.noneFound" : "order.noneFiltered")}
          />
        }
        errorState={error && <FailureState error={error} onRetry={onRetry} />}
        rowHeight="rowImport"
        maxHeight={windowHeight}
      />
    </Stack>
  );
}
