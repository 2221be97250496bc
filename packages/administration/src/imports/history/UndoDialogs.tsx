import { refusalOf, type UndoResult } from "@caliper/api-client";
import { useFailure, useTerms } from "@caliper/catalogue-widgets/shared";
import { Button, Code, ConfirmDialog, Dialog, Notice, Stack } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { kept as keptStyle } from "./History.css.ts";
import type { ImportUndo } from "./useImportUndo.ts";

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
  const t = useText();
  const terms = useTerms();
  const failureOf = useFailure();
  const kept = result?.kept ?? [];
  const further = result?.further ?? [];
  return (
    <>
      <ConfirmDialog
        isOpen={asked !== undefined}
        onClose={() => onAsk(undefined)}
        title={t("history.undoTitle", {
          file: asked?.fileName ?? terms.table(asked?.table ?? ""),
        })}
        confirmLabel={t("common.undo")}
        cancelLabel={t("common.cancel")}
        isPending={isUndoing}
        onConfirm={() => asked && onUndo(asked)}
      >
        {t("history.undoBody")}
        {undoError !== null && (
          <Notice tone="danger">{refusalOf(undoError) ?? failureOf(undoError).title}</Notice>
        )}
      </ConfirmDialog>
      <Dialog
        isOpen={result !== undefined}
        onClose={onResultClose}
        title={t("history.undoDone")}
        closeLabel={t("common.close")}
        actions={
          <Button variant="primary" onPress={onResultClose}>
            {t("common.close")}
          </Button>
        }
      >
        <Stack gap={12}>
          <span>{t("history.reverted", { count: result?.reverted ?? 0 })}</span>
          {kept.length === 0 ? (
            <span>{t("history.keptNone")}</span>
          ) : (
            <>
              <span>{t("history.kept", { count: kept.length })}</span>
              <UndoneRows rows={kept} />
            </>
          )}
          {further.length > 0 && (
            <>
              <span>{t("history.further", { count: further.length })}</span>
              <UndoneRows rows={further} />
            </>
          )}
        </Stack>
      </Dialog>
    </>
  );
}

function UndoneRows({ rows }: { rows: UndoResult["kept"] }) {
  const t = useText();
  const terms = useTerms();
  return (
    <ul className={keptStyle}>
      {rows.slice(0, named).map(({ table, key }) => (
        <li key={`${table} ${key}`}>
          {terms.table(table)} <Code>{key}</Code>
        </li>
      ))}
      {rows.length > named && <li>{t("history.keptMore", { count: rows.length - named })}</li>}
    </ul>
  );
}
