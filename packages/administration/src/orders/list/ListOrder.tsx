import type { Warehouse } from "@caliper/catalogue-model";
import { FailureState, useTerms, useViewer } from "@caliper/catalogue-widgets/shared";
import {
  Button,
  Inline,
  Notice,
  SectionHeading,
  Select,
  Stack,
  Text,
} from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { draftOf, emptyOrder } from "../order.ts";
import * as styles from "../OrderForm.css.ts";
import { useCategoryNames } from "../useCategoryNames.ts";
import { useCustomer } from "../useCustomer.ts";
import { usePrices } from "../usePrices.ts";
import { firstTexts } from "./firstTexts.ts";
import { categoriesOf, choicesOf, orderableOf, type RequestedProduct } from "./matches.ts";
import type { OrderDrafts } from "../orderDraft.ts";

export interface ListOrderProps {
  products: readonly RequestedProduct[];
  drafts: OrderDrafts;
  /** Called when the draft is stored; the host shows the order. */
  onOrder: () => void;
}

/** Turns the products of a list into an order: user, warehouse and grades. */
export function ListOrder({ products, drafts, onOrder }: ListOrderProps) {
  const t = useText();
  const { username } = useViewer();
  const terms = useTerms();
  const names = useCategoryNames();
  const [customer, setCustomer] = useState<string>();
  const [chosen, setWarehouse] = useState<Warehouse>();
  const [grades, setGrades] = useState<ReadonlyMap<string, string>>(new Map());
  const { users, user, problem, usual } = useCustomer(customer);
  const warehouse = chosen ?? usual;
  const userCategories = user?.categories ?? [];
  const categories = categoriesOf(products, userCategories);
  const graded = categories.filter(({ subcategories }) => subcategories.length > 0);
  const choices = choicesOf(categories, grades);
  const prices = usePrices(customer, warehouse, choices);
  const isChosen = warehouse !== undefined && choices.length === categories.length;
  const isRead =
    user !== undefined &&
    isChosen &&
    prices.categories.every((one) => one.products !== undefined || one.isRefused);
  const orderable = isRead
    ? orderableOf(products, userCategories, prices.categories, grades)
    : undefined;
  const { lines = [], unpriced = [] } = orderable ?? {};
  const draft = drafts.read(username);
  const order = () => {
    drafts.save(username, draftOf({ ...emptyOrder, user: customer, warehouse, lines }));
    onOrder();
  };
  const replaces = draft !== undefined && draft.lines.length + draft.added.length > 0;
  const summary =
    lines.length === 0
      ? t("order.nothingPriced")
      : [t("order.orderable", { count: lines.length }), replaces ? t("order.replaces") : ""].join(
          " ",
        );
  if (users.error !== null && users.data === undefined) {
    return <FailureState error={users.error} onRetry={() => void users.refetch()} />;
  }
  return (
    <Stack gap={16} as="section">
      <SectionHeading note={t("order.counted", { count: products.length })}>
        {t("order.makeOrder")}
      </SectionHeading>
      <div className={styles.choices}>
        <Select
          label={t("common.user")}
          placeholder={t("order.chooseUser")}
          items={(users.data ?? []).map((id) => ({ id, label: id }))}
          value={customer ?? null}
          onChange={(id) => {
            setCustomer(id);
            setWarehouse(undefined);
          }}
          isDisabled={users.data === undefined}
          error={problem}
        />
        <Select
          label={t("common.warehouse")}
          placeholder={t("order.chooseWarehouse")}
          items={(user?.warehouses ?? []).map((id) => ({ id, label: terms.warehouse(id) }))}
          value={warehouse ?? null}
          onChange={setWarehouse}
          isDisabled={user === undefined}
        />
        {graded.map(({ name, subcategories }) => (
          <Select
            key={name}
            label={t("order.gradeOf", { category: names.category(name) })}
            placeholder={t("order.chooseSubcategory")}
            items={subcategories.map((id) => ({ id, label: names.subcategory(id) }))}
            value={grades.get(name) ?? null}
            onChange={(id) => setGrades((now) => new Map(now).set(name, id))}
          />
        ))}
      </div>
      {prices.error && <FailureState error={prices.error} onRetry={prices.retry} />}
      {unpriced.length > 0 && (
        <Notice tone="warning">
          {t("order.unpriced", {
            count: unpriced.length,
            codes: firstTexts(unpriced),
          })}
        </Notice>
      )}
      <Inline gap={16}>
        <Button variant="primary" icon="send" isDisabled={lines.length === 0} onPress={order}>
          {t("order.makeOrder")}
        </Button>
        {orderable && <Text tone="subtle">{summary}</Text>}
      </Inline>
    </Stack>
  );
}
