export { AccessKeys } from "./AccessKeys.tsx";
