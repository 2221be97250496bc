import { warehouses } from "@caliper/catalogue-model";

export const demoPassword = "caliper-demo";

export interface DemoAccount {
  readonly username: string;
  readonly level: string;
  readonly customerCode: string;
  readonly warehouses: readonly string[];
  readonly flags: readonly string[];
}

/** The accounts listed in the README; all have `demoPassword`. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    username: "admin",
    level: "ADMIN",
    customerCode: "DEMO-001",
    warehouses,
    flags: [],
  },
  {
    username: "cliente",
    level: "CLIENTE",
    customerCode: "DEMO-002",
    warehouses,
    flags: [],
  },
  { username: "junior", level: "JUNIOR", customerCode: "DEMO-003", warehouses: [], flags: [] },
  {
    username: "planta",
    level: "PLANTA",
    customerCode: "DEMO-004",
    warehouses: ["PLANTA"],
    flags: ["P_BL", "P_BP", "P_BR", "P_WC_MC", "P_HARD"],
  },
  {
    username: "planta_pads",
    level: "PLANTA",
    customerCode: "DEMO-005",
    warehouses: ["PLANTA"],
    flags: ["P_BP", "P_BL"],
  },
  {
    username: "cliente_miami",
    level: "CLIENTE",
    customerCode: "DEMO-006",
    warehouses: ["MIAMI"],
    flags: [],
  },
];
