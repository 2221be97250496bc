import { PageHeader, Stack } from "@caliper/design-system";
import { HardwareCodeSearch, SectionCodeSearch, useTerms } from "@caliper/catalogue-widgets";
import type { SectionCodeSearchProps } from "@caliper/catalogue-widgets";
import { useIntl } from "react-intl";
import { pageMessages } from "./messages.ts";
import { PageTitle } from "./PageTitle.tsx";

export interface SectionCodePageProps {
  section: SectionCodeSearchProps["section"] | "hardware";
}

/** Finds a product of one section by its code. */
export default function SectionCodePage({ section }: SectionCodePageProps) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const title = formatMessage(pageMessages.codeTitle, { section: terms.section(section) });
  return (
    <Stack gap={24}>
      <PageTitle>{title}</PageTitle>
      <PageHeader title={title} />
      {section === "hardware" ? <HardwareCodeSearch /> : <SectionCodeSearch section={section} />}
    </Stack>
  );
}
