import type { Plugin } from "vite";

const names = ["VITE_OFFICIAL_PAGE", "VITE_PORTAL_URL"] as const;

/** Problems with the URLs that an environment sets for `site.ts`. */
export function wrongAddresses(env: Readonly<Record<string, string | undefined>>): string[] {
  return names.flatMap((name) => {
    const text = env[name];
    if (text === undefined || text === "") return [];
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (url && ["http:", "https:"].includes(url.protocol)) return [];
    return [`${name} is "${text}": expected an address that begins with https:// or http://.`];
  });
}

/** Fails the build on an invalid URL. */
export function siteAddresses(): Plugin {
  return {
    name: "caliper-site-addresses",
    configResolved({ env }) {
      const wrong = wrongAddresses(env as Readonly<Record<string, string | undefined>>);
      if (wrong.length > 0) throw new Error(wrong.join("\n"));
    },
  };
}
