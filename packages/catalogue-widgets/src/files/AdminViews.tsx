import { ToggleButtonGroup } from "@caliper/design-system";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { contained } from "../provider/index.ts";
import { filesMessages } from "./messages.ts";

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
export const AdminViews = contained("files", AdminViewsContent);

function AdminViewsContent({ view, onChange, badge }: AdminViewsProps) {
  const { formatMessage } = useIntl();
  return (
    <ToggleButtonGroup
      label={formatMessage(filesMessages.view)}
      hideLabel
      items={[
        { id: "files", label: formatMessage(filesMessages.showFiles) },
        { id: "amendments", label: formatMessage(filesMessages.showAmendments), badge },
        { id: "keys", label: formatMessage(filesMessages.showKeys) },
        { id: "embed", label: formatMessage(filesMessages.showEmbed) },
      ]}
      value={view ?? ""}
      onChange={(id) => onChange(adminViews.find((each) => each === id) ?? "files")}
    />
  );
}
