import { contained } from "../../provider/index.ts";
import { CodeForm } from "./CodeForm.tsx";
import { CodeResults } from "./CodeResults.tsx";
import type { CodeSearchProps } from "./CodeSearch.tsx";

/** The same without suggestions, for other sites. */
export const PlainCodeSearch = contained("search", (props: CodeSearchProps) => (
  <CodeResults {...props} Form={CodeForm} />
));
