export type ToastTone = "success" | "danger" | "info";

export interface ToastMessage {
  /** What happened. */
  title: string;
  /** Details, if one line is not enough. */
  detail?: string;
  /** `danger` stays until it is closed. */
  tone: ToastTone;
  /** A button, such as one that undoes what happened; it must be possible elsewhere too. */
  action?: { label: string; onPress: () => void };
}
