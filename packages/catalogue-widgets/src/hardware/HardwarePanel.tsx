import { hardwareQuery } from "@caliper/api-client";
import { Skeleton, Stack, VisuallyHidden } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { FormattedMessage } from "react-intl";
import { contained, useClient, useViewer } from "../provider/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { DiagramDialog } from "./DiagramDialog.tsx";
import { HardwarePanelView } from "./HardwarePanelView.tsx";

interface HardwarePanelProps {
  /** The code of the kit. */
  code: string;
}

/** One hardware kit by its code. */
export const HardwarePanel = contained("hardware", HardwarePanelContent, {
  widget: "HardwarePanel",
  props: ["code"],
});

function HardwarePanelContent({ code }: HardwarePanelProps) {
  const [isDiagramOpen, setDiagramOpen] = useState(false);
  const { username } = useViewer();
  const kit = hardwareQuery(useClient(), { code, user: username });
  const { data, error, isFetching, refetch } = useQuery(kit);
  if (data === undefined && error !== null) {
    return <FailureState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data === undefined) {
    return (
      <div aria-busy>
        <VisuallyHidden>
          <FormattedMessage id="common.loading" />
        </VisuallyHidden>
        <Stack gap={32}>
          <Skeleton shape="block" height="thumbnail" />
          <Skeleton shape="rows" count={6} />
        </Stack>
      </div>
    );
  }
  return (
    <>
      <HardwarePanelView kit={data} onShowDiagram={() => setDiagramOpen(true)} />
      <DiagramDialog code={data.code} isOpen={isDiagramOpen} onOpenChange={setDiagramOpen} />
    </>
  );
}
