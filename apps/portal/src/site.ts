/**
 * URLs outside the portal. A build for another company sets them in the environment;
 * `build/site-addresses.ts` rejects invalid URLs.
 */
const env: Readonly<Record<string, unknown>> = import.meta.env;

const address = (name: string, fallback: string) => {
  const value = env[name];
  return typeof value === "string" && value !== "" ? value : fallback;
};

export const site = {
  officialPage: address("VITE_OFFICIAL_PAGE", "https://caliper.example"),
  /** The external portal that administrators and clients find in their menu. */
  portal: address("VITE_PORTAL_URL", "https://portal.caliper.example"),
} as const;
