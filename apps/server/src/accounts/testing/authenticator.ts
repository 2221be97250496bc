import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Wire } from "@caliper/api-client/wire";

interface Ceremony {
  /** From the server. */
  readonly challenge: string;
  /** Of the page. */
  readonly origin: string;
  /** Whether the authenticator has checked who uses it. */
  readonly isVerified?: boolean;
  /** The signature counter; 0 for authenticators that do not count. */
  readonly counter?: number;
}

const sha256 = (data: Buffer | string) => createHash("sha256").update(data).digest();
const text = (data: Buffer) => data.toString("base64url");
/** CBOR: a byte string of 32 bytes. */
const bytes32 = (data: Buffer) => Buffer.concat([Buffer.from([0x58, 0x20]), data]);

const clientData = (type: string, { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** Hash of the site, flags and counter, as WebAuthn lays them out. */
function authenticatorData(
  { origin, isVerified = true, counter = 0 }: Ceremony,
  attested?: Buffer,
) {
  const flags = 0x01 | (isVerified ? 0x04 : 0) | (attested ? 0x40 : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([
    sha256(new URL(origin).hostname),
    Buffer.from([flags]),
    count,
    attested ?? Buffer.alloc(0),
  ]);
}

/** An authenticator with one passkey, in software. */
export function createAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  // CBOR: {1: 2, 3: -7, -1: 1, -2: x, -3: y}, an ES256 key.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes32(Buffer.from(x, "base64url")),
    Buffer.from([0x22]),
    bytes32(Buffer.from(y, "base64url")),
  ]);
  const common = {
    id: text(id),
    rawId: text(id),
    type: "public-key",
    clientExtensionResults: {},
  } as const;

  return {
    id: common.id,

    /** What a browser returns for a new passkey. */
    create(ceremony: Ceremony): Wire<"PasskeyRegistration"> {
      const model = Buffer.alloc(16);
      const length = Buffer.from([0, id.length]);
      const data = authenticatorData(ceremony, Buffer.concat([model, length, id, coseKey]));
      // CBOR: {"fmt": "none", "attStmt": {}, "authData": data}.
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from("fmt"),
        Buffer.from([0x64]),
        Buffer.from("none"),
        Buffer.from([0x67]),
        Buffer.from("attStmt"),
        Buffer.from([0xa0, 0x68]),
        Buffer.from("authData"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: text(clientData("webauthn.create", ceremony)),
          attestationObject: text(attestation),
          transports: ["internal"],
        },
      };
    },

    /** What a browser returns for a sign-in. */
    get(ceremony: Ceremony): Wire<"PasskeyAssertion"> {
      const data = authenticatorData(ceremony);
      const client = clientData("webauthn.get", ceremony);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      };
    },
  };
}
