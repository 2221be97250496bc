import type { DocsContainerProps } from "@storybook/addon-docs/blocks";
import { lazy, Suspense } from "react";
import type { PropsWithChildren } from "react";

// Loaded when a page is opened: the tests of the stories have no use for the blocks.
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

/** What `parameters.docs` of the preview says about every page. */
export const docs = { container: Container, page: Page };
