import type { Credentials } from "@caliper/api-client";
import { Button, Notice, PasswordField, Stack, TextField } from "@caliper/design-system";
import { useLayoutEffect, useRef, useState } from "react";
import { useText } from "../messages/index.ts";

export interface CredentialsFormProps {
  /**
   * Why the last attempt failed. `rejected` marks both fields, as specified, also where the server failed: then `notice`
   * says so.
   */
  failure: { readonly rejected: boolean; readonly notice?: string | undefined } | undefined;
  /** The credentials are being checked; the button is busy. */
  isPending: boolean;
  /** Called with both fields once neither is empty. */
  onSubmit: (credentials: Credentials) => void;
  /** Called when the user types after a failure. */
  onEdit: () => void;
}

/** User name and password; failures keep the input. */
export function CredentialsForm({ failure, isPending, onSubmit, onEdit }: CredentialsFormProps) {
  const t = useText();
  const [typed, setTyped] = useState<Credentials>({ username: "", password: "" });
  const [missing, setMissing] = useState({ username: false, password: false });

  const form = useRef<HTMLFormElement>(null);
  // Users and browsers fill in a page that the server rendered before it is interactive.
  useLayoutEffect(() => {
    const filled = Object.fromEntries(new FormData(form.current ?? undefined));
    setTyped({ username: "", password: "", ...filled });
  }, []);

  const edit = (field: keyof Credentials) => (text: string) => {
    setTyped({ ...typed, [field]: text });
    setMissing({ ...missing, [field]: false });
    onEdit();
  };
  const submit = () => {
    if (isPending) return;
    const username = typed.username.trim();
    const gaps = { username: username === "", password: typed.password === "" };
    setMissing(gaps);
    if (!gaps.username && !gaps.password) onSubmit({ username, password: typed.password });
  };
  const errorOf = (field: keyof Credentials) =>
    missing[field] || failure?.rejected === true
      ? t(field === "username" ? "session.invalidUsername" : "session.invalidPassword")
      : undefined;

  return (
    <form
      ref={form}
      // Without scripts, the password must not get into the URL.
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap={20}>
        <TextField
          label={t("session.username")}
          name="username"
          autoComplete="username"
          size="main"
          value={typed.username}
          onChange={edit("username")}
          error={errorOf("username")}
        />
        <PasswordField
          label={t("session.password")}
          name="password"
          size="main"
          value={typed.password}
          onChange={edit("password")}
          error={errorOf("password")}
          showLabel={t("session.showPassword")}
          hidePasswordLabel={t("session.hidePassword")}
        />
        {failure?.notice !== undefined && <Notice tone="danger">{failure.notice}</Notice>}
        <Button type="submit" variant="primary" size="large" fill isPending={isPending}>
          {t("session.login")}
        </Button>
      </Stack>
    </form>
  );
}
