import { sessionQuery, signOutMutation } from "@caliper/api-client";
import { isSignedIn } from "@caliper/catalogue-model";
import { MutationObserver, QueryClient } from "@tanstack/react-query";
import type { Services } from "./services.tsx";

/**
 * Ends a session whose cookie remains without a stored session: storage was cleared, or an earlier
 * sign-out never reached the server.
 */
export async function endForgottenSession({ client, queries, store }: Services): Promise<void> {
  try {
    // In a separate cache, so that the page does not use the answer.
    const viewer = await new QueryClient().query(sessionQuery(client));
    // The user may have signed in meanwhile.
    if (!isSignedIn(viewer) || store.readSession() !== undefined) return;
    await new MutationObserver(queries, signOutMutation(client)).mutate();
    await queries.invalidateQueries();
  } catch {
    // Without a connection the next start tries again.
  }
}
