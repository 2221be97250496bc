import { productImagesQuery } from "@caliper/api-client";
import { Dialog, EmptyState, Skeleton } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import { useClient } from "../provider/index.ts";
import { diagram } from "./DiagramDialog.css.ts";

export interface DiagramDialogProps {
  code: string;
  isOpen: boolean;
  onClose: () => void;
}

/** The picture of a kit, large; requested when the dialog opens. */
export function DiagramDialog({ code, isOpen, onClose }: DiagramDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("hardware.diagramTitle", { code })}
      closeLabel={t("common.close")}
    >
      <Diagram code={code} />
    </Dialog>
  );
}

function Diagram({ code }: { code: string }) {
  const t = useText();
  const { data, isPending } = useQuery(productImagesQuery(useClient(), code));
  const [first] = data ?? [];
  if (isPending) return <Skeleton shape="block" height="drawing" />;
  return first === undefined ? (
    <EmptyState icon="image" title={t("hardware.noDiagram")} />
  ) : (
    <img className={diagram} src={first.url} alt={t("hardware.diagramTitle", { code })} />
  );
}
