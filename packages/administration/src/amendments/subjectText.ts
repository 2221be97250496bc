import { type FormatText } from "../messages/index.ts";
import { reviewSubjects } from "./filter.ts";

/** The name of an amendment's subject; unknown ones are shown as they are. */
export function subjectText(t: FormatText, subject: string): string {
  const known = reviewSubjects.find((each) => each === subject);
  return known === undefined ? subject : t(`amendments.subject.${known}`);
}
