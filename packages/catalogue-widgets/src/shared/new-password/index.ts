export { newPasswordMessages } from "./messages.ts";
export { NewPasswordFields } from "./NewPasswordFields.tsx";
export type { NewPasswordFieldsProps } from "./NewPasswordFields.tsx";
export { problemsOf } from "./passwordRules.ts";
export type { PasswordDraft, PasswordProblem } from "./passwordRules.ts";
