export { ChangePassword } from "./ChangePassword.tsx";
export type { OwnAccountDialogProps } from "./ChangePassword.tsx";
export { ConfirmPassword } from "./ConfirmPassword.tsx";
export type { ConfirmPasswordProps } from "./ConfirmPassword.tsx";
export { RequiredSecondFactor } from "./RequiredSecondFactor.tsx";
export type { RequiredSecondFactorProps } from "./RequiredSecondFactor.tsx";
export { SecondFactor } from "./SecondFactor.tsx";
export { OwnSessions } from "./OwnSessions.tsx";
