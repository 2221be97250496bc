export { ChangePassword } from "./ChangePassword.tsx";
export type { OwnAccountDialogProps } from "./ChangePassword.tsx";
export { ConfirmPassword } from "./ConfirmPassword.tsx";
export type { ConfirmPasswordProps } from "./ConfirmPassword.tsx";
export { OwnSessions } from "./OwnSessions.tsx";
