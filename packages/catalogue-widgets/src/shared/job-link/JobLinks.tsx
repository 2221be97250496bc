import { maySee } from "@caliper/catalogue-model";
import { Inline, preloadable, Skeleton } from "@caliper/design-system";
import { Suspense } from "react";
import { useViewer } from "../../provider/index.ts";
import type { JobLinksProps } from "./AxleLinks.tsx";

// Searches on other sites have no such links.
const AxleLinks = preloadable(async () => (await import("./AxleLinks.tsx")).AxleLinks);

/** Links to everything for the brakes of an axle, for users who search by vehicle in the portal. */
export function JobLinks(props: JobLinksProps) {
  const viewer = useViewer();
  if (props.vehicle.model === "" || !maySee("homeSearch", viewer)) return null;
  return (
    <Suspense
      fallback={
        <Inline gap={8} wrap={false} collapse>
          <Skeleton shape="block" height="chip" />
          {props.axle === null && <Skeleton shape="block" height="chip" />}
        </Inline>
      }
    >
      <AxleLinks {...props} />
    </Suspense>
  );
}
