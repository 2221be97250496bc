import type { sharedTestServer } from "../../http/testing/server.ts";

/** Requests, as an administrator, the products of a category with the prices of a user's warehouse. */
export const productsOf =
  (server: ReturnType<typeof sharedTestServer>) =>
  (type: string, subtype = "", user = "cliente", warehouse = "MIAMI") =>
    server.ok("buyOrderPriceInfo", {
      as: "admin",
      query: { step: 0, user, warehouse, type, ...(subtype !== "" && { subtype }) },
    });
