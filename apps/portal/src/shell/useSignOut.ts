import { useNavigate } from "react-router-dom";
import { paths } from "../paths.ts";
import { useSession } from "../state/useSession.ts";

/** Logs out and navigates to the sign-in page, from public pages too. */
export function useSignOut(): () => void {
  const { signOut } = useSession();
  const navigate = useNavigate();
  return () => {
    void signOut().then(() => navigate(paths.signIn(), { replace: true }));
  };
}
