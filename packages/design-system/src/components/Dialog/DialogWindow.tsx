import { type ReactNode, useEffect, useRef } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { IconButton } from "../IconButton/IconButton.tsx";
import * as styles from "./Dialog.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface DialogProps extends Variants<typeof styles.modal> {
  /** Whether it is open; controlled by its owner. */
  isOpen: boolean;
  /** Called on Escape, the close button and a press outside. */
  onClose: () => void;
  /** The heading and accessible name. */
  title: string;
  /** The body; scrolls between header and actions if it is too tall. */
  children: ReactNode;
  /** Buttons in the footer, the confirming one last. */
  actions?: ReactNode;
  /** Name of the close button. Without it there is none, and the actions must include a way to close. */
  closeLabel?: string;
  /** Whether a press outside closes it. Set to false to protect unsaved input. */
  isDismissable?: boolean;
  /** `alertdialog` is set by `ConfirmDialog`. */
  role?: "dialog" | "alertdialog";
}

/** The window that `Dialog` opens. */
export function DialogWindow({
  isOpen,
  onClose,
  title,
  children,
  actions,
  closeLabel,
  isDismissable = true,
  role = "dialog",
  size = "medium",
}: DialogProps) {
  return (
    <ModalOverlay
      className={styles.scrim}
      isDismissable={isDismissable}
      isOpen={isOpen}
      onOpenChange={onClose}
    >
      <Modal className={styles.modal({ size })}>
        <AriaDialog className={styles.dialog} role={role}>
          <header className={styles.head}>
            <Heading slot="title" className={styles.title}>
              {title}
            </Heading>
            {closeLabel !== undefined && (
              <IconButton
                icon="close"
                label={closeLabel}
                variant="plain"
                hideTooltip
                onPress={onClose}
              />
            )}
          </header>
          <Body>{children}</Body>
          {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

/** Fields by their focusable elements; a select is a button with a list. */
const field = ["input", "textarea", "[aria-haspopup=listbox]"]
  .map((kind) => `${kind}:not(:disabled, [hidden], [type=hidden], [type=file], [tabindex="-1"])`)
  .join();

/** Mounted when the dialog opens. */
function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fields = Array.from(body.current?.querySelectorAll<HTMLElement>(field) ?? []);
    const first = fields.find((each) => !each.matches("[readonly]"));
    (first ?? fields[0])?.focus();
  }, []);
  return (
    <div ref={body} className={styles.body}>
      {children}
    </div>
  );
}
