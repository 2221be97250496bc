import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/** A browser in which some of our users have signed in. */
interface Device {
  readonly id: string;
  /** The accounts, the last one first. */
  readonly accounts: readonly number[];
}

const maxAccounts = 8;
const form =
  /^(?<id>[\w-]{22})\.(?<accounts>\d{1,10}(?:-\d{1,10}){0,7})\.(?<signature>[\w-]{43})$/u;

export type KnownDevices = ReturnType<typeof createKnownDevices>;

/**
 * Signed cookie values that record which accounts have signed in in a browser. They give no access: a known device only has its own
 * limit of failed sign-ins.
 */
export function createKnownDevices(secret: () => Promise<string>) {
  const signature = async (text: string) =>
    createHmac("sha256", await secret())
      .update(text)
      .digest("base64url");

  async function read(text: string | undefined): Promise<Device | undefined> {
    const { id, accounts, signature: given } = form.exec(text ?? "")?.groups ?? {};
    if (id === undefined || accounts === undefined || given === undefined) return undefined;
    const right = await signature(`${id}.${accounts}`);
    if (!timingSafeEqual(Buffer.from(right), Buffer.from(given))) return undefined;
    return { id, accounts: accounts.split("-").map(Number) };
  }

  return {
    /** The device's id when the account has signed in there. */
    async idFor(text: string | undefined, account: number): Promise<string | undefined> {
      const device = await read(text);
      return device?.accounts.includes(account) === true ? device.id : undefined;
    },

    /** The text that adds an account to a device. */
    async remember(text: string | undefined, account: number): Promise<string> {
      const { id, accounts } = (await read(text)) ?? {
        id: randomBytes(16).toString("base64url"),
        accounts: [],
      };
      const remembered = [account, ...accounts.filter((each) => each !== account)];
      const content = `${id}.${remembered.slice(0, maxAccounts).join("-")}`;
      return `${content}.${await signature(content)}`;
    },
  };
}
