import { type Amendment, type Datasheet, datasheetQuery } from "@caliper/api-client";
import {
  FailureState,
  useClient,
  useCorrectable,
  useFormat,
  useViewer,
} from "@caliper/catalogue-widgets/shared";
import { Inline, Skeleton, Stack, Table, Text } from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../messages/index.ts";
import * as styles from "./AmendmentsReview.css.ts";

export interface ConcernedBlockProps {
  amendment: Amendment;
}

/** The datasheet's current values for the subject of a correction, beside the proposed value. */
export function ConcernedBlock({ amendment }: ConcernedBlockProps) {
  const t = useText();
  const { username } = useViewer();
  const { code } = amendment;
  const sheet = useQuery(datasheetQuery(useClient(), { code, user: username }));
  if (sheet.error !== null && sheet.data === undefined) {
    return <FailureState error={sheet.error} onRetry={() => void sheet.refetch()} />;
  }
  return (
    <Stack gap={8} as="section">
      <Text weight="strong">{t("amendments.review.today")}</Text>
      {sheet.data === undefined ? (
        <Skeleton count={4} />
      ) : (
        <Block amendment={amendment} datasheet={sheet.data} />
      )}
    </Stack>
  );
}

interface BlockProps extends ConcernedBlockProps {
  datasheet: Datasheet;
}

function Block({ amendment, datasheet }: BlockProps) {
  const { applications = [], interchanges = [] } = datasheet;
  const format = useFormat();
  if (amendment.suggestion === undefined) {
    switch (amendment.subject) {
      case "Image":
        return <Pictures datasheet={datasheet} />;
      case "Application":
        return (
          <Lines
            lines={applications.map(
              ({ maker, model, years, position }) =>
                `${maker} ${model} ${format.years(years)} ${position ?? ""}`,
            )}
          />
        );
      case "Reference":
        return <Lines lines={interchanges.map(({ brand, code }) => `${brand} ${code}`)} />;
    }
  }
  return <Values amendment={amendment} datasheet={datasheet} />;
}

/** Every value that a correction may name; the suggested one has its proposal beside it. */
function Values({ amendment: { suggestion }, datasheet }: BlockProps) {
  const t = useText();
  const rows = useCorrectable(datasheet);
  return (
    <Table
      label={t("amendments.review.today")}
      density="sheet"
      rows={rows}
      getRowId={({ id }) => id}
      highlightedId={suggestion?.field ?? null}
      columns={[
        {
          id: "name",
          header: t("amendments.review.value"),
          isRowHeader: true,
          cell: ({ label }) => label,
        },
        {
          id: "current",
          header: t("amendments.review.current"),
          align: "end",
          cell: ({ current }) => <Text variant="data">{current}</Text>,
        },
        ...(suggestion === undefined
          ? []
          : [
              {
                id: "proposed",
                header: t("amendments.review.proposed"),
                align: "end" as const,
                cell: ({ id }: { id: string }) =>
                  id === suggestion.field && (
                    <Text variant="data" weight="strong">
                      {suggestion.suggested}
                    </Text>
                  ),
              },
            ]),
      ]}
    />
  );
}

/** Lines shown; a product may fit hundreds of vehicles. */
const maxLines = 20;

function Lines({ lines }: { lines: readonly string[] }) {
  const t = useText();
  if (lines.length === 0) return <Text tone="subtle">{t("amendments.review.noneNow")}</Text>;
  const firstLines = [...new Set(lines)].slice(0, maxLines);
  return (
    <Stack gap={4}>
      {(lines.length > maxLines ? [...firstLines, "…"] : firstLines).map((line) => (
        <Text key={line} variant="data">
          {line}
        </Text>
      ))}
    </Stack>
  );
}

function Pictures({ datasheet: { code, images } }: { datasheet: Datasheet }) {
  const t = useText();
  if (images.length === 0) return <Text tone="subtle">{t("amendments.review.noneNow")}</Text>;
  return (
    <Inline gap={8}>
      {images.map(({ url }, index) => (
        <img
          key={url}
          className={styles.picture}
          src={url}
          alt={t("amendments.review.pictureOf", { code, picture: index + 1 })}
        />
      ))}
    </Inline>
  );
}
