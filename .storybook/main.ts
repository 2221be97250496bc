import type { StorybookConfig } from "@storybook/react-vite";
import { messageParts } from "../apps/portal/build/message-parts.ts";
import { sharedPlugins, preOptimized } from "../vite.shared.ts";

const config: StorybookConfig = {
  stories: ["../packages/*/src/**/*.stories.tsx", "../apps/portal/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@chromatic-com/storybook",
  ],
  framework: "@storybook/react-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen-typescript" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), messageParts(), sharedPlugins()],
    optimizeDeps: { ...vite.optimizeDeps, include: preOptimized },
  }),
};
export default config;
