import "@caliper/design-system/styles.css";
import "@caliper/catalogue-widgets/styles.css";
import "@caliper/design-system/fonts";
import { CatalogueProvider, Datasheet } from "@caliper/catalogue-widgets";
import { ThemeRoot } from "@caliper/design-system/theme";
import { createRoot } from "react-dom/client";

const { VITE_CALIPER_URL, VITE_CALIPER_KEY } = import.meta.env;

createRoot(document.getElementById("root")).render(
  <ThemeRoot theme="light" scope="embedded">
    <CatalogueProvider
      apiUrl={VITE_CALIPER_URL}
      embedKey={VITE_CALIPER_KEY}
      links="/parts/{code}"
      headingLevel={2}
    >
      <Datasheet code="BR31338" />
    </CatalogueProvider>
  </ThemeRoot>,
);
