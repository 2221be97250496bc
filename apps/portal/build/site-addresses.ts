import type { Plugin } from "vite";

const names = ["VITE_OFFICIAL_PAGE", "VITE_PORTAL_URL"] as const;

/** What is wrong with the addresses of `site.ts` in an environment; empty when nothing is. */
export function wrongAddresses(env: Readonly<Record<string, string | undefined>>): string[] {
  return names.flatMap((name) => {
    const text = env[name];
    if (text === undefined || text === "") return [];
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && ["http:", "https:"].includes(url.protocol)) return [];
    return [`${name} is "${text}": expected an address that begins with https:// or http://.`];
  });
}

/** A wrong address ends the build at its start, not the click of a client. */
export function siteAddresses(): Plugin {
  return {
    name: "caliper-site-addresses",
    configResolved({ env }) {
      const wrong = wrongAddresses(env as Readonly<Record<string, string | undefined>>);
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
    },
  };
}
