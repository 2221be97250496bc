import { changeViewer, sessionQuery, signOutMutation } from "@caliper/api-client";
import { anonymous, isSignedIn, type Viewer } from "@caliper/catalogue-model";
import { QueryClient, useMutation, useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useMemo, useState } from "react";
import { type Services, useServices } from "./services.tsx";

interface Session {
  readonly viewer: Viewer;
  /** Ends the session on the server and clears everything stored for the user. */
  readonly signOut: () => Promise<void>;
  /** The user logged out; the session did not expire. */
  readonly hasLoggedOut: boolean;
}

const SessionContext = createContext<Session | null>(null);

/**
 * The current user. The cookie is the credential and the server decides; the stored session only
 * lets the page render before the server answers.
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
      // Without a stored session the user counts as signed out, even with a cookie; see `endForgotten`.
      enabled: remembered !== undefined,
    },
    queries,
  );
  const { mutateAsync: endAtServer } = useMutation(signOutMutation(client), queries);

  const [hasLoggedOut, setLoggedOut] = useState(false);

  useEffect(() => store.saveSession(viewer), [store, viewer]);
  useEffect(() => client.onUnauthorized(() => changeViewer(queries, anonymous)), [client, queries]);
  useEffect(
    () =>
      store.onChange((key) => {
        if (key === null) {
          setLoggedOut(true);
          store.clearTab();
        }
        if (key === null || key === "session")
          changeViewer(queries, store.readSession() ?? anonymous);
      }),
    [store, queries],
  );
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
          // Without a connection, `endForgotten` ends the session at the next start.
          changeViewer(queries, anonymous);
        }
        store.clear();
        // Mutations keep their arguments, such as the password.
        queries.getMutationCache().clear();
      },
    }),
    [store, queries, viewer, hasLoggedOut, endAtServer],
  );
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = use(SessionContext);
  if (session === null) throw new Error("useSession is used outside SessionProvider.");
  return session;
}

/**
 * Ends a session whose cookie remains without a stored session: storage was cleared, or an earlier
 * sign-out never reached the server.
 */
async function endForgotten(
  { client, queries, store }: Services,
  endAtServer: () => Promise<void>,
) {
  try {
    // In a separate cache, so that the page does not use the answer.
    const viewer = await new QueryClient().query(sessionQuery(client));
    // The user may have signed in meanwhile.
    if (!isSignedIn(viewer) || store.readSession() !== undefined) return;
    await endAtServer();
    await queries.invalidateQueries();
  } catch {
    // Without a connection the next start tries again.
  }
}
