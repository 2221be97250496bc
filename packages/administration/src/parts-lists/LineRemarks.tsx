import type { ListLine } from "@caliper/api-client";
import type { Warehouse } from "@caliper/catalogue-model";
import {
  NextPriceNote,
  ReplacedMark,
  StockButton,
  useFailure,
  useFormat,
  useTerms,
} from "@caliper/catalogue-widgets/shared";
import { Button, Money, Tag, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import type { PendingChange } from "./LineQueue.ts";
import * as styles from "./PartsList.css.ts";
import { differing } from "./rows.ts";

export interface LineRemarksProps {
  line: ListLine;
  /** Whose prices are shown; undefined for readers without prices. */
  warehouse: Warehouse | undefined;
  /** Called with the replacement that the user chose; no buttons if omitted. */
  onReplace?: (code: string) => void;
}

/** What is wrong with a line: its part is replaced, no longer in the catalogue, or not sold by the warehouse. */
export function LineRemarks({ line, warehouse, onReplace }: LineRemarksProps) {
  const t = useText();
  const terms = useTerms();
  const { code, type, grades, price, replacedBy = [] } = line;
  return (
    <>
      {type === undefined && (
        <Tag tone="danger" icon="warning">
          {t("lists.gone")}
        </Tag>
      )}
      {replacedBy.length > 0 && (
        <span className={styles.remark}>
          <ReplacedMark part={{ replacedBy }} />
          {onReplace &&
            replacedBy.map((part) => (
              <Button
                key={part}
                size="chip"
                label={t("lists.replaceName", { code, part })}
                onPress={() => onReplace(part)}
              >
                {t("lists.replace", { part })}
              </Button>
            ))}
        </span>
      )}
      {warehouse !== undefined && grades !== undefined && price === undefined && (
        <Tag tone="warning" icon="warning">
          {t("lists.notSold", { warehouse: terms.warehouse(warehouse) })}
        </Tag>
      )}
    </>
  );
}

export interface LinePriceProps {
  line: ListLine;
  /** Of the price. */
  warehouse: Warehouse | undefined;
  /** Called when the user accepts today's price; no button if omitted. */
  onAccept?: () => void;
}

/** Today's price, with what the warehouse has, the next price, and the one that was seen before where they differ. */
export function LinePrice({ line: { code, price, was }, warehouse, onAccept }: LinePriceProps) {
  const { formatDate } = useIntl();
  const t = useText();
  const format = useFormat();
  if (!price?.amount && !price?.stock && !price?.next && !was) return null;
  const at = was && formatDate(was.at, { day: "numeric", month: "short" });
  return (
    <span className={styles.price}>
      <Money amount={price?.amount} />
      {price && warehouse && <StockButton code={code} price={{ ...price, warehouse }} />}
      <NextPriceNote price={price?.next} />
      {was && at && (
        <Text variant="caption" tone="warning">
          {t("lists.was", { price: format.amount(was.amount), at })}
        </Text>
      )}
      {was && onAccept && (
        <Button size="chip" label={t("order.useTodayOf", { code })} onPress={onAccept}>
          {t("order.useToday")}
        </Button>
      )}
    </span>
  );
}

export interface UnsavedProps {
  pending: PendingChange;
  saved: ListLine;
  /** Saves the change over the current values. */
  onRetry: () => void;
  /** Gives up the change. */
  onDrop: () => void;
}

/** A change that was not saved: both values where somebody else changed the line, else why. */
export function Unsaved({ pending, saved, onRetry, onDrop }: UnsavedProps) {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  const failureOf = useFailure();
  const { change, state, error } = pending;
  if (state === "waiting" || state === "sent") return null;
  const { code } = saved;
  const isConflict = state === "conflict";
  const textOf = (field: (typeof fields)[number], values: typeof change) => {
    if (field === "quantity") return format.count(values.quantity ?? 0);
    if (field === "grade") return terms.grade(values.grade ?? "", true) || "–";
    return values[field] || "–";
  };
  const fields = differing(saved, change);
  return (
    <div role="alert">
      {isConflict ? (
        fields.map((field) => (
          <Text key={field} as="p" variant="caption" tone="danger">
            {t("lists.conflict", {
              theirs: textOf(field, saved),
              yours: textOf(field, change),
            })}
          </Text>
        ))
      ) : (
        <Text as="p" variant="caption" tone="danger">
          {t("lists.unsaved")} {error && failureOf(error).line}
        </Text>
      )}
      <span className={styles.remark}>
        <Button
          size="chip"
          label={t(isConflict ? "lists.useMineOf" : "lists.tryAgainOf", { code })}
          onPress={onRetry}
        >
          {t(isConflict ? "lists.useMine" : "lists.tryAgain")}
        </Button>
        <Button
          size="chip"
          label={t(isConflict ? "lists.keepTheirsOf" : "lists.discardOf", { code })}
          onPress={onDrop}
        >
          {t(isConflict ? "lists.keepTheirs" : "lists.discard")}
        </Button>
      </span>
    </div>
  );
}
