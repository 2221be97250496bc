import {
  Button as AriaButton,
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastRegion as AriaToastRegion,
} from "react-aria-components";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import type { IconName } from "../Icon/paths.ts";
import * as styles from "./Toast.css.ts";
import type { ToastTone } from "./toastMessage.ts";
import { toastQueue } from "./toastQueue.ts";

const signs: Record<ToastTone, IconName> = {
  success: "check",
  danger: "warning",
  info: "info",
};

export interface ToastRegionProps {
  /** Accessible name of the region: `Notifications`. */
  label: string;
  /** Name of the button that closes a toast. */
  closeLabel: string;
}

/** The toasts that `ToastRegion` shows. */
export function ToastList({ label, closeLabel }: ToastRegionProps) {
  return (
    <AriaToastRegion queue={toastQueue} className={styles.region} aria-label={label}>
      {({ toast }) => (
        <AriaToast toast={toast} className={styles.toast}>
          <span className={styles.sign({ tone: toast.content.tone })}>
            <Icon name={signs[toast.content.tone]} />
          </span>
          <ToastContent className={styles.content}>
            <Text slot="title" className={styles.title}>
              {toast.content.title}
            </Text>
            {toast.content.detail !== undefined && (
              <Text slot="description">{toast.content.detail}</Text>
            )}
          </ToastContent>
          {toast.content.action !== undefined && (
            <Button
              size="chip"
              onPress={() => {
                toastQueue.close(toast.key);
                toast.content.action?.onPress();
              }}
            >
              {toast.content.action.label}
            </Button>
          )}
          <AriaButton slot="close" className={styles.close} aria-label={closeLabel}>
            <Icon name="close" size="small" />
          </AriaButton>
        </AriaToast>
      )}
    </AriaToastRegion>
  );
}
