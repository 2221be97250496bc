import { axles, maySee } from "@caliper/catalogue-model";
import { Button, Inline, preloadable } from "@caliper/design-system";
import { Suspense } from "react";
import { useText } from "../../messages/index.ts";
import { useViewer } from "../../provider/index.ts";
import type { JobLinksProps } from "./AxleLinks.tsx";

// Searches on other sites have no such links.
const AxleLinks = preloadable(async () => (await import("./AxleLinks.tsx")).AxleLinks);

/** Links to everything for the brakes of an axle, in whose room are their texts until they are loaded; for users who search by vehicle in the portal. */
export function JobLinks(props: JobLinksProps) {
  const t = useText();
  const viewer = useViewer();
  if (props.vehicle.model === "" || !maySee("homeSearch", viewer)) return null;
  return (
    <Suspense
      fallback={
        <Inline gap={8}>
          {(props.axle === null ? axles : [props.axle]).map((axle) => (
            <Button key={axle} size="chip" isDisabled>
              {t("search.job", { axle })}
            </Button>
          ))}
        </Inline>
      }
    >
      <AxleLinks {...props} />
    </Suspense>
  );
}
