import type { ComponentType, ReactNode } from "react";
import {
  I18nProvider as AriaI18nProvider,
  RouterProvider as AriaRouterProvider,
} from "react-aria-components";

// With types of our own and not exported from the library directly: the entry of the built package would import it in server
// components, where it refuses to run, and its types do not compile with `exactOptionalPropertyTypes`.

export interface I18nProviderProps {
  /** A BCP 47 tag, such as `es-419`. */
  locale: string;
  children: ReactNode;
}

/** Sets the language of the components below it. */
export const I18nProvider: ComponentType<I18nProviderProps> = AriaI18nProvider;

export interface RouterProviderProps {
  /** Follows a link within the host. */
  navigate: (path: string) => void;
  /** Makes the `href` of a link from its path. */
  useHref?: (path: string) => string;
  children: ReactNode;
}

/** Makes the links of the components below it use a host's router. */
export const RouterProvider: ComponentType<RouterProviderProps> = AriaRouterProvider;
