export { Accounts } from "./Accounts.tsx";
export type { AccountsProps } from "./Accounts.tsx";
export { AuditLog } from "./AuditLog.tsx";
