import { changeViewer, sessionQuery, signOutMutation } from "@caliper/api-client";
import { anonymous, isSignedIn, type Viewer } from "@caliper/catalogue-model";
import { QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { createContext, use, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { useServices } from "./services.tsx";
import type { Services } from "./services.tsx";

interface Session {
  readonly viewer: Viewer;
  /** Ends the session at the server and here, and forgets everything that was for this user. */
  readonly signOut: () => Promise<void>;
  /** The user logged out; nobody took the session from them. */
  readonly hasLoggedOut: boolean;
}

const SessionContext = createContext<Session | null>(null);

/**
 * Who is signed in. The cookie is the credential and the server the truth; the stored session only
 * lets the page show at once what the answer will confirm.
 */
export function SessionProvider({ children }: { children: ReactNode }) {
  const services = useServices();
  const { client, queries, store } = services;
  // What the browser remembered when the page was loaded.
  const [remembered] = useState(() => store.readSession());
  const { data: viewer } = useQuery(
    {
      ...sessionQuery(client),
      initialData: remembered ?? anonymous,
      initialDataUpdatedAt: 0,
      // Without a stored session nobody is signed in, whatever the cookie says: see `endForgotten`.
      enabled: remembered !== undefined,
    },
    queries,
  );
  const { mutateAsync: endAtServer } = useMutation(signOutMutation(client), queries);

  const [hasLoggedOut, setLoggedOut] = useState(false);

  useEffect(() => store.saveSession(viewer), [store, viewer]);
  useEffect(() => client.onUnauthorized(() => changeViewer(queries, anonymous)), [client, queries]);
  useEffect(() => followOtherTabs(services), [services]);
  useEffect(() => {
    if (remembered === undefined) void endForgotten(services, endAtServer);
  }, [services, remembered, endAtServer]);

  const session = useMemo(
    () => ({
      viewer,
      hasLoggedOut: hasLoggedOut && !isSignedIn(viewer),
      signOut: async () => {
        setLoggedOut(true);
        try {
          await endAtServer();
        } catch {
          // No connection: the server hears of it at the next start, from `endForgotten`.
          changeViewer(queries, anonymous);
        }
        store.clear();
        // A mutation keeps what it was called with: the password, for instance.
        queries.getMutationCache().clear();
      },
    }),
    [store, queries, viewer, hasLoggedOut, endAtServer],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession stands outside SessionProvider.");
  return session;
}

/** Signing in or out in one tab holds for all of them. */
function followOtherTabs({ queries, store }: Services) {
  const follow = ({ key }: StorageEvent) => {
    if (key !== null && key !== "session") return;
    changeViewer(queries, store.readSession() ?? anonymous);
  };
  window.addEventListener("storage", follow);
  return () => window.removeEventListener("storage", follow);
}

/**
 * Nothing is stored but the cookie may live on: somebody cleared the storage, or an earlier log out
 * never reached the server. Both mean signed out, so the server is told.
 */
async function endForgotten(
  { client, queries, store }: Services,
  endAtServer: () => Promise<void>,
) {
  try {
    // In a cache of its own: the page must not take the answer for a session.
    const viewer = await new QueryClient().query(sessionQuery(client));
    // Somebody may have signed in while the answer was on its way.
    if (!isSignedIn(viewer) || store.readSession() !== undefined) return;
    await endAtServer();
    await queries.invalidateQueries();
  } catch {
    // Without a connection there is nothing to end; the next start tries again.
  }
}
