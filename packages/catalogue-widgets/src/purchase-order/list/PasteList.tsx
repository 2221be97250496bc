import type { OrderDrafts } from "@caliper/api-client";
import {
  Button,
  DropZone,
  Inline,
  Notice,
  ProgressBar,
  Stack,
  Text,
  TextArea,
} from "@caliper/design-system";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { saveFile } from "../../reports/saveFile.ts";
import { FailureState } from "../../search/parts/FailureState.tsx";
import { listMessages as texts } from "./messages.ts";
import { orderMessages as words } from "../messages.ts";
import { crossReference } from "./crossReference.ts";
import { ListOrder } from "./ListOrder.tsx";
import { productOf, wantedProducts } from "./matches.ts";
import { MatchTable } from "./MatchTable.tsx";
import { maxListBytes, readFile } from "./readFile.ts";
import { useMatches } from "./useMatches.ts";
import { useReasons } from "./useReasons.ts";

export interface PasteListProps {
  /** Where the order in progress is kept. */
  drafts: OrderDrafts;
  /** The list has become the order in progress; the host shows it. */
  onOrder: () => void;
}

/** What to paste; codes need no translation. */
const example = ["BR31338\t4", "2 x D1200"].join("\n");
const rules = { accept: [".xlsx", ".csv", ".txt"], maxBytes: maxListBytes, maxCount: 1 };

/** A list of codes and quantities in any form, looked up and made an order or a cross-reference. */
export function PasteList({ drafts, onOrder }: PasteListProps) {
  const { formatMessage } = useIntl();
  const reasonOf = useReasons();
  const [text, setText] = useState("");
  const [fileProblem, setFileProblem] = useState(false);
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const { matches, progress, error, start } = useMatches();
  const products = useMemo(() => wantedProducts(matches?.lines ?? [], choices), [matches, choices]);
  const lookUp = (list: string) => {
    setChoices(new Map());
    start(list);
  };
  const take = async ([file]: readonly File[]) => {
    setFileProblem(false);
    if (file === undefined) return;
    try {
      const list = await readFile(file);
      setText(list);
      lookUp(list);
    } catch {
      setFileProblem(true);
    }
  };
  const download = async () => {
    const head = [texts.wanted, words.quantity, texts.status, words.code, texts.product] as const;
    const rows = (matches?.lines ?? []).map((line) => {
      const product = productOf(line, choices);
      const candidates = line.match.products.map(({ code }) => code).join(", ");
      return [
        line.code,
        line.quantity,
        formatMessage(texts[line.match.status]),
        product?.code ?? candidates,
        product ? reasonOf(product) : "",
      ];
    });
    const name = formatMessage(texts.result);
    const heads = head.map((message) => formatMessage(message));
    saveFile({ name: "cross-reference.xlsx", content: await crossReference(name, heads, rows) });
  };
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        <TextArea
          label={formatMessage(texts.list)}
          description={formatMessage(texts.listHint)}
          placeholder={example}
          value={text}
          onChange={setText}
        />
        <Inline>
          <Button
            variant="primary"
            icon="search"
            isDisabled={text.trim() === ""}
            isPending={progress !== undefined}
            onPress={() => lookUp(text)}
          >
            {formatMessage(texts.match)}
          </Button>
        </Inline>
        <DropZone
          label={formatMessage(texts.dropLabel)}
          prompt={formatMessage(texts.dropPrompt)}
          browseText={formatMessage(texts.dropBrowse)}
          dropText={formatMessage(texts.dropText)}
          refuseText={formatMessage(texts.dropRefuse)}
          refusedLabel={formatMessage(texts.dropRefused)}
          problemText={() => formatMessage(texts.fileProblem)}
          rules={rules}
          onFiles={(accepted) => void take(accepted)}
          {...(fileProblem && { error: formatMessage(texts.fileFailed) })}
        />
      </Stack>
      {progress !== undefined && (
        <ProgressBar label={formatMessage(texts.matching)} value={progress} />
      )}
      {error && <FailureState error={error} onRetry={() => lookUp(text)} />}
      {matches && matches.lines.length === 0 && (
        <Notice tone="warning">{formatMessage(texts.listEmpty)}</Notice>
      )}
      {matches && matches.lines.length > 0 && (
        <>
          <Stack gap={12} as="section">
            <Inline gap={16} justify="between">
              <Text tone="subtle">
                {[
                  formatMessage(texts.lines, { count: matches.lines.length }),
                  matches.list.merged > 0 &&
                    formatMessage(texts.merged, { count: matches.list.merged }),
                  matches.list.skipped > 0 &&
                    formatMessage(texts.skipped, { count: matches.list.skipped }),
                ]
                  .filter((part) => part !== false)
                  .join(" · ")}
              </Text>
              <Button icon="download" onPress={() => void download()}>
                {formatMessage(texts.crossReference)}
              </Button>
            </Inline>
            <MatchTable
              lines={matches.lines}
              choices={choices}
              onChoose={(key, code) => setChoices((now) => new Map(now).set(key, code))}
            />
          </Stack>
          {products.length > 0 && (
            <ListOrder products={products} drafts={drafts} onOrder={onOrder} />
          )}
        </>
      )}
    </Stack>
  );
}
