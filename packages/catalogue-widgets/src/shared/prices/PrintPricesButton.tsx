import { Button, Dialog, IconButton, RadioGroup } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../../messages/index.ts";
import { useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { PrintButton } from "../sheet-layout/index.ts";
import { usePrintsPrices } from "./printedPrices.ts";

/** Prints a sheet that has prices. The first time it asks whether to print them. */
export function PrintPricesButton() {
  const t = useText();
  const terms = useTerms();
  const warehouse = useWarehouse();
  const [isPrinted, setPrinted] = usePrintsPrices();
  const isAnswered = isPrinted !== null;
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<string>("none");
  if (warehouse === undefined) return <PrintButton />;
  const print = () => {
    setOpen(false);
    setPrinted(choice === "prices");
    // After the dialog has been removed.
    requestAnimationFrame(() => window.print());
  };
  return (
    <>
      <IconButton
        icon="print"
        label={t("datasheet.prices.print")}
        onPress={() => (isAnswered ? window.print() : setOpen(true))}
      />
      {!isAnswered && (
        <Dialog
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t("datasheet.prices.printTitle")}
          closeLabel={t("common.close")}
          size="small"
          actions={
            <Button variant="primary" icon="print" onPress={print}>
              {t("datasheet.prices.print")}
            </Button>
          }
        >
          <RadioGroup
            label={t("datasheet.prices.printQuestion")}
            orientation="vertical"
            items={[
              { id: "none", label: t("datasheet.prices.printNone") },
              {
                id: "prices",
                label: t("datasheet.prices.printWarehouse", {
                  warehouse: terms.warehouse(warehouse),
                }),
              },
            ]}
            value={choice}
            onChange={setChoice}
          />
        </Dialog>
      )}
    </>
  );
}
