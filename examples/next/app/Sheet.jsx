"use client";

import { CatalogueProvider, Datasheet } from "@caliper/catalogue-widgets";
import { ThemeRoot } from "@caliper/design-system/theme";

/** A client component, because webpack does not accept the packages in a server component; Turbopack does. */
export const Sheet = ({ code }) => (
  <ThemeRoot theme="light" scope="embedded">
    <CatalogueProvider
      apiUrl={process.env.NEXT_PUBLIC_CALIPER_URL}
      embedKey={process.env.NEXT_PUBLIC_CALIPER_KEY}
      links="/parts/{code}"
      locale="en"
      headingLevel={2}
    >
      <Datasheet code={code} />
    </CatalogueProvider>
  </ThemeRoot>
);
