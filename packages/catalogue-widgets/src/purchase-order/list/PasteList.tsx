import { maxOrderLines } from "@caliper/api-client";
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
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from "react";
import { useIntl } from "react-intl";
import { contained } from "../../provider/index.ts";
import { giveFocus } from "../../shared/focus/index.ts";
import { FailureState } from "../../shared/failure-state/index.ts";
import { Outdated } from "../../shared/search-state/index.ts";
import { listMessages as texts } from "./messages.ts";
import { CrossReferenceButton } from "./CrossReferenceButton.tsx";
import { ListOrder } from "./ListOrder.tsx";
import { requestedProducts } from "./matches.ts";
import { MatchTable } from "./MatchTable.tsx";
import type { ListSource } from "./readSource.ts";
import { useMatches } from "./useMatches.ts";
import type { OrderDrafts } from "../orderDraft.ts";

export interface PasteListProps {
  /** The list to look up first. */
  initial?: string;
  /** Storage of the order in progress. */
  drafts: OrderDrafts;
  /** Called when the list has become the order in progress; the host shows it. */
  onOrder: () => void;
}

/** Number of parts without a code that are named. */
const named = 20;
/** Files beyond this many bytes are not read. */
const maxListBytes = 20 * 1024 * 1024;
/** An example of a list; codes need no translation. */
const example = ["BR31338\t4", "2 x D1200"].join("\n");
const rules = { accept: [".xlsx", ".csv", ".txt"], maxBytes: maxListBytes, maxCount: 1 };

/** Looks up a pasted list of codes and quantities and turns it into an order or a cross-reference. */
export const PasteList = contained("purchase-order", PasteListContent);

function PasteListContent({ initial = "", drafts, onOrder }: PasteListProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState(initial);
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<ListSource>(initial);
  /** The text in the field when the list was looked up. */
  const [textThen, setTextThen] = useState(initial);
  const { matches, progress, error, problem, start, cancel } = useMatches();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const requested = useMemo(
    () => requestedProducts(matches?.lines ?? [], choices),
    [matches, choices],
  );
  // Renders the table first and the order below it later.
  const products = useDeferredValue(requested, []);
  const choose = useCallback(
    (key: string, code: string) => setChoices((now) => new Map(now).set(key, code)),
    [],
  );
  const lookUp = (list: ListSource) => {
    setChoices(new Map());
    setLast(list);
    setTextThen(text);
    start(list);
  };
  const startFirst = useEffectEvent(() => {
    if (initial !== "") start(initial);
  });
  useEffect(() => startFirst(), []);
  return (
    <Stack gap={24}>
      <div ref={root}>
        <Stack gap={16}>
          <TextArea
            label={formatMessage(texts.list)}
            description={formatMessage(texts.listHint)}
            placeholder={example}
            value={text}
            onChange={setText}
          />
          <Inline gap={12}>
            <Button
              ref={button}
              variant="primary"
              icon="search"
              isDisabled={text.trim() === ""}
              isPending={progress !== undefined}
              onPress={() => lookUp(text)}
            >
              {formatMessage(texts.match)}
            </Button>
            {progress !== undefined && (
              <Button
                variant="plain"
                onPress={() => {
                  // The button is disabled without text.
                  giveFocus(() =>
                    button.current?.disabled === true
                      ? root.current?.querySelector("textarea")
                      : button.current,
                  );
                  cancel();
                }}
              >
                {formatMessage(texts.cancel)}
              </Button>
            )}
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
            onFiles={([file]) => file && lookUp(file)}
            {...(problem === "unreadable" && { error: formatMessage(texts.fileFailed) })}
            {...(problem === "changed" && { error: formatMessage(texts.fileChanged) })}
          />
        </Stack>
      </div>
      {progress !== undefined && (
        <ProgressBar label={formatMessage(texts.matching)} value={progress} />
      )}
      {error && <FailureState error={error} onRetry={() => lookUp(last)} />}
      {problem === "tooLong" && (
        <Notice tone="warning">{formatMessage(texts.tooLong, { most: maxOrderLines })}</Notice>
      )}
      {matches && matches.lines.length === 0 && (
        <Notice tone="warning">{formatMessage(texts.listEmpty)}</Notice>
      )}
      {matches && matches.list.rest.length > 0 && (
        <Notice tone="warning">
          {formatMessage(texts.rest, {
            count: matches.list.rest.length,
            texts:
              matches.list.rest.slice(0, named).join(" · ") +
              (matches.list.rest.length > named ? "…" : ""),
          })}
        </Notice>
      )}
      {matches && matches.lines.length > 0 && (
        <Outdated
          isOutdated={text !== textThen}
          searched={
            typeof last === "string"
              ? formatMessage(texts.lines, { count: matches.lines.length })
              : last.name
          }
          onSearch={text.trim() === "" ? undefined : () => lookUp(text)}
          gap={24}
        >
          <Stack gap={12} as="section">
            <Inline gap={16} justify="between">
              <Text tone="subtle">
                {[
                  formatMessage(texts.lines, { count: matches.lines.length }),
                  matches.list.merged > 0 &&
                    formatMessage(texts.merged, { count: matches.list.merged }),
                ]
                  .filter((part) => part !== false)
                  .join(" · ")}
              </Text>
              <CrossReferenceButton lines={matches.lines} choices={choices} />
            </Inline>
            <MatchTable lines={matches.lines} choices={choices} onChoose={choose} />
          </Stack>
          {products.length > 0 && (
            <ListOrder products={products} drafts={drafts} onOrder={onOrder} />
          )}
        </Outdated>
      )}
    </Stack>
  );
}
