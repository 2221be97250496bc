import type { Decorator } from "@storybook/react-vite";
import { IntlProvider } from "react-intl";
import terms from "../../messages/en.json";
import drawings from "../messages.en.json";

/** Drawings need words, and no data: stories have the language of the toolbar and no provider. */
export const withTexts: Decorator = (Story, { globals }) => {
  const english = globals["locale"] !== "es";
  return (
    <IntlProvider
      locale={english ? "en-US" : "es-419"}
      defaultLocale="es"
      messages={english ? { ...terms, ...drawings } : {}}
      // Spanish stands in the code.
      onError={() => undefined}
    >
      <Story />
    </IntlProvider>
  );
};
