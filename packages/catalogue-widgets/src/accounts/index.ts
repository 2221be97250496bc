export { Accounts } from "./Accounts.tsx";
export type { AccountsProps } from "./Accounts.tsx";
export { AuditLog } from "./AuditLog.tsx";
export { SetPassword } from "./SetPassword.tsx";
export type { SetPasswordProps } from "./SetPassword.tsx";
