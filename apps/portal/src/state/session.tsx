import {
  changeViewer,
  isApiError,
  rereadSession,
  sessionQuery,
  signOutMutation,
} from "@caliper/api-client";
import { anonymous, isSignedIn } from "@caliper/catalogue-model";
import { useMutation, useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { endForgottenSession } from "./endForgottenSession.ts";
import { useServices } from "./services.tsx";
import { SessionContext } from "./useSession.ts";

const lacksFactor = (error: unknown): boolean =>
  isApiError(error) && error.code === "second-factor-required";

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
      // Without a stored session the user counts as signed out, even with a cookie; see `endForgottenSession`.
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
      queries.getQueryCache().subscribe((event) => {
        // An administrator has removed the second factor, or the server requires one now.
        if (
          event.type === "updated" &&
          event.action.type === "error" &&
          lacksFactor(event.action.error)
        )
          void rereadSession(queries);
      }),
    [queries],
  );
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
    if (remembered === undefined) void endForgottenSession(services);
  }, [services, remembered]);

  const session = {
    viewer,
    hasLoggedOut: hasLoggedOut && !isSignedIn(viewer),
    signOut: async () => {
      setLoggedOut(true);
      // Other tabs follow without waiting for the server.
      store.clear();
      try {
        await endAtServer();
      } catch {
        // Without a connection, `endForgottenSession` ends the session at the next start.
        changeViewer(queries, anonymous);
      }
      store.notifyCleared();
      // Mutations keep their arguments, such as the password.
      queries.getMutationCache().clear();
    },
  };
  return <SessionContext value={session}>{children}</SessionContext>;
}
