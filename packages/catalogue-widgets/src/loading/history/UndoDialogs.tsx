import { refusalOf, type UndoResult } from "@caliper/api-client";
import { Button, Code, ConfirmDialog, Dialog, Notice, Stack } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFailure } from "../../provider/index.ts";
import { useTerms } from "../../terms/index.ts";
import { kept as keptStyle } from "./History.css.ts";
import type { ImportUndo } from "./useImportUndo.ts";
import { historyMessages as texts } from "./messages.ts";

/** Limit of listed rows. */
const named = 50;

/** Confirmation and result of an undo. */
export function UndoDialogs({
  asked,
  onAsk,
  onUndo,
  isUndoing,
  undoError,
  result,
  onResultClose,
}: ImportUndo) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const failureOf = useFailure();
  const kept = result?.kept ?? [];
  const further = result?.further ?? [];
  return (
    <>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onOpenChange={() => onAsk(undefined)}
        title={formatMessage(texts.undoTitle, {
          file: asked?.fileName ?? terms.table(asked?.table ?? ""),
        })}
        confirmLabel={formatMessage(texts.undo)}
        cancelLabel={formatMessage(texts.cancel)}
        isPending={isUndoing}
        onConfirm={() => asked && onUndo(asked)}
      >
        {formatMessage(texts.undoBody)}
        {undoError !== null && (
          <Notice tone="danger">{refusalOf(undoError) ?? failureOf(undoError).title}</Notice>
        )}
      </ConfirmDialog>
      <Dialog
        isOpen={result !== undefined}
        onOpenChange={onResultClose}
        title={formatMessage(texts.undoDone)}
        closeLabel={formatMessage(texts.close)}
        actions={
          <Button variant="primary" onPress={onResultClose}>
            {formatMessage(texts.close)}
          </Button>
        }
      >
        <Stack gap={12}>
          <span>{formatMessage(texts.reverted, { count: result?.reverted ?? 0 })}</span>
          {kept.length === 0 ? (
            <span>{formatMessage(texts.keptNone)}</span>
          ) : (
            <>
              <span>{formatMessage(texts.kept, { count: kept.length })}</span>
              <UndoneRows rows={kept} />
            </>
          )}
          {further.length > 0 && (
            <>
              <span>{formatMessage(texts.further, { count: further.length })}</span>
              <UndoneRows rows={further} />
            </>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

function UndoneRows({ rows }: { rows: UndoResult["kept"] }) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  return (
    <ul className={keptStyle}>
      {rows.slice(0, named).map(({ table, key }) => (
        <li key={`${table} ${key}`}>
          {terms.table(table)} <Code>{key}</Code>
        </li>
      ))}
      {rows.length > named && (
        <li>{formatMessage(texts.keptMore, { count: rows.length - named })}</li>
      )}
    </ul>
  );
}
