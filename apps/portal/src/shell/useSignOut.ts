import { useCallback } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { useSession } from "../state/session.tsx";

/** Logs out and goes to the sign-in page, which then leads to the home page and not back here. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    void signOut().then(() => navigate(paths.signIn(), { replace: true, state: null }));
  }, [signOut, navigate]);
}
