import { Button, Dialog, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { QrCode } from "../../shared/qr/index.ts";
import * as styles from "./QrDialog.css.ts";
import { saveQrPng } from "./saveQrPng.ts";

export interface QrDialogProps {
  /** The product's code: the label below the picture and the file name. */
  code: string;
  /** What the QR code encodes. */
  address: string;
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when it is to be closed. */
  onClose: () => void;
}

/** The page's URL as a QR code for a box label, with a download as `{code}.png`. */
export function QrDialog({ code, address, isOpen, onClose }: QrDialogProps) {
  const t = useText();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t("common.qrCode")}
      closeLabel={t("common.close")}
      size="small"
      actions={
        <Button variant="primary" icon="download" onPress={() => saveQrPng(code, address)}>
          {t("datasheet.qr.download")}
        </Button>
      }
    >
      <div className={styles.content}>
        <div className={styles.label}>
          <div className={styles.picture}>
            <QrCode text={address} label={t("datasheet.qr.image", { code })} />
          </div>
          <span className={styles.code} translate="no">
            {code}
          </span>
        </div>
        <Text variant="caption" tone="muted">
          {t("datasheet.qr.hint")}
        </Text>
      </div>
    </Dialog>
  );
}
