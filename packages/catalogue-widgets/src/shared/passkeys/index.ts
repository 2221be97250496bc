export { makePasskey, supportsPasskeys } from "./passkeys.ts";
export { usePasskeyProof } from "./usePasskeyProof.ts";
