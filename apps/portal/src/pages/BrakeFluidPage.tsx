import { BrakeFluidList, useTerms } from "@caliper/catalogue-widgets";
import { Page } from "./Page.tsx";

/** The brake fluids and their volumes. */
export default function BrakeFluidPage() {
  const title = useTerms().section("brake_fluid");
  return (
    <Page title={title}>
      <BrakeFluidList />
    </Page>
  );
}
