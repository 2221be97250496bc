import type { DataImport } from "@caliper/api-client";
import { Button, ConfirmDialog } from "@caliper/design-system";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { removalLimit } from "@caliper/catalogue-model";
import { hasWarnings, shareRemoved } from "./columns.ts";
import { bar, decide, note } from "./CommitBar.css.ts";
import { previewMessages as texts } from "./messages.ts";

export interface CommitBarProps {
  data: DataImport;
  title: string;
  /** Commits all rows but the invalid ones. */
  skips: boolean;
  /** Commits unlikely values too. */
  acceptsWarnings: boolean;
  /** The decisions about invalid and unlikely rows; shown elsewhere if they do not fit in the bar. */
  exceptions: ReactNode;
  isCommitting: boolean;
  isDiscarding: boolean;
  /** `confirm` is the typed name of the table, if required. */
  onCommit: (decision: {
    skipInvalid: boolean;
    acceptWarnings: boolean;
    confirm: string | undefined;
  }) => void;
  onDiscard: () => void;
}

/** Why an import cannot be committed yet. */
export function Undecided({ data }: Pick<CommitBarProps, "data">) {
  const { formatMessage } = useIntl();
  const { invalid, warned } = data.counts;
  if (invalid > 0) return formatMessage(texts.allOrNothing, { count: invalid });
  return formatMessage(texts.reviewUnusual, { count: warned });
}

/** Commits all rows, or all but the invalid ones; or discards the import. */
export function CommitBar({
  data,
  title,
  skips,
  acceptsWarnings,
  exceptions,
  isCommitting,
  isDiscarding,
  onCommit,
  onDiscard,
}: CommitBarProps) {
  const { formatMessage, formatNumber } = useIntl();
  const [question, setQuestion] = useState<"remove" | "discard">();
  const { added, changed, removed, invalid } = data.counts;
  const decision = { skipInvalid: skips && invalid > 0, acceptWarnings: acceptsWarnings };
  const isUndecided = (invalid > 0 && !skips) || (hasWarnings(data) && !acceptsWarnings);
  const count = added + changed + removed;
  const asksForName = shareRemoved(data) > removalLimit;
  const close = () => setQuestion(undefined);
  return (
    <div className={bar}>
      {exceptions}
      <span className={note}>
        {exceptions && isUndecided ? <Undecided data={data} /> : formatMessage(texts.undoable)}
      </span>
      <Button onPress={() => setQuestion("discard")} isPending={isDiscarding}>
        {formatMessage(texts.cancel)}
      </Button>
      {/* Receives the focus after the last cell is corrected. */}
      <span className={decide} data-decide>
        <Button
          variant="primary"
          fill="narrow"
          isDisabled={count === 0 || isUndecided}
          isPending={isCommitting}
          onPress={() =>
            asksForName ? setQuestion("remove") : onCommit({ ...decision, confirm: undefined })
          }
        >
          {formatMessage(texts.commit, { count })}
        </Button>
      </span>
      <ConfirmDialog
        isOpen={question === "remove"}
        onOpenChange={close}
        title={formatMessage(texts.removeTitle, { count: removed, table: title })}
        confirmLabel={formatMessage(texts.commit, { count })}
        cancelLabel={formatMessage(texts.cancel)}
        tone="danger"
        requireText={data.table}
        requireLabel={formatMessage(texts.removeType, { table: data.table })}
        isPending={isCommitting}
        onConfirm={() => {
          close();
          onCommit({ ...decision, confirm: data.table });
        }}
      >
        {formatMessage(texts.removeBody, {
          share: formatNumber(shareRemoved(data) * 100, { maximumFractionDigits: 1 }),
        })}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === "discard"}
        onOpenChange={close}
        title={formatMessage(texts.discardTitle)}
        confirmLabel={formatMessage(texts.discard)}
        cancelLabel={formatMessage(texts.keep)}
        onConfirm={() => {
          close();
          onDiscard();
        }}
      >
        {formatMessage(texts.discardBody)}
      </ConfirmDialog>
    </div>
  );
}
