export { Accounts, type AccountsProps } from "./Accounts.tsx";
export { AuditLog } from "./AuditLog.tsx";
