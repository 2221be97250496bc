import { passwordLength } from "@caliper/api-client";
import { PasswordField } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
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
  const t = useText();
  const errorOf = (field: keyof Typed) => {
    const problem = problems[field];
    return problem && t(`password.problem.${problem}`, { length: passwordLength });
  };
  const shared = {
    autoComplete: "new-password",
    isRequired: true,
    showLabel: t("password.show"),
    hidePasswordLabel: t("password.hide"),
  } as const;
  return (
    <>
      <PasswordField
        label={t("password.password")}
        description={t("password.problem.tooShort", { length: passwordLength })}
        name="password"
        value={draft.password}
        onChange={(password) => onEdit({ password })}
        error={errorOf("password") ?? expected}
        {...shared}
      />
      <PasswordField
        label={t("password.again")}
        name="again"
        value={draft.again}
        onChange={(again) => onEdit({ again })}
        error={errorOf("again")}
        {...shared}
      />
    </>
  );
}
