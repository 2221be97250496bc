import { changePasswordMutation } from "@caliper/api-client";
import { Text, toasts } from "@caliper/design-system";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import { contained, useClient } from "../provider/index.ts";
import { FormDialog } from "../shared/form-dialog/index.ts";
import { NewPasswordFields, problemsOf } from "../shared/new-password/index.ts";
import { CurrentPasswordField, fieldOf } from "./CurrentPasswordField.tsx";

export interface OwnAccountDialogProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called to close it. */
  onClose: () => void;
}

/** A dialog in which users change their password. It ends their other sessions. */
export const ChangePassword = contained("own-account", ChangePasswordContent);

function ChangePasswordContent(props: OwnAccountDialogProps) {
  // Remounts on open, so that the form starts empty.
  return <ChangePasswordForm key={String(props.isOpen)} {...props} />;
}

const empty = { current: "", password: "", again: "" };

function ChangePasswordForm({ isOpen, onClose }: OwnAccountDialogProps) {
  const t = useText();
  const [draft, setDraft] = useState(empty);
  const [isSubmitted, setSubmitted] = useState(false);
  const change = useMutation(changePasswordMutation(useClient()));
  const problems = problemsOf(draft);
  const edit = (part: Partial<typeof empty>) => {
    setDraft({ ...draft, ...part });
    change.reset();
  };
  const submit = () => {
    setSubmitted(true);
    if (Object.keys(problems).length > 0 || draft.current === "") return;
    change.mutate(
      { current: draft.current, password: draft.password },
      {
        onSuccess: () => {
          onClose();
          toasts.show(t("ownAccount.changed"), { tone: "success" });
        },
      },
    );
  };
  const { error } = change;
  const field = fieldOf(error);
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("ownAccount.changePassword")}
      submitLabel={t("ownAccount.changePassword")}
      size="small"
      onSubmit={submit}
      isPending={change.isPending}
      error={field === undefined ? error : null}
    >
      <Text as="p" tone="subtle">
        {t("ownAccount.changeHint")}
      </Text>
      <CurrentPasswordField
        value={draft.current}
        onChange={(current) => edit({ current })}
        isMissing={isSubmitted && draft.current === ""}
        isWrong={field === "current"}
      />
      <NewPasswordFields
        draft={draft}
        problems={isSubmitted ? problems : {}}
        expected={field === "password" ? error?.fieldErrors[0]?.expected : undefined}
        onEdit={edit}
      />
    </FormDialog>
  );
}
