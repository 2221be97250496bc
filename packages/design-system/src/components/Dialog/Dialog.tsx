import type { ReactNode } from "react";
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from "react-aria-components";
import { usePortal } from "../../internal/portal.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import {
  actions as actionsStyle,
  body,
  dialog,
  head,
  modal,
  scrim,
  title as titleStyle,
} from "./Dialog.css.ts";
import type { Variants } from "../../internal/variants.ts";

export interface DialogProps extends Variants<typeof modal> {
  /** Whether it is open; its owner keeps that. */
  isOpen: boolean;
  /** Called with false on Escape, the close button and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** The heading and accessible name. */
  title: string;
  /** The body; scrolls between head and actions if it is too tall. */
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

/** A modal dialog. */
export function Dialog({
  isOpen,
  onOpenChange,
  title,
  children,
  actions,
  closeLabel,
  isDismissable = true,
  role = "dialog",
  size = "medium",
}: DialogProps) {
  const portal = usePortal();
  return (
    <ModalOverlay
      className={scrim}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      {...portal}
    >
      <Modal className={modal({ size })}>
        <AriaDialog className={dialog} role={role}>
          <header className={head}>
            <Heading slot="title" className={titleStyle}>
              {title}
            </Heading>
            {closeLabel !== undefined && (
              <IconButton
                icon="close"
                label={closeLabel}
                variant="plain"
                hideTooltip
                onPress={() => onOpenChange(false)}
              />
            )}
          </header>
          <div className={body}>{children}</div>
          {actions !== undefined && <footer className={actionsStyle}>{actions}</footer>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
