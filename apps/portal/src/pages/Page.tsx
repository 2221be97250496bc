import { PrintHead } from "@caliper/catalogue-widgets";
import { Hide, PageHeader, Stack } from "@caliper/design-system";
import type { ReactNode } from "react";
import { PageTitle } from "./PageTitle.tsx";

export interface PageProps {
  /** The heading, and the title of the browser tab. */
  title: string;
  /** The title of the browser tab where it differs from the heading. */
  tabTitle?: string;
  note?: ReactNode;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  /** False where the content has another head and title on paper. */
  isTitlePrinted?: boolean;
  gap?: 16 | 24;
  children: ReactNode;
}

/** A page with a heading. */
export function Page({
  title,
  tabTitle = title,
  note,
  actions,
  isTitlePrinted = true,
  gap = 24,
  children,
}: PageProps) {
  return (
    <Stack gap={gap}>
      <PageTitle>{tabTitle}</PageTitle>
      {isTitlePrinted && <PrintHead />}
      <Hide on={isTitlePrinted ? undefined : "print"}>
        <PageHeader title={title} note={note} actions={actions} />
      </Hide>
      {children}
    </Stack>
  );
}
