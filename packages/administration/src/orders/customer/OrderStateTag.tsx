import type { OrderState } from "@caliper/catalogue-model";
import { type IconName, Tag } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";

const looks = {
  received: { tone: "info", icon: "info" },
  confirmed: { tone: "success", icon: "check" },
  partly: { tone: "warning", icon: "warning" },
  rejected: { tone: "danger", icon: "blocked" },
  shipped: { tone: "success", icon: "box" },
  closed: { tone: "neutral", icon: "check" },
} as const satisfies Readonly<Record<OrderState, { tone: string; icon: IconName }>>;

/** The state of an order that a customer sent. */
export function OrderStateTag({ state }: { state: OrderState }) {
  const t = useText();
  return <Tag {...looks[state]}>{t(`order.state.${state}`)}</Tag>;
}
