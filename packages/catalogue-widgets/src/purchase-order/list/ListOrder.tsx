import { orderMessageOf, orderUserQuery, orderUsersQuery } from "@caliper/api-client";
import { isWarehouse, type Warehouse } from "@caliper/catalogue-model";
import {
  Button,
  Inline,
  Notice,
  SectionHeading,
  Select,
  Stack,
  Text,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useClient, useFailure, useViewer } from "../../provider/index.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { useTerms } from "../../terms/index.ts";
import { listMessages as texts } from "./messages.ts";
import { orderMessages as words } from "../messages.ts";
import * as styles from "../OrderForm.css.ts";
import { useCategoryNames } from "../useCategoryNames.ts";
import { usePrices } from "../usePrices.ts";
import { useUsualWarehouse } from "../useUsualWarehouse.ts";
import { categoriesOf, choicesOf, orderableOf, type RequestedProduct } from "./matches.ts";
import type { OrderDrafts } from "../orderDraft.ts";

export interface ListOrderProps {
  products: readonly RequestedProduct[];
  drafts: OrderDrafts;
  /** Called when the draft is stored; the host shows the order. */
  onOrder: () => void;
}

/** Number of codes that are listed by name. */
const named = 20;

/** Turns the products of a list into an order: user, warehouse and grades. */
export function ListOrder({ products, drafts, onOrder }: ListOrderProps) {
  const { formatMessage } = useIntl();
  const client = useClient();
  const { username } = useViewer();
  const failureOf = useFailure();
  const terms = useTerms();
  const names = useCategoryNames();
  const [customer, setCustomer] = useState<string>();
  const [chosen, setWarehouse] = useState<Warehouse>();
  const [grades, setGrades] = useState<ReadonlyMap<string, string>>(new Map());
  const users = useQuery(orderUsersQuery(client, username));
  const user = useQuery(orderUserQuery(client, customer ?? ""));
  const usual = useUsualWarehouse(user.data);
  const warehouse = chosen ?? usual;
  const known = user.data?.categories ?? [];
  const categories = categoriesOf(products, known);
  const graded = categories.filter(({ subcategories }) => subcategories.length > 0);
  const choices = choicesOf(categories, grades);
  const prices = usePrices(customer, warehouse, choices);
  const isChosen = warehouse !== undefined && choices.length === categories.length;
  const isRead =
    user.data !== undefined &&
    isChosen &&
    prices.categories.every((one) => one.products !== undefined || one.isRefused);
  const orderable = isRead ? orderableOf(products, known, prices.categories, grades) : undefined;
  const { lines = [], unpriced = [] } = orderable ?? {};
  const draft = drafts.read(username);
  const order = () => {
    drafts.save(username, {
      user: customer,
      warehouse,
      category: undefined,
      subcategory: undefined,
      note: "",
      added: [],
      lines,
    });
    onOrder();
  };
  const replaces = draft !== undefined && draft.lines.length + draft.added.length > 0;
  const said =
    lines.length === 0
      ? formatMessage(texts.nothingPriced)
      : [
          formatMessage(texts.orderable, { count: lines.length }),
          replaces ? formatMessage(texts.replaces) : "",
        ].join(" ");
  if (users.error !== null && users.data === undefined) {
    return <FailureState error={users.error} onRetry={() => void users.refetch()} />;
  }
  const problem = user.error && (orderMessageOf(user.error) ?? failureOf(user.error).title);
  return (
    <Stack gap={16} as="section">
      <SectionHeading note={formatMessage(words.counted, { count: products.length })}>
        {formatMessage(texts.makeOrder)}
      </SectionHeading>
      <div className={styles.choices}>
        <Select
          label={formatMessage(words.user)}
          placeholder={formatMessage(words.chooseUser)}
          items={(users.data ?? []).map((id) => ({ id, label: id }))}
          value={customer ?? null}
          onChange={(id) => {
            setCustomer(id);
            setWarehouse(undefined);
          }}
          isDisabled={users.data === undefined}
          {...(problem !== null && { error: problem })}
        />
        <Select
          label={formatMessage(words.warehouse)}
          placeholder={formatMessage(words.chooseWarehouse)}
          items={(user.data?.warehouses ?? []).map((id) => ({ id, label: terms.warehouse(id) }))}
          value={warehouse ?? null}
          onChange={(id) => isWarehouse(id) && setWarehouse(id)}
          isDisabled={user.data === undefined}
        />
        {graded.map(({ name, subcategories }) => (
          <Select
            key={name}
            label={formatMessage(texts.gradeOf, { category: names.category(name) })}
            placeholder={formatMessage(words.chooseSubcategory)}
            items={subcategories.map((id) => ({ id, label: names.subcategory(id) }))}
            value={grades.get(name) ?? null}
            onChange={(id) => setGrades((now) => new Map(now).set(name, id))}
          />
        ))}
      </div>
      {prices.error && <FailureState error={prices.error} onRetry={prices.retry} />}
      {unpriced.length > 0 && (
        <Notice tone="warning">
          {formatMessage(texts.unpriced, {
            count: unpriced.length,
            codes: unpriced.slice(0, named).join(", ") + (unpriced.length > named ? "…" : ""),
          })}
        </Notice>
      )}
      <Inline gap={16}>
        <Button variant="primary" icon="send" isDisabled={lines.length === 0} onPress={order}>
          {formatMessage(texts.makeOrder)}
        </Button>
        {orderable && <Text tone="subtle">{said}</Text>}
      </Inline>
    </Stack>
  );
}
