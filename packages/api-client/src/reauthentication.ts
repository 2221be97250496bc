import { isProblem } from "./errors.ts";

type Send = (request: Request) => Promise<Response>;

/** Asks the user for the password; whether it was entered, and accepted by `confirmSession`. */
export type AskPassword = () => Promise<boolean>;

/** The calls that replace the session's token. */
const isRenewal = ({ method, url }: Request): boolean =>
  method === "POST" &&
  /\/api\/v1\/session\/(?:confirmation|password|passkey-confirmation)$/u.test(url);

/**
 * Sends requests with a session. When one needs the password again, the user is asked and
 * the request repeated.
 * @returns how to send, and how to say who asks; that returns a function that stops asking
 */
export function createReauthentication(send: Send) {
  let ask: AskPassword | undefined;
  let asking: Promise<boolean> | undefined;
  let renewals = 0;
  let renewing: Promise<void> | undefined;

  /** Requests that need the password at the same time ask once. */
  async function enteredPassword(): Promise<boolean> {
    asking ??= ask?.().finally(() => (asking = undefined));
    return (await asking) ?? false;
  }

  function renew(request: Request): Promise<Response> {
    const response = send(request);
    const count = ({ ok }: Response) => void (renewals += Number(ok));
    renewing = response.then(count, () => undefined);
    return response;
  }

  async function sendRepeatably(request: Request): Promise<Response> {
    if (isRenewal(request)) return renew(request);
    // The page may be closing: there is no time to read the body.
    if (request.keepalive) return send(request);
    const before = renewals;
    const body = await request.arrayBuffer();
    // A body can be read once. Not a clone: browsers do not show the body of a request that was cloned.
    const copy = () => new Request(request, body.byteLength > 0 ? { body } : {});
    const response = await send(copy());
    if (response.status === 401) {
      // It may have been sent with the token that a renewal has replaced.
      await renewing;
      return renewals === before ? response : send(copy());
    }
    if (ask === undefined || !(await needsPassword(response))) return response;
    return (await enteredPassword()) ? send(copy()) : response;
  }

  const onPasswordNeeded = (listener: AskPassword): (() => void) => {
    ask = listener;
    return () => {
      if (ask === listener) ask = undefined;
    };
  };
  return [sendRepeatably, onPasswordNeeded] as const;
}

async function needsPassword(response: Response): Promise<boolean> {
  if (response.status !== 403) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return isProblem(body) && body.code === "reauthentication-required";
}
