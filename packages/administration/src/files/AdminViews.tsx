import { ToggleButtonGroup } from "@caliper/design-system";
import type { ReactNode } from "react";
import { contained, useText } from "../messages/index.ts";

export const adminViews = ["files", "amendments", "keys", "embed"] as const;
export type AdminView = (typeof adminViews)[number];

export interface AdminViewsProps {
  /** Undefined on any other page. */
  view: AdminView | undefined;
  /** Called with the chosen view. */
  onChange: (view: AdminView) => void;
  /** Number of pending amendments on their button. */
  badge?: ReactNode;
}

/** Switches the admin panel between files, amendments, access keys and the embed. */
export const AdminViews = contained(AdminViewsContent);

function AdminViewsContent({ view, onChange, badge }: AdminViewsProps) {
  const t = useText();
  return (
    <ToggleButtonGroup
      label={t("common.view")}
      hideLabel
      items={[
        { id: "files", label: t("files.showFiles") },
        { id: "amendments", label: t("files.showAmendments"), badge },
        { id: "keys", label: t("files.showKeys") },
        { id: "embed", label: t("files.showEmbed") },
      ]}
      value={view ?? null}
      onChange={onChange}
    />
  );
}
