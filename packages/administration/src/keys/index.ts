export { AccessKeys } from "./AccessKeys.tsx";
export { KeyUsage } from "./UsageDialog.tsx";
