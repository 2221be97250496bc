import { passwordLength } from "@caliper/api-client";
import { PasswordField } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { newPasswordMessages } from "./messages.ts";
import type { PasswordDraft, PasswordProblem } from "./passwordRules.ts";

type Typed = Pick<PasswordDraft, "password" | "again">;

export interface NewPasswordFieldsProps {
  draft: Typed;
  /** Errors by field. */
  problems: Readonly<Partial<Record<keyof Typed, PasswordProblem>>>;
  /** The server's requirement, after it has rejected a password. */
  expected?: string | undefined;
  onEdit: (change: Partial<Typed>) => void;
}

/** A new password and its repetition, inside a form. */
export function NewPasswordFields({ draft, problems, expected, onEdit }: NewPasswordFieldsProps) {
  const { formatMessage } = useIntl();
  const errorOf = (field: keyof Typed) => {
    const problem = problems[field];
    return problem && formatMessage(newPasswordMessages[problem], { length: passwordLength });
  };
  const shared = {
    autoComplete: "new-password",
    isRequired: true,
    showLabel: formatMessage(newPasswordMessages.show),
    hidePasswordLabel: formatMessage(newPasswordMessages.hide),
  } as const;
  return (
    <>
      <PasswordField
        label={formatMessage(newPasswordMessages.password)}
        description={formatMessage(newPasswordMessages.tooShort, { length: passwordLength })}
        name="password"
        value={draft.password}
        onChange={(password) => onEdit({ password })}
        error={errorOf("password") ?? expected}
        {...shared}
      />
      <PasswordField
        label={formatMessage(newPasswordMessages.again)}
        name="again"
        value={draft.again}
        onChange={(again) => onEdit({ again })}
        error={errorOf("again")}
        {...shared}
      />
    </>
  );
}
