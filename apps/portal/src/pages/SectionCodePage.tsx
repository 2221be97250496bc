import {
  HardwareCodeSearch,
  SectionCodeSearch,
  type SectionCodeSearchProps,
  useTerms,
} from "@caliper/catalogue-widgets";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useText } from "../messages/index.ts";
import { paths } from "../paths.ts";
import { Page } from "./Page.tsx";

export interface SectionCodePageProps {
  section: SectionCodeSearchProps["section"] | "hardware";
}

/** Finds a product of one section by its code. */
export default function SectionCodePage({ section }: SectionCodePageProps) {
  const t = useText();
  const terms = useTerms();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const kit = query.get("codigo");
  const typed = query.get("code") ?? "";
  // Typing replaces the history entry.
  const stay = (path: string) => void navigate(path, { replace: true });
  const title = t("portal.section.code", { section: terms.section(section) });
  return (
    <Page title={title}>
      {section === "hardware" ? (
        <HardwareCodeSearch
          text={typed}
          onTextChange={(text) => stay(paths.hardware(kit ?? "", text))}
          code={kit}
          onSelect={(code) => void navigate(paths.hardware(code))}
        />
      ) : (
        <SectionCodeSearch
          section={section}
          text={typed}
          onTextChange={(text) => stay(paths.sectionCode(section, text))}
        />
      )}
    </Page>
  );
}
