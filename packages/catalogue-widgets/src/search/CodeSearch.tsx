import { contained } from "../provider/index.ts";
import { CodeResults, type CodeResultsProps } from "./CodeSearchContent.tsx";
import { SuggestingCodeForm } from "./field/SuggestingCodeForm.tsx";

export type CodeSearchProps = Omit<CodeResultsProps, "Form">;

/** General search by code, FMSI number or interchange. */
export const CodeSearch = contained("search", (props: CodeSearchProps) => (
  <CodeResults {...props} Form={SuggestingCodeForm} />
));
