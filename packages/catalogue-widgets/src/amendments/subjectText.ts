import type { Text } from "../messages/index.ts";
import { reviewSubjects } from "./filter.ts";

/** The name of an amendment's subject; unknown ones are shown as they are. */
export function subjectText(t: Text, subject: string): string {
  const known = reviewSubjects.find((each) => each === subject);
  return known === undefined ? subject : t(`amendments.subject.${known}`);
}
