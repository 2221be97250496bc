import type { Datasheet } from "@caliper/api-client";
import { Button } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import type { EmbedTarget } from "../mount.ts";

export interface CartButtonProps {
  part: Pick<Datasheet, "code" | "family">;
  target: EmbedTarget;
}

/** The host page handles the rest. */
export function CartButton({ part: { code, family }, target }: CartButtonProps) {
  const t = useText();
  return (
    <Button variant="primary" onPress={() => target.emit("caliper:add-to-cart", { code, family })}>
      {t("embed.addToCart")}
    </Button>
  );
}
