import { Button, Dialog, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { messages } from "./messages.ts";
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
  /** Called when it opens or closes. */
  onOpenChange: (isOpen: boolean) => void;
}

/** The page's URL as a QR code for a box label, with a download as `{code}.png`. */
export function QrDialog({ code, address, isOpen, onOpenChange }: QrDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={formatMessage(messages.qrCode)}
      closeLabel={formatMessage(messages.close)}
      size="small"
      actions={
        <Button variant="primary" icon="download" onPress={() => saveQrPng(code, address)}>
          {formatMessage(messages.download)}
        </Button>
      }
    >
      <div className={styles.content}>
        <div className={styles.label}>
          <div className={styles.picture}>
            <QrCode text={address} label={formatMessage(messages.image, { code })} />
          </div>
          <span className={styles.code} translate="no">
            {code}
          </span>
        </div>
        <Text variant="caption" tone="muted">
          {formatMessage(messages.hint)}
        </Text>
      </div>
    </Dialog>
  );
}
