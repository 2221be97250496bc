import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom";
import { useServices } from "./services.tsx";

/** A query without the parameter that opens the upload dialog, which is not a filter. */
function filtersOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete("load");
  return query.size === 0 ? "" : `?${query}`;
}

/**
 * The query of an administration page. A link to the page without a query, as in the menu, shows the filters that the page
 * had last; Back, reloading and typed URLs show what the URL says.
 */
export function useListQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { store } = useServices();
  const navigate = useNavigate();
  const type = useNavigationType();
  const [query] = useSearchParams();
  const [last] = useState(() =>
    type === "PUSH" && search === "" ? store.listQuery(pathname).get() : null,
  );
  const restore = useEffectEvent(() => {
    if (last !== null) void navigate({ search: last }, { replace: true });
  });
  // Only when the page opens.
  useLayoutEffect(() => restore(), []);
  useEffect(() => store.listQuery(pathname).set(filtersOf(search)), [store, pathname, search]);
  return query;
}
