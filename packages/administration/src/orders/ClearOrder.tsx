import { Confirmation } from "@caliper/catalogue-widgets/shared";
import { Button } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";

/** Button that clears the order after a confirmation. */
export function ClearOrder({ onClear }: { onClear: () => void }) {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button icon="trash" variant="plain" onPress={() => setAsking(true)}>
        {t("order.clearOrder")}
      </Button>
      <Confirmation
        asked={isAsking || null}
        tone="primary"
        onClose={() => setAsking(false)}
        title={t("order.clearQuestion")}
        confirmLabel={t("order.clearOrder")}
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
      >
        {t("order.clearDetail")}
      </Confirmation>
    </>
  );
}
