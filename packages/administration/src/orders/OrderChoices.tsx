import type { CategoryChoice, OrderCategory } from "@caliper/api-client";
import { useTerms } from "@caliper/catalogue-widgets/shared";
import { Button, Inline, Select, Stack } from "@caliper/design-system";
import type { Dispatch } from "react";
import { useText } from "../messages/index.ts";
import { type OrderAction, type OrderState } from "./order.ts";
import * as styles from "./OrderForm.css.ts";
import { useCategoryNames } from "./useCategoryNames.ts";
import type { useCustomer } from "./useCustomer.ts";

export interface OrderChoicesProps {
  state: OrderState;
  dispatch: Dispatch<OrderAction>;
  customer: ReturnType<typeof useCustomer>;
  category: OrderCategory | undefined;
  /** The choice for the buttons; undefined while it is incomplete. */
  choice: CategoryChoice | undefined;
  onAddAll: () => void;
}

/** User, warehouse, category and subcategory, each after the one before. */
export function OrderChoices({
  state,
  dispatch,
  customer: { users, user, problem },
  category,
  choice,
  onAddAll,
}: OrderChoicesProps) {
  const t = useText();
  const terms = useTerms();
  const names = useCategoryNames();
  const subcategories = category?.subcategories ?? [];
  const isMissing = category?.needsSubcategory === true && state.subcategory === undefined;
  return (
    <Stack gap={16}>
      <div className={styles.choices}>
        <Select
          label={t("common.user")}
          placeholder={t("order.chooseUser")}
          items={(users.data ?? []).map((id) => ({ id, label: id }))}
          value={state.user ?? null}
          onChange={(id) => dispatch({ type: "user", user: id })}
          isDisabled={users.data === undefined}
          error={problem}
        />
        <Select
          label={t("common.warehouse")}
          placeholder={t("order.chooseWarehouse")}
          items={(user?.warehouses ?? []).map((id) => ({ id, label: terms.warehouse(id) }))}
          value={state.warehouse ?? null}
          onChange={(warehouse) => dispatch({ type: "warehouse", warehouse })}
          isDisabled={user === undefined}
        />
        <Select
          label={t("order.category")}
          placeholder={t("order.chooseCategory")}
          items={(user?.categories ?? []).map(({ name }) => ({
            id: name,
            label: names.category(name),
          }))}
          value={state.category ?? null}
          onChange={(id) => dispatch({ type: "category", category: id })}
          isDisabled={user === undefined || state.warehouse === undefined}
        />
        <Select
          // Another category has different subcategories, none of which is chosen.
          key={state.category ?? ""}
          label={t("order.subcategory")}
          placeholder={t(
            category !== undefined && subcategories.length === 0
              ? "order.noSubcategory"
              : "order.chooseSubcategory",
          )}
          items={subcategories.map((id) => ({ id, label: names.subcategory(id) }))}
          value={state.subcategory ?? null}
          onChange={(id) => dispatch({ type: "subcategory", subcategory: id })}
          isDisabled={subcategories.length === 0}
          {...(isMissing && { description: t("order.subcategoryNeeded") })}
        />
      </div>
      <Inline gap={12}>
        <Button
          icon="search"
          isDisabled={choice === undefined}
          onPress={() => dispatch({ type: "search" })}
        >
          {t("order.searchAll")}
        </Button>
        <Button icon="plus" isDisabled={choice === undefined} onPress={onAddAll}>
          {t("order.addAll")}
        </Button>
      </Inline>
    </Stack>
  );
}
