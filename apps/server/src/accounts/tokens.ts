import { hash as digest, randomBytes } from "node:crypto";

/** A random token for a cookie or a link. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of a token: only its hash, which gives no access. */
export const hashOfToken = (token: string): string => digest("sha256", token);

/** Whether a text has the format of a token; other texts are not looked up. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/u.test(text);
