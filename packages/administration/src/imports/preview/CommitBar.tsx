import type { DataImport } from "@caliper/api-client";
import { Confirmation } from "@caliper/catalogue-widgets/shared";
import { Button } from "@caliper/design-system";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { removalLimit } from "@caliper/catalogue-model";
import { isUndoable } from "../history/useImportUndo.ts";
import { useText } from "../../messages/index.ts";
import { hasWarnings, shareRemoved } from "./columns.ts";
import { bar, decide, note } from "./CommitBar.css.ts";

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
  const t = useText();
  const { invalid, warned } = data.counts;
  if (invalid > 0) return t("preview.allOrNothing", { count: invalid });
  return t("preview.reviewUnusual", { count: warned });
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
  const { formatNumber } = useIntl();
  const t = useText();
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
        {exceptions && isUndecided ? (
          <Undecided data={data} />
        ) : (
          t(isUndoable(data) ? "preview.undoable" : "history.notKept")
        )}
      </span>
      <Button onPress={() => setQuestion("discard")} isPending={isDiscarding}>
        {t("common.cancel")}
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
          {t("preview.commit", { count })}
        </Button>
      </span>
      <Confirmation
        asked={question === "remove" || null}
        onClose={close}
        title={t("preview.removeTitle", { count: removed, table: title })}
        confirmLabel={t("preview.commit", { count })}
        requireText={data.table}
        requireLabel={t("preview.removeType", { table: data.table })}
        isPending={isCommitting}
        onConfirm={() => {
          close();
          onCommit({ ...decision, confirm: data.table });
        }}
      >
        {t("preview.removeBody", {
          share: formatNumber(shareRemoved(data) * 100, { maximumFractionDigits: 1 }),
        })}
      </Confirmation>
      <Confirmation
        asked={question === "discard" || null}
        tone="primary"
        onClose={close}
        title={t("preview.discardTitle")}
        confirmLabel={t("preview.discard")}
        cancelLabel={t("preview.keep")}
        onConfirm={() => {
          close();
          onDiscard();
        }}
      >
        {t("preview.discardBody")}
      </Confirmation>
    </div>
  );
}
