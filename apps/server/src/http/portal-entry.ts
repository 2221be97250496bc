import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RenderedDocument } from "./rendered-pages.ts";

/** What a build of the portal exports for the server; see `apps/portal/src/server-entry.tsx`. */
export interface PortalEntry {
  readonly renderDatasheet: (question: {
    readonly code: string;
    readonly language: string;
    readonly origin: string;
    readonly head: string;
    readonly fetch: (request: Request) => Promise<Response>;
  }) => Promise<RenderedDocument | undefined>;
  readonly renderSignIn: (language: string) => Promise<RenderedDocument>;
}

/** Loads it once. */
export type LoadPortalEntry = () => Promise<PortalEntry>;

/** The part of a built portal for the server, which is beside its `folder`; undefined where it has not been built. */
export function portalEntryIn(folder: string): LoadPortalEntry | undefined {
  const file = join(folder, "../dist-server/server-entry.js");
  if (!existsSync(file)) return undefined;
  let entry: Promise<PortalEntry> | undefined;
  return () => (entry ??= import(pathToFileURL(file).href) as Promise<PortalEntry>);
}
