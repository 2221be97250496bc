import { productImagesQuery } from "@caliper/api-client";
import { Dialog, EmptyState, Skeleton } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { useClient } from "../provider/index.ts";
import { diagram } from "./DiagramDialog.css.ts";
import { hardwareMessages } from "./messages.ts";

export interface DiagramDialogProps {
  code: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The picture of a kit, large; requested when the dialog opens. */
export function DiagramDialog({ code, isOpen, onOpenChange }: DiagramDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(hardwareMessages.diagramTitle, { code })}
      closeLabel={formatMessage(hardwareMessages.close)}
    >
      <Diagram code={code} />
    </Dialog>
  );
}

function Diagram({ code }: { code: string }) {
  const { formatMessage } = useIntl();
  const { data, isPending } = useQuery(productImagesQuery(useClient(), code));
  const [first] = data ?? [];
  if (isPending) return <Skeleton shape="block" height="drawing" />;
  return first === undefined ? (
    <EmptyState icon="image" title={formatMessage(hardwareMessages.noDiagram)} />
  ) : (
    <img
      className={diagram}
      src={first.url}
      alt={formatMessage(hardwareMessages.diagramTitle, { code })}
    />
  );
}
