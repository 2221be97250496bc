import { orderMessageOf, orderUserQuery, orderUsersQuery } from "@caliper/api-client";
import { useClient, useFailure, useViewer, useWarehouse } from "@caliper/catalogue-widgets/shared";
import { useQuery } from "@tanstack/react-query";

/** The users that orders are for, and the chosen one. */
export function useCustomer(name: string | undefined) {
  const client = useClient();
  const { username } = useViewer();
  const failureOf = useFailure();
  const preferred = useWarehouse();
  const users = useQuery(orderUsersQuery(client, username));
  const { data: user, error } = useQuery(orderUserQuery(client, name ?? ""));
  return {
    users,
    /** Undefined until a user is chosen and read. */
    user,
    /** Why nothing can be ordered for the chosen user. */
    problem: error ? (orderMessageOf(error) ?? failureOf(error).title) : undefined,
    /** The warehouse that the viewer chose for prices, if the user buys from it. */
    usual: user?.warehouses.find((warehouse) => warehouse === preferred),
  };
}
