import type { ApiError, StoredFile, StoredFileState } from "@caliper/api-client";
import { Button } from "@caliper/design-system";
import { RowButtons } from "../lists/index.ts";
import { useText } from "../messages/index.ts";
import { useFileFailure } from "./useFileFailure.ts";

export interface FileActionsProps {
  file: StoredFile;
  isBusy: boolean;
  /** Result of the last attempt. */
  error: ApiError | undefined;
  onChange: (to: StoredFileState) => void;
}

/** The actions of a file; historic files have none. */
export function FileActions({ file, isBusy, error, onChange }: FileActionsProps) {
  const t = useText();
  const failureOf = useFileFailure();
  if (file.state === "historic") return null;
  const isActive = file.state === "active";
  const button = (message: "activate" | "disable" | "sendToOld", to: StoredFileState) => {
    const action = t(`files.action.${message}`);
    return (
      <Button
        size="chip"
        variant={message === "sendToOld" ? "plain" : "secondary"}
        label={t("files.of", { action, name: file.name })}
        onPress={() => {
          // Not disabled, to keep the focus.
          if (!isBusy) onChange(to);
        }}
      >
        {action}
      </Button>
    );
  };
  return (
    <RowButtons failure={error && failureOf(error)}>
      {isActive ? button("disable", "disabled") : button("activate", "active")}
      {button("sendToOld", "historic")}
    </RowButtons>
  );
}
