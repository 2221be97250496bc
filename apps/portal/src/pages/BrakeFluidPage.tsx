import { PageHeader, Stack } from "@caliper/design-system";
import { BrakeFluidList, useTerms } from "@caliper/catalogue-widgets";
import { PageTitle } from "./PageTitle.tsx";

/** The brake fluids and their volumes. */
export default function BrakeFluidPage() {
  const title = useTerms().section("brake_fluid");
  return (
    <Stack gap={24}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      <BrakeFluidList />
    </Stack>
  );
}
