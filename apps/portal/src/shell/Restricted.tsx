import type { ReactNode } from "react";
import { useSession } from "../state/useSession.ts";
import { mayOpen, type Page } from "./menuModel.ts";

export interface RestrictedProps {
  page: Page;
  /** Shown instead of the page, for a viewer who may not open it. */
  closed: ReactNode;
  children: ReactNode;
}

/** A page that not every account may open. */
export function Restricted({ page, closed, children }: RestrictedProps) {
  const { viewer } = useSession();
  return mayOpen(page, viewer) ? children : closed;
}
