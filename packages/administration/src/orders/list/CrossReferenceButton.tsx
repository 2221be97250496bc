import { inWorker, saveFile } from "@caliper/catalogue-widgets/shared";
import { Button, Stack, Text } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useText } from "../../messages/index.ts";
import type { CrossReference } from "./crossReference.ts";
import { type Choices, type MatchedLine, productOf, statusOf } from "./matches.ts";
import { useReasons } from "./useReasons.ts";

export interface CrossReferenceButtonProps {
  lines: readonly MatchedLine[];
  choices: Choices;
}

const write = (table: CrossReference): Promise<Blob> => {
  // The bundler recognizes a worker by exactly this expression.
  const worker = new Worker(new URL("./crossReference.worker.ts", import.meta.url), {
    type: "module",
  });
  return inWorker(worker, table, (written: Blob) => written);
};

/** Saves the matches of a list as a spreadsheet. */
export function CrossReferenceButton({ lines, choices }: CrossReferenceButtonProps) {
  const t = useText();
  const reasonOf = useReasons();
  const writing = useMutation({
    mutationFn: write,
    onSuccess: (content) => saveFile({ name: "cross-reference.xlsx", content }),
    // Works offline once the worker's script is loaded.
    networkMode: "always",
  });
  const start = () => {
    const head = [
      "order.wanted",
      "order.quantity",
      "common.status",
      "common.code",
      "common.product",
    ] as const;
    const rows = lines.map((line) => {
      const product = productOf(line, choices);
      const candidates = line.match.products.map(({ code }) => code).join(", ");
      return [
        line.code,
        line.quantity,
        t(`order.match.${statusOf(line)}`),
        product?.code ?? candidates,
        product ? reasonOf(product) : "",
      ];
    });
    const heads = head.map((message) => t(message));
    writing.mutate({ name: t("order.result"), head: heads, rows });
  };
  return (
    <Stack gap={4}>
      <Button icon="download" isPending={writing.isPending} onPress={start}>
        {t("order.crossReference")}
      </Button>
      {writing.isError && <Text tone="danger">{t("order.writeFailed")}</Text>}
    </Stack>
  );
}
