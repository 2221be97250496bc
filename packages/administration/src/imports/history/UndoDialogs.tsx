import type { UndoResult } from "@caliper/api-client";
import { Confirmation, useTerms } from "@caliper/catalogue-widgets/shared";
import { Button, Code, Dialog, Stack } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { rowList } from "./History.css.ts";
import type { ImportUndo } from "./useImportUndo.ts";

/** Limit of listed rows. */
const maxRows = 50;

export function UndoDialogs({ confirmation, result, onResultClose }: ImportUndo) {
  const t = useText();
  const terms = useTerms();
  const { asked } = confirmation;
  const keptRows = result?.kept ?? [];
  const further = result?.further ?? [];
  return (
    <>
      <Confirmation
        {...confirmation}
        tone="primary"
        title={t("history.undoTitle", {
          file: asked?.fileName ?? terms.table(asked?.table ?? ""),
        })}
        confirmLabel={t("common.undo")}
      >
        {t("history.undoBody")}
      </Confirmation>
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
          {keptRows.length === 0 ? (
            <span>{t("history.keptNone")}</span>
          ) : (
            <>
              <span>{t("history.kept", { count: keptRows.length })}</span>
              <UndoneRows rows={keptRows} />
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
    <ul className={rowList}>
      {rows.slice(0, maxRows).map(({ table, key }) => (
        <li key={`${table} ${key}`}>
          {terms.table(table)} <Code>{key}</Code>
        </li>
      ))}
      {rows.length > maxRows && <li>{t("history.keptMore", { count: rows.length - maxRows })}</li>}
    </ul>
  );
}
