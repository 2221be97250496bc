export { ChangePassword, type OwnAccountDialogProps } from "./ChangePassword.tsx";
export { ConfirmPassword, type ConfirmPasswordProps } from "./ConfirmPassword.tsx";
export { RequiredSecondFactor, type RequiredSecondFactorProps } from "./RequiredSecondFactor.tsx";
export { SecondFactor } from "./SecondFactor.tsx";
export { OwnSessions } from "./OwnSessions.tsx";
export { SetPassword, type SetPasswordProps } from "./SetPassword.tsx";
