export { makePasskey, supportsPasskeys } from "./passkeys.ts";
export { usePasskey, usePasskeyProof } from "./usePasskey.ts";
