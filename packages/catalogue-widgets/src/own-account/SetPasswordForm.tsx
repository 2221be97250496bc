import type { ApiError, PasswordLinkUse } from "@caliper/api-client";
import { Button, Form, Notice, Text, TextField } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useText } from "../messages/index.ts";
import { useFailure } from "../provider/index.ts";
import { NewPasswordFields, type PasswordDraft, problemsOf } from "../shared/new-password/index.ts";

export interface SetPasswordFormProps {
  /** The account and the expiry of the link. */
  use: PasswordLinkUse;
  isPending: boolean;
  error: ApiError | null;
  /** Called when the input changes after an error. */
  onEdit: () => void;
  onSet: (facts: { password: string; username?: string | undefined }) => void;
}

/** A password and its repetition. Errors keep the input. */
export function SetPasswordForm({ use, isPending, error, onEdit, onSet }: SetPasswordFormProps) {
  const { formatDate } = useIntl();
  const t = useText();
  const failureOf = useFailure();
  const isFirst = use.username === undefined;
  const [isSubmitted, setSubmitted] = useState(false);
  const [draft, setDraft] = useState<PasswordDraft>({
    username: isFirst ? "" : undefined,
    password: "",
    again: "",
  });
  const problems = isSubmitted ? problemsOf(draft) : {};
  const expectedOf = (field: "username" | "password") =>
    error?.fieldErrors.find((each) => each.field === `body/${field}`)?.expected;
  const [nameExpected, passwordExpected] = [expectedOf("username"), expectedOf("password")];
  const edit = (change: Partial<PasswordDraft>) => {
    setDraft({ ...draft, ...change });
    onEdit();
  };
  const submit = () => {
    setSubmitted(true);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    onSet({
      password: draft.password,
      ...(draft.username !== undefined && { username: draft.username.trim() }),
    });
  };
  const until = formatDate(use.expiresAt, { dateStyle: "long", timeStyle: "short" });
  return (
    <Form onSubmit={submit} isPending={isPending}>
      <Text as="p" tone="subtle">
        {use.username === undefined
          ? t("password.first", { until })
          : t("password.of", { name: use.username, until })}
      </Text>
      {isFirst && (
        <TextField
          label={t("password.username")}
          description={t("password.firstHint")}
          name="username"
          autoComplete="username"
          isRequired
          maxLength={60}
          value={draft.username ?? ""}
          onChange={(username) => edit({ username })}
          error={problems.username === undefined ? nameExpected : t("password.nameNeeded")}
        />
      )}
      <NewPasswordFields
        draft={draft}
        problems={problems}
        expected={passwordExpected}
        onEdit={edit}
      />
      {error !== null && nameExpected === undefined && passwordExpected === undefined && (
        <Notice tone="danger" title={failureOf(error).title}>
          {error.kind === "forbidden" ? t("password.disabled") : failureOf(error).detail}
        </Notice>
      )}
      <Button type="submit" variant="primary" size="large" fill>
        {t("password.set")}
      </Button>
    </Form>
  );
}
