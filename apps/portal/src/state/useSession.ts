import type { Viewer } from "@caliper/catalogue-model";
import { createContext, use } from "react";

export interface Session {
  readonly viewer: Viewer;
  /** Ends the session on the server and clears everything stored for the user. */
  readonly signOut: () => Promise<void>;
  /** The user logged out; the session did not expire. */
  readonly hasLoggedOut: boolean;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession is used outside SessionProvider.");
  return session;
}
