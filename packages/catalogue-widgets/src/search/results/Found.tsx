import type { Finding } from "@caliper/api-client";
import { Stack } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { criteriaOf } from "../../links/index.ts";
import { JobLinks } from "../../shared/job-link/index.ts";
import { NumberNotes } from "../numbers/NumberNotes.tsx";
import type { FoundBeside } from "./foundBeside.ts";
import { DecidingQuestion, type DecidingQuestionProps } from "./DecidingQuestion.tsx";
import { FoundParts } from "./FoundParts.tsx";
import type { UsedAnswers } from "./useAnswers.ts";
import { Jumps } from "./Jumps.tsx";

export interface FoundProps extends FoundBeside {
  finding: DecidingQuestionProps["finding"] & Pick<Finding, "deciding" | "searches">;
  answers: UsedAnswers;
}

/** Parts and screens for a text that is not a code, and notes about its numbers. */
export function Found({ parts, all, before, after, finding, answers, ...numbers }: FoundProps) {
  const t = useText();
  const vehicle = finding.searches.find(({ kind }) => kind === "vehicle");
  return (
    <Stack gap={16}>
      <Jumps jumps={before} />
      {finding.deciding && finding.deciding.count + finding.deciding.contradicted > 1 && (
        <DecidingQuestion deciding={finding.deciding} finding={finding} answers={answers} />
      )}
      {parts.length > 0 && vehicle?.kind === "vehicle" && (
        <JobLinks vehicle={criteriaOf(vehicle)} axle={vehicle.axle} />
      )}
      {parts.length > 0 && <FoundParts parts={parts} />}
      <Jumps jumps={all} heading={t("search.jump.firstParts", { count: parts.length })} />
      <Jumps jumps={after} />
      <NumberNotes {...numbers} />
    </Stack>
  );
}
