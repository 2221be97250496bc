import type { ApiError } from "@caliper/api-client";
import { PasswordField } from "@caliper/design-system";
import { useText } from "../messages/index.ts";

export interface CurrentPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Nothing was entered. */
  isMissing: boolean;
  /** The server refused the password. */
  isWrong: boolean;
}

/** The field of the server's error, without the part of the request that contains it. */
export const fieldOf = (error: ApiError | null): string | undefined =>
  error?.fieldErrors[0]?.field.split("/").at(-1);

/** The user's current password. */
export function CurrentPasswordField({
  value,
  onChange,
  isMissing,
  isWrong,
}: CurrentPasswordFieldProps) {
  const t = useText();
  const error = isMissing
    ? t("ownAccount.currentNeeded")
    : isWrong
      ? t("ownAccount.currentWrong")
      : undefined;
  return (
    <PasswordField
      label={t("ownAccount.current")}
      name="current"
      isRequired
      value={value}
      onChange={onChange}
      error={error}
      showLabel={t("password.show")}
      hidePasswordLabel={t("password.hide")}
    />
  );
}
