export { AccessKeys } from "./AccessKeys.tsx";
export { kindMessages as keyKindMessages, scopeMessages } from "./messages.ts";
export { KeyUsage } from "./UsageDialog.tsx";
