import { contained } from "../provider/index.ts";
import { CodeSearchContent, type CodeSearchContentProps } from "./CodeSearchContent.tsx";
import { SuggestingCodeForm } from "./field/SuggestingCodeForm.tsx";

export type CodeSearchProps = Omit<CodeSearchContentProps, "Form">;

/** General search by code, FMSI number or interchange. */
export const CodeSearch = contained("search", (props: CodeSearchProps) => (
  <CodeSearchContent {...props} Form={SuggestingCodeForm} />
));
