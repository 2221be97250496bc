export { NewPasswordFields } from "./NewPasswordFields.tsx";
export { problemsOf } from "./passwordRules.ts";
export type { PasswordDraft } from "./passwordRules.ts";
