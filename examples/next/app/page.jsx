import { CatalogueProvider, Datasheet } from "@caliper/catalogue-widgets";
import { ThemeRoot } from "@caliper/design-system/theme";

const { NEXT_PUBLIC_CALIPER_URL, NEXT_PUBLIC_CALIPER_KEY } = process.env;

/** A server component: the widgets are client components and need no file of their own. */
export default function Page() {
  return (
    <>
      <h1>Our shop</h1>
      <ThemeRoot theme="light" scope="embedded">
        <CatalogueProvider
          apiUrl={NEXT_PUBLIC_CALIPER_URL}
          embedKey={NEXT_PUBLIC_CALIPER_KEY}
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
