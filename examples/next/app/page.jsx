import { CatalogueProvider, Datasheet } from "@caliper/catalogue-widgets";
import { ThemeRoot } from "@caliper/design-system/theme";

export default function Page() {
  return (
    <>
      <h1>Our shop</h1>
      <ThemeRoot theme="light" scope="embedded">
        <CatalogueProvider
          apiUrl={process.env.NEXT_PUBLIC_CALIPER_URL}
          embedKey={process.env.NEXT_PUBLIC_CALIPER_KEY}
          links="/parts/{code}"
          locale="en"
          headingLevel={2}
        >
          <Datasheet code="BR31338" />
        </CatalogueProvider>
      </ThemeRoot>
    </>
  );
}
