/** What there is one of: the API client, its cache, and what the browser remembers. */
import { createClient, createSessionStore } from "@caliper/api-client";
import { QueryClient } from "@tanstack/react-query";

export const client = createClient();

export const store = createSessionStore();

export const queries = new QueryClient();
