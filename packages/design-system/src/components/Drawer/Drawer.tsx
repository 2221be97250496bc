import type { ReactNode } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components";
import { content, drawer, scrim } from "./Drawer.css.ts";

export interface DrawerProps {
  /** Whether it is open; controlled by its owner. */
  isOpen: boolean;
  /** Called with false on Escape and a press outside. */
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name. */
  label: string;
  /** The content, with a button that closes it. */
  children: ReactNode;
}

/** A panel over the page at its start: the menu on a phone, filters. */
export function Drawer({ label, children, ...overlay }: DrawerProps) {
  return (
    <ModalOverlay className={scrim} isDismissable {...overlay}>
      <Modal className={drawer}>
        <Dialog className={content} aria-label={label}>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
