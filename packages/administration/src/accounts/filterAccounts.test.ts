import type { Account } from "@caliper/api-client";
import { describe, expect, it } from "vitest";
import { filterAccounts } from "./filterAccounts.ts";

const account = (username: string, customerCode: string): Account => ({
  id: 1,
  username,
  customerCode,
  seesQuantities: false,
  level: "CLIENTE",
  warehouses: [],
  flags: [],
  isDisabled: false,
  hasPassword: true,
  hasSecondFactor: false,
  lastSeen: undefined,
});
const all = [account("José", "C-0001"), account("mostrador_sur", "C-0107")];
const names = (text: string) => filterAccounts(all, text).map(({ username }) => username);

describe("filterAccounts", () => {
  it.each([
    ["", ["José", "mostrador_sur"]],
    ["JOSE", ["José"]],
    [" sur ", ["mostrador_sur"]],
    ["c-01", ["mostrador_sur"]],
    ["nobody", []],
  ])("%j finds %j", (text, found) => expect(names(text)).toEqual(found));
});
