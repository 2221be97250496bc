import {
  I18nProvider as AriaI18nProvider,
  RouterProvider as AriaRouterProvider,
} from "react-aria-components";

// Not exported from the library directly: the entry of the built package would import it in server components, where it
// refuses to run.

/** Sets the language of the components below it. */
export const I18nProvider = AriaI18nProvider;

/** Makes the links of the components below it use a host's router. */
export const RouterProvider = AriaRouterProvider;
