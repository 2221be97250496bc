import type { Datasheet } from "@caliper/api-client";
import { Button } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { messages } from "../messages.ts";
import type { EmbedTarget } from "../mount.ts";

export interface CartButtonProps {
  part: Pick<Datasheet, "code" | "family">;
  target: EmbedTarget;
}

/** The host page handles the rest. */
export function CartButton({ part: { code, family }, target }: CartButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Button variant="primary" onPress={() => target.emit("caliper:add-to-cart", { code, family })}>
      {formatMessage(messages.addToCart)}
    </Button>
  );
}
