/** Singletons: the API client, its cache, and browser storage. */
import { offeredLanguage } from "@caliper/catalogue-model";
import { type ApiClient, createClient } from "@caliper/api-client";
import { QueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { createSessionStore, type SessionStore } from "./sessionStore.ts";

export interface Services {
  readonly client: ApiClient;
  readonly store: SessionStore;
  readonly queries: QueryClient;
}

/**
 * The portal's services in the browser. Storybook creates its own, with mocked HTTP and storage in memory, and so does
 * the server.
 */
export const createServices = (): Services => {
  const language = offeredLanguage(new URLSearchParams(window.location.search).get("lang"));
  const store = createSessionStore({ language });
  store.renewLanguage();
  return {
    client: createClient({ language: () => store.readLanguage() }),
    store,
    queries: new QueryClient(),
  };
};

const ServicesContext = createContext<Services | null>(null);

export interface ServicesProviderProps {
  /** Must not change. */
  services: Services;
  children: ReactNode;
}

export function ServicesProvider({ services, children }: ServicesProviderProps) {
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useServices(): Services {
  const services = use(ServicesContext);
  if (services === null) throw new Error("useServices is used outside ServicesProvider.");
  return services;
}
