export { NewPasswordFields } from "./NewPasswordFields.tsx";
export { problemsOf, type PasswordDraft } from "./passwordRules.ts";
