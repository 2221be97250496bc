/** Addresses outside the portal; the one file to change for another company. */
export const site = {
  officialPage: "https://caliper.example",
  /** The external portal that administrators and clients find in their menu. */
  portal: "https://portal.caliper.example",
} as const;
