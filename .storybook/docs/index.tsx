import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, type PropsWithChildren, Suspense } from "react";

// Loaded lazily: story tests do not need the blocks.
const LazyContainer = lazy(() => import("./Container.tsx"));
const LazyPage = lazy(() => import("./Page.tsx"));

const Container = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <LazyContainer {...props} />
  </Suspense>
);
const Page = () => (
  <Suspense>
    <LazyPage />
  </Suspense>
);

/** `parameters.docs` of the preview. */
export const docs = { container: Container, page: Page };
