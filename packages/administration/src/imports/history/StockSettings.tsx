import { setStockSettingsMutation, stockSettingsQuery } from "@caliper/api-client";
import { stockHours } from "@caliper/catalogue-model";
import { useClient, useFailure } from "@caliper/catalogue-widgets/shared";
import { Select } from "@caliper/design-system";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useText } from "../../messages/index.ts";
import { withPresent } from "./Retention.tsx";

const usual = [1, 2, 4, 12, stockHours.default, 48, 168];

/** After how many hours stock is shown as not current. */
export function StockSettings() {
  const t = useText();
  const client = useClient();
  const failureOf = useFailure();
  const { data } = useQuery(stockSettingsQuery(client));
  const saving = useMutation(setStockSettingsMutation(client));
  if (!data) return null;
  return (
    <Select
      label={t("history.stockHours")}
      items={withPresent(usual, data.currentHours).map((count) => ({
        id: String(count),
        label: t("history.hours", { count }),
      }))}
      value={String(data.currentHours)}
      onChange={(id) => saving.mutate({ currentHours: Number(id) })}
      {...(saving.error && { error: failureOf(saving.error).line })}
    />
  );
}
