import { Button, Dialog, Hide, preloadable, Skeleton } from "@caliper/design-system";
import { Suspense, useState } from "react";
import { useText } from "../../messages/index.ts";

const PriceHistory = preloadable(async () => (await import("./PriceHistory.tsx")).PriceHistory);

/** Opens the price history of a part, whose code loads with it. */
export function PriceHistoryButton({ code }: { code: string }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Hide on="print">
      <Button size="chip" onPress={() => setOpen(true)}>
        {t("datasheet.prices.history")}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t("datasheet.prices.historyTitle", { code })}
        closeLabel={t("common.close")}
      >
        <Suspense fallback={<Skeleton shape="rows" count={4} />}>
          <PriceHistory code={code} />
        </Suspense>
      </Dialog>
    </Hide>
  );
}
