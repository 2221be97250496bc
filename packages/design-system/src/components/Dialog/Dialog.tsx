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
  /** Called with false by Escape, the close button and a press beside the dialog. */
  onOpenChange: (isOpen: boolean) => void;
  /** What it is about; it names the dialog. */
  title: string;
  /** Scrolls between head and actions when it is taller than the window. */
  children: ReactNode;
  /** Buttons at the foot; the one that does the work comes last. */
  actions?: ReactNode;
  /** Without one there is no close button: the actions have to hold a way out. */
  closeLabel?: string;
  /** False while losing what was typed would hurt: only the close button and Escape close it. */
  isDismissable?: boolean;
  /** `alertdialog` for a question that interrupts: `ConfirmDialog` sets it. */
  role?: "dialog" | "alertdialog";
}

/** Something that must be dealt with before the page goes on. */
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
