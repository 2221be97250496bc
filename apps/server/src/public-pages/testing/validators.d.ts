/** The parts of two packages without types that the tests use. */
declare module "@marbec/web-auto-extractor" {
  export interface Extracted {
    readonly jsonld: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
    readonly metatags: Readonly<Record<string, readonly string[]>>;
    readonly errors: readonly unknown[];
  }
  export default class WebAutoExtractor {
    parse(html: string): Extracted;
  }
}

declare module "@adobe/structured-data-validator" {
  import type { Extracted } from "@marbec/web-auto-extractor";

  interface Issue {
    readonly issueMessage: string;
    readonly severity: "ERROR" | "WARNING";
    readonly fieldNames?: readonly string[];
  }
  export default class Validator {
    validate(data: Extracted): Promise<readonly Issue[]>;
  }
}
