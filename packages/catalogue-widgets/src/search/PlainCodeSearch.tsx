import { contained } from "../provider/index.ts";
import { CodeForm } from "./field/CodeForm.tsx";
import { CodeSearchContent } from "./CodeSearchContent.tsx";
import type { CodeSearchProps } from "./CodeSearch.tsx";

/** The same without suggestions, for other sites. */
export const PlainCodeSearch = contained("search", (props: CodeSearchProps) => (
  <CodeSearchContent {...props} Form={CodeForm} />
));
