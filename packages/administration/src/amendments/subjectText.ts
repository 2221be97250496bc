import { amendmentSubjects } from "@caliper/api-client";
import { type FormatText } from "../messages/index.ts";

/** The name of an amendment's subject; unknown ones are shown as they are. */
export function subjectText(t: FormatText, subject: string): string {
  const subjectId = amendmentSubjects.find((each) => each === subject);
  return subjectId === undefined ? subject : t(`amendments.subject.${subjectId}`);
}
