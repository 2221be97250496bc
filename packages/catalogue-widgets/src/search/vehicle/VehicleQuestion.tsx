import { decideQuery, type FoundPart } from "@caliper/api-client";
import type { Axle, FamilyId } from "@caliper/catalogue-model";
import { Stack } from "@caliper/design-system";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { VehicleCriteria } from "../../links/index.ts";
import { useClient, useWarehouse } from "../../provider/index.ts";
import { useOwnState } from "../../shared/search-state/index.ts";
import { DecidingQuestion } from "../results/DecidingQuestion.tsx";
import { answersIn, useAnswers } from "../results/useAnswers.ts";
import type { VehicleRow } from "./groupByFamily.ts";

export interface VehicleQuestionProps {
  /** One model. */
  searched: VehicleCriteria;
  family: FamilyId;
  axle: Axle | null;
  /** Parts of this family. */
  rows: readonly VehicleRow[];
  /** Answers in the host's URL; by default they are kept here. */
  answers: readonly string[] | undefined;
  onAnswersChange: ((answers: readonly string[]) => void) | undefined;
  /** The rows that fit the answers; undefined while they load. */
  children: (rows: readonly VehicleRow[] | undefined) => ReactNode;
}

const none: readonly string[] = [];

/** Asks what tells the parts of one kind apart, above those that fit the answers. */
export function VehicleQuestion({
  searched: { maker, model, year },
  family,
  axle,
  rows,
  answers,
  onAnswersChange,
  children,
}: VehicleQuestionProps) {
  const [given, setGiven] = useOwnState(answers, onAnswersChange, none);
  const used = useAnswers({ text: "", given }, (_text, next) => setGiven(next));
  const warehouse = useWarehouse();
  const { data, isError } = useQuery({
    ...decideQuery(useClient(), {
      vehicle: { maker, model, family },
      answers: [
        ...(year === "" ? [] : [{ field: "year", value: year } as const]),
        ...(axle === null ? [] : [{ field: "axle", value: axle } as const]),
        ...answersIn(given),
      ],
      warehouse,
    }),
    placeholderData: keepPreviousData,
  });
  if (data === undefined) return children(isError ? rows : undefined);
  const codes = new Set(data.parts.map(({ code }) => code));
  const fits = ({ code }: VehicleRow) => given.length === 0 || codes.has(code);
  return (
    <Stack gap={16}>
      {data.count + data.contradicted > 1 && (
        <DecidingQuestion
          deciding={data}
          finding={{
            parts: data.parts,
            contradicted: rows.filter((row) => !fits(row)).map(partOf),
            understood: [],
          }}
          answers={{ ...used, answer: (answer) => used.answer(answer, null) }}
        />
      )}
      {children(rows.filter(fits))}
    </Stack>
  );
}

const partOf = ({ code, family, detail, measures, price }: VehicleRow): FoundPart => ({
  code,
  family,
  detail,
  measures,
  reason: "vehicle",
  // Not shown in this list.
  certified: false,
  ...(price && { price }),
});
