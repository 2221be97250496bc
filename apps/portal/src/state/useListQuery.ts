import { useEffect, useState } from "react";
import { useLocation, useNavigate, useNavigationType, useSearchParams } from "react-router-dom";
import { useServices } from "./services.tsx";

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
  const stored = store.listQuery(pathname);
  const [restored] = useState(() => (type === "PUSH" && search === "" ? stored.get() : null));
  const [isRestored, setRestored] = useState(restored === null);
  useEffect(() => {
    if (isRestored) return store.listQuery(pathname).set(search);
    setRestored(true);
    void navigate(`${pathname}${restored ?? ""}`, { replace: true });
  }, [store, pathname, search, navigate, restored, isRestored]);
  return isRestored ? query : new URLSearchParams(restored ?? "");
}
