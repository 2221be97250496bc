import { fluidOfCode } from "@caliper/catalogue-model";
import {
  Datasheet,
  MakeAmendment,
  ProductAmendments,
  RecentProducts,
  useDatasheetTitle,
} from "@caliper/catalogue-widgets";
import { Stack } from "@caliper/design-system";
import { useEffect } from "react";
import { useIntl } from "react-intl";
import { Navigate, useSearchParams } from "react-router-dom";
import { paths } from "../paths.ts";
import { useRecentProducts } from "../state/recent.ts";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";

/** Resolves when the page renders without suspending. */
export { vehicleTableLoaded as loaded } from "@caliper/catalogue-widgets";

/** Marks the end of hydration for browser tests: before it, a rendered page does not answer clicks. */
function useResumed() {
  useEffect(() => {
    delete document.documentElement.dataset["resuming"];
  }, []);
}

/** The datasheet of the product in the URL; needs no session. */
export default function DatasheetPage() {
  useResumed();
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const code = query.get("codigo")?.trim() ?? "";
  const shown = code.toUpperCase();
  const title = useDatasheetTitle(code);
  const { products, add } = useRecentProducts();
  const fluid = fluidOfCode(code);
  // Fluids have their own datasheet, for signed-in users.
  if (fluid !== undefined) return <Navigate to={paths.brakeFluidSheet(fluid)} replace />;
  return (
    <>
      <PageTitle>{title ?? (shown || formatMessage(pageMessages.datasheetTitle))}</PageTitle>
      <Stack gap={40}>
        <Datasheet
          key={code}
          code={code}
          onOpen={add}
          actions={(datasheet) => (
            <>
              <ProductAmendments
                code={datasheet.code}
                href={paths.adminPanel({ view: "amendments", code: datasheet.code })}
              />
              <MakeAmendment code={datasheet.code} datasheet={datasheet} />
            </>
          )}
        />
        <RecentProducts products={products.filter((product) => product.code !== shown)} />
      </Stack>
    </>
  );
}
