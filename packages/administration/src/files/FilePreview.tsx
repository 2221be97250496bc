import type { StoredFile } from "@caliper/api-client";
import { Dialog, EmptyState, Link, Stack } from "@caliper/design-system";
import { useState } from "react";
import { useText } from "../messages/index.ts";
import * as styles from "./FilesPanel.css.ts";

export interface FilePreviewProps {
  /** Null when closed. */
  file: StoredFile | null;
  /** Called when the preview is closed. */
  onClose: () => void;
}

/** Shows an image or the pages of a PDF. */
export function FilePreview({ file, onClose }: FilePreviewProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={file !== null}
      onClose={onClose}
      title={file?.name ?? ""}
      closeLabel={t("common.close")}
      size="large"
    >
      {file !== null && (
        <Stack gap={16}>
          <Content key={file.id} file={file} />
          <Link href={file.url} isExternal>
            {t("common.openInTab")}
          </Link>
        </Stack>
      )}
    </Dialog>
  );
}

function Content({ file: { name, url, kind } }: { file: StoredFile }) {
  const t = useText();
  const [isBroken, setIsBroken] = useState(false);
  if (kind === "pdf") return <iframe className={styles.document} src={url} title={name} />;
  if (isBroken) return <EmptyState icon="image" title={t("files.noPreview")} />;
  return <img className={styles.preview} src={url} alt={name} onError={() => setIsBroken(true)} />;
}
