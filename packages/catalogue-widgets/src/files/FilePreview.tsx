import type { StoredFile } from "@caliper/api-client";
import { Dialog, EmptyState, Link, Stack } from "@caliper/design-system";
import { useState } from "react";
import { useIntl } from "react-intl";
import * as styles from "./FilesPanel.css.ts";
import { filesMessages } from "./messages.ts";

export interface FilePreviewProps {
  /** Null when closed. */
  file: StoredFile | null;
  /** Called when the preview is closed. */
  onClose: () => void;
}

/** Shows an image or the pages of a PDF. */
export function FilePreview({ file, onClose }: FilePreviewProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={file !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={file?.name ?? ""}
      closeLabel={formatMessage(filesMessages.close)}
      size="large"
    >
      {file !== null && (
        <Stack gap={16}>
          <Content key={file.id} file={file} />
          <Link href={file.url} isExternal>
            {formatMessage(filesMessages.openInTab)}
          </Link>
        </Stack>
      )}
    </Dialog>
  );
}

function Content({ file: { name, url, kind } }: { file: StoredFile }) {
  const { formatMessage } = useIntl();
  const [isBroken, setIsBroken] = useState(false);
  if (kind === "pdf") return <iframe className={styles.document} src={url} title={name} />;
  if (isBroken) return <EmptyState icon="image" title={formatMessage(filesMessages.noPreview)} />;
  return <img className={styles.preview} src={url} alt={name} onError={() => setIsBroken(true)} />;
}
