import { Button, Dialog, IconButton, RadioGroup } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useWarehouse } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { PrintButton } from "../sheet-layout/index.ts";
import { messages } from "./messages.ts";
import { setPrintsPrices, usePrintsPrices } from "./printedPrices.ts";

/** Prints a sheet that has prices. The first time it asks whether to print them. */
export function PrintPricesButton() {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const warehouse = useWarehouse();
  const isAnswered = usePrintsPrices() !== undefined;
  const [isOpen, setOpen] = useState(false);
  const [choice, setChoice] = useState<string>("none");
  if (warehouse === undefined) return <PrintButton />;
  const print = () => {
    setOpen(false);
    setPrintsPrices(choice === "prices");
    // After the dialog has been removed.
    requestAnimationFrame(() => window.print());
  };
  return (
    <>
      <IconButton
        icon="print"
        label={formatMessage(messages.print)}
        onPress={() => (isAnswered ? window.print() : setOpen(true))}
      />
      {!isAnswered && (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          title={formatMessage(messages.printTitle)}
          closeLabel={formatMessage(messages.close)}
          size="small"
          actions={
            <Button variant="primary" icon="print" onPress={print}>
              {formatMessage(messages.print)}
            </Button>
          }
        >
          <RadioGroup
            label={formatMessage(messages.printQuestion)}
            orientation="vertical"
            items={[
              { id: "none", label: formatMessage(messages.printNone) },
              {
                id: "prices",
                label: formatMessage(messages.printWarehouse, {
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
