import { warehouses } from "@caliper/catalogue-model";

export const demoPassword = "caliper-demo";

export interface DemoAccount {
  readonly username: string;
  readonly level: string;
  readonly customerCode: string;
  readonly warehouses: readonly string[];
  readonly flags: readonly string[];
}

const accounts: readonly (readonly [
  username: string,
  level: string,
  warehouses: readonly string[],
  flags?: readonly string[],
])[] = [
  ["admin", "ADMIN", warehouses],
  ["cliente", "CLIENTE", warehouses],
  ["junior", "JUNIOR", []],
  ["planta", "PLANTA", ["PLANTA"], ["P_BL", "P_BP", "P_BR", "P_WC_MC", "P_HARD"]],
  ["planta_pads", "PLANTA", ["PLANTA"], ["P_BP", "P_BL"]],
  ["cliente_miami", "CLIENTE", ["MIAMI"]],
];

/** The accounts listed in the README; all have `demoPassword`. */
export const demoAccounts: readonly DemoAccount[] = accounts.map(
  ([username, level, own, flags = []], index) => ({
    username,
    level,
    customerCode: `DEMO-00${index + 1}`,
    warehouses: own,
    flags,
  }),
);
