import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [
    vue({
      // The widgets are elements of the browser, not Vue components.
      template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith("caliper-") } },
    }),
  ],
});
