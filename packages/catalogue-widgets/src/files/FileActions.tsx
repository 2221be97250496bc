import type { ApiError, StoredFile, StoredFileState } from "@caliper/api-client";
import { Button } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { RowButtons } from "../administration/index.ts";
import { filesMessages } from "./messages.ts";
import { useFileFailure } from "./useFileFailure.ts";

export interface FileActionsProps {
  file: StoredFile;
  /** It is being changed. */
  isBusy: boolean;
  /** What became of the last try. */
  error: ApiError | undefined;
  onChange: (to: StoredFileState) => void;
}

/** The buttons of a file; a historic one has none. */
export function FileActions({ file, isBusy, error, onChange }: FileActionsProps) {
  const { formatMessage } = useIntl();
  const failureOf = useFileFailure();
  if (file.state === "historic") return null;
  const isActive = file.state === "active";
  const button = (message: "activate" | "disable" | "sendToOld", to: StoredFileState) => {
    const action = formatMessage(filesMessages[message]);
    return (
      <Button
        size="chip"
        variant={message === "sendToOld" ? "plain" : "secondary"}
        label={formatMessage(filesMessages.of, { action, name: file.name })}
        onPress={() => {
          // Not disabled: the focus stays here, and the answer says what comes next.
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
