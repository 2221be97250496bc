import { expect, it } from "vitest";
import { Refusal } from "../refusal.ts";
import { checkedUsername } from "./usernames.ts";

it.each([
  ["Cyrillic letters", "\u0430dmin"],
  ["Greek letters", "\u0391DMIN"],
  ["a zero-width space", "ad\u200bmin"],
  ["a soft hyphen", "ad\u00admin"],
  ["right-to-left text", "\u202enimda"],
  ["a control character", "admin\u0007"],
  ["mathematical letters", "\u{1d41a}dmin"],
  ["the name of the shell in the log", "Command  Line"],
  ["white space only", "\u00a0\u2003"],
  ["too many characters", "x".repeat(61)],
])("refuses a name with %s", (_what, username) => {
  expect(() => checkedUsername(username)).toThrow(Refusal);
});
