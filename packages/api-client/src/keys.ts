/** The keys of every query. All begin with `keys.all`, so that a host's own queries stay untouched. */
const root = "caliper";

const key = <const Parts extends readonly unknown[]>(...parts: Parts) => [root, ...parts] as const;

export const keys = {
  all: [root] as const,
  session: () => key("session"),
  codeSearch: (args: object) => key("codeSearch", args),
  nearestCodes: (args: object) => key("nearestCodes", args),
  hardwareSearch: (args: object) => key("hardwareSearch", args),
  hardwareByVehicle: (args: object) => key("hardwareByVehicle", args),
  hardware: (args: object) => key("hardware", args),
  makers: (args: object) => key("makers", args),
  models: (args: object) => key("models", args),
  vehicleNames: (args: object) => key("vehicleNames", args),
  applications: (args: object) => key("applications", args),
  vehicle: (args: object) => key("vehicle", args),
  measureFields: (type: string) => key("measureFields", type),
  measures: (args: object) => key("measures", args),
  datasheet: (args: object) => key("datasheet", args),
  related: (args: object) => key("related", args),
  fluid: (args: object) => key("fluid", args),
  caliperKits: () => key("caliperKits"),
  cylinderCups: () => key("cylinderCups"),
  banners: () => key("banners"),
  /** Prefix of all queries about imports, to invalidate them together. */
  allImports: () => key("imports"),
  imports: (args: object) => key("imports", "list", args),
  import: (id: string) => key("imports", "one", id),
  importRows: (args: object) => key("imports", "rows", args),
  loadableTables: () => key("imports", "tables"),
  files: () => key("files"),
  allProductImages: () => key("productImages"),
  productImages: (code: string) => key("productImages", code),
  amendments: (list: string) => key("amendments", list),
  accounts: () => key("accounts"),
  passwordLink: (token: string) => key("passwordLink", token),
  tableNames: () => key("tableNames"),
  newsletter: () => key("newsletter"),
  audit: (filter: object) => key("audit", filter),
  orderUsers: (administrator: string) => key("orders", "users", administrator),
  orderUser: (user: string) => key("orders", "user", user),
  /** Prefix of all prices of the order form, to invalidate them together. */
  allOrderProducts: () => key("orders", "products"),
  orderProducts: (args: object) => key("orders", "products", args),
  sentOrders: () => key("orders", "sent"),
  sentOrder: (id: number) => key("orders", "one", id),
};
