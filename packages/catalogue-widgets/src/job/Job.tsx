import { jobQuery, type JobAnswers } from "@caliper/api-client";
import { type Axle, axles } from "@caliper/catalogue-model";
import {
  EmptyState,
  Hide,
  Inline,
  Notice,
  Skeleton,
  Stack,
  Text,
  ToggleButtonGroup,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { type VehicleCriteria, vehicleName } from "../links/index.ts";
import { useText } from "../messages/index.ts";
import { contained, useClient, useWarehouse } from "../provider/index.ts";
import { DecidingQuestion } from "../search/index.ts";
import { AddToList } from "../shared/add-to-list/index.ts";
import { FailureState } from "../shared/failure-state/index.ts";
import { PrintPricesButton, usePrintsPrices } from "../shared/prices/index.ts";
import { useTerms } from "../terms/index.ts";
import { type Choices, linesOf, mismatches, openGroups, toAdd } from "./chosen.ts";
import { JobTable } from "./JobTable.tsx";
import { JobTotal } from "./JobTotal.tsx";
import { PrintedJob } from "./PrintedJob.tsx";
import { useJobTexts } from "./useJobTexts.ts";

/** A vehicle, one of its axles, and what is known of it. */
export interface JobCriteria extends VehicleCriteria {
  readonly axle: Axle;
  readonly answers: JobAnswers;
}

export interface JobProps {
  /** The job in the host's URL. */
  criteria: JobCriteria;
  /** Called with another axle, and with each answer. */
  onChange: (criteria: JobCriteria) => void;
}

/** What an answer on one axle says of the other one. */
const ofVehicle: ReadonlySet<string> = new Set(["month", "engine", "drive", "abs", "rearBrake"]);

/** Everything for the brakes of one axle: parts, quantities, prices of the chosen warehouse and their total. */
export const Job = contained("job", JobContent);

function JobContent({ criteria, onChange }: JobProps) {
  const t = useText();
  const terms = useTerms();
  const texts = useJobTexts();
  const { maker, model, year, axle, answers } = criteria;
  const warehouse = useWarehouse();
  const query = useQuery({
    ...jobQuery(useClient(), { maker, model, axle, year, answers, warehouse }),
    // An answer must not hide the parts that it leaves.
    placeholderData: (last) => last,
  });
  const vehicle = `${vehicleName(criteria)} ${axle}`;
  const [kept, setKept] = useState<{ readonly vehicle: string; readonly choices: Choices }>({
    vehicle,
    choices: {},
  });
  const choices = kept.vehicle === vehicle ? kept.choices : {};
  const [isPrinted] = usePrintsPrices();
  const { data: job, error, isFetching, refetch } = query;
  const switchAxle = (next: Axle) => {
    const stay = Object.entries(answers).filter(
      ([field, value]) => ofVehicle.has(field) && value !== "other",
    );
    onChange({ ...criteria, axle: next, answers: Object.fromEntries(stay) });
  };
  const withHead = (content: ReactNode) => (
    <Stack gap={16}>
      <Hide on="print">
        <Inline gap={16} align="end" justify="between">
          <ToggleButtonGroup
            label={t("common.position")}
            hideLabel
            items={axles.map((id) => ({ id, label: terms.position(id) }))}
            value={axle}
            onChange={switchAxle}
          />
          <PrintPricesButton />
        </Inline>
      </Hide>
      {content}
    </Stack>
  );
  if (maker === "" || model === "")
    return <EmptyState icon="vehicle" title={t("job.noVehicle")} hint={t("job.noVehicleHint")} />;
  if (error && !isFetching)
    return withHead(<FailureState error={error} onRetry={() => void refetch()} />);
  if (!job) return withHead(<Skeleton shape="rows" count={8} />);
  if (job.groups.length === 0)
    return withHead(
      <EmptyState icon="vehicle" title={t("common.noResults")} hint={t("job.emptyHint")} />,
    );
  const lines = linesOf(job, choices);
  const open = openGroups(job, choices);
  const questionGroup =
    job.groups.find(({ need, question }) => question && need !== "optional") ?? job.groups[0];
  const [last, ...earlier] = Object.entries(answers).reverse();
  return withHead(
    <>
      {questionGroup && (questionGroup.question ?? last) && (
        <Hide on="print">
          <DecidingQuestion
            deciding={questionGroup}
            finding={{ parts: questionGroup.parts, understood: [] }}
            answers={{
              answer: ({ field, value }) =>
                onChange(
                  field === "year"
                    ? { ...criteria, year: value }
                    : { ...criteria, answers: { ...answers, [field]: value } },
                ),
              takeBack:
                last &&
                (() => onChange({ ...criteria, answers: Object.fromEntries(earlier.reverse()) })),
            }}
          />
        </Hide>
      )}
      <Hide on="print">
        <JobTable
          job={job}
          lines={lines}
          onChoose={(group, choice) =>
            setKept({ vehicle, choices: { ...choices, [group]: choice } })
          }
        />
      </Hide>
      <PrintedJob
        {...{ job, lines, open }}
        hasPrices={job.warehouse !== undefined && isPrinted === true}
      />
      {mismatches(job, choices).map(({ code, kind, belonging }) => (
        <Notice key={`${code} ${kind}`} tone="warning">
          {t("job.mismatch", { kind, code, belonging: texts.all(belonging) })}
        </Notice>
      ))}
      <Hide on={isPrinted === true ? undefined : "print"}>
        <JobTotal {...{ job, lines, open }} />
      </Hide>
      <AddToList as="button" parts={lines.map(({ part, grade }) => toAdd(part, grade))} />
      {job.missing.length > 0 && (
        <Text as="p" variant="caption" tone="muted">
          {t("job.missing", { parts: job.missing.map(texts.families).join("; ") })}
        </Text>
      )}
    </>,
  );
}
