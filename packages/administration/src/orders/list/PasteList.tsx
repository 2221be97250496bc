import { maxOrderLines } from "@caliper/api-client";
import { listLimits, maySee } from "@caliper/catalogue-model";
import { FailureState, giveFocus, Outdated, useViewer } from "@caliper/catalogue-widgets/shared";
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
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { contained, useText } from "../../messages/index.ts";
import { CrossReferenceButton } from "./CrossReferenceButton.tsx";
import { firstTexts } from "./firstTexts.ts";
import { ListAddition } from "./ListAddition.tsx";
import { ListOrder } from "./ListOrder.tsx";
import { requestedProducts } from "./matches.ts";
import { MatchTable } from "./MatchTable.tsx";
import type { ListSource } from "./readSource.ts";
import { useMatches } from "./useMatches.ts";
import type { OrderDrafts } from "../orderDraft.ts";

export interface PasteListProps {
  /** The list to look up first. */
  initial?: string;
  /** Where the list becomes an order; without it, its products are added to a list of the user. */
  order?: {
    /** Storage of the order in progress. */
    drafts: OrderDrafts;
    /** Called when the list has become the order in progress; the host shows it. */
    onOrder: () => void;
  };
}

/** Files beyond this many bytes are not read. */
const maxListBytes = 20 * 1024 * 1024;
/** An example of a list; codes need no translation. */
const example = ["BR31338\t4", "2 x D1200"].join("\n");
const rules = { accept: [".xlsx", ".csv", ".txt"], maxBytes: maxListBytes, maxCount: 1 };

/** Looks up a pasted list of codes and quantities and turns it into an order, lines of a list, or a cross-reference. */
export const PasteList = contained(PasteListContent);

function PasteListContent({ initial = "", order }: PasteListProps) {
  const maxLines = order ? maxOrderLines : listLimits.lines;
  const t = useText();
  const viewer = useViewer();
  const [text, setText] = useState(initial);
  const [choices, setChoices] = useState<ReadonlyMap<string, string>>(new Map());
  const [last, setLast] = useState<ListSource>(initial);
  /** The text in the field when the list was looked up. */
  const [textThen, setTextThen] = useState(initial);
  const { matches, progress, error, problem, start, cancel } = useMatches(maxLines);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const requested = requestedProducts(matches?.lines ?? [], choices);
  // Renders the table first and the order below it later.
  const products = useDeferredValue(requested, []);
  const choose = (key: string, code: string) => setChoices((now) => new Map(now).set(key, code));
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
            label={t("order.list")}
            description={t("order.listHint")}
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
              {t("order.match")}
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
                {t("common.cancel")}
              </Button>
            )}
          </Inline>
          <DropZone
            label={t("order.dropLabel")}
            prompt={t("order.dropPrompt")}
            browseText={t("order.dropBrowse")}
            dropText={t("order.dropText")}
            refuseText={t("order.dropRefuse")}
            refusedLabel={t("order.dropRefused")}
            problemText={() => t("order.fileProblem")}
            rules={rules}
            size={matches ? "short" : "tall"}
            onFiles={([file]) => file && lookUp(file)}
            {...(problem === "unreadable" && { error: t("order.fileFailed") })}
            {...(problem === "changed" && { error: t("order.fileChanged") })}
          />
        </Stack>
      </div>
      {progress !== undefined && <ProgressBar label={t("order.matching")} value={progress} />}
      {error && <FailureState error={error} onRetry={() => lookUp(last)} />}
      {problem === "tooLong" && (
        <Notice tone="warning">{t("order.tooLong", { most: maxLines })}</Notice>
      )}
      {matches && matches.lines.length === 0 && (
        <Notice tone="warning">{t("order.listEmpty")}</Notice>
      )}
      {matches && matches.list.rest.length > 0 && (
        <Notice tone="warning">
          {t("order.rest", {
            count: matches.list.rest.length,
            texts: firstTexts(matches.list.rest, " · "),
          })}
        </Notice>
      )}
      {matches && matches.lines.length > 0 && (
        <Outdated
          isOutdated={text !== textThen}
          searched={
            typeof last === "string" ? t("order.lines", { count: matches.lines.length }) : last.name
          }
          onSearch={text.trim() === "" ? undefined : () => lookUp(text)}
          gap={24}
        >
          <Stack gap={12} as="section">
            <Inline gap={16} justify="between">
              <Text tone="subtle">
                {[
                  t("order.lines", { count: matches.lines.length }),
                  matches.list.merged > 0 && t("order.merged", { count: matches.list.merged }),
                ]
                  .filter((part) => part !== false)
                  .join(" · ")}
              </Text>
              {maySee("interchanges", viewer) && (
                <CrossReferenceButton lines={matches.lines} choices={choices} />
              )}
            </Inline>
            <MatchTable lines={matches.lines} choices={choices} onChoose={choose} />
          </Stack>
          {products.length > 0 &&
            (order ? (
              <ListOrder products={products} {...order} />
            ) : (
              <ListAddition products={products} />
            ))}
        </Outdated>
      )}
    </Stack>
  );
}
