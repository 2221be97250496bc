import type { CodeHit, Datasheet } from "@caliper/api-client";
import {
  Code,
  DescriptionList,
  Inline,
  LinkButton,
  Skeleton,
  Stack,
  Tag,
  Text,
} from "@caliper/design-system";
import { useIntl } from "react-intl";
import { useFormat, useLinks, useLocale } from "../../provider/context.ts";
import { useTerms } from "../../terms/useTerms.ts";
import { previewMessages, searchMessages } from "../messages.ts";
import { body, drawing, frame } from "./HitPreview.css.ts";
import { mostFigures, previewFigures } from "./previewFigures.ts";
import type { Figure } from "./previewFigures.ts";

export interface HitPreviewViewProps {
  hit: Pick<CodeHit, "code" | "family" | "detail" | "certified">;
  /** Undefined while it is loading. */
  datasheet?: Datasheet | undefined;
  hasFailed?: boolean;
}

/** The chosen product beside the results. */
export function HitPreviewView({ hit, datasheet, hasFailed = false }: HitPreviewViewProps) {
  const { formatMessage } = useIntl();
  const links = useLinks();
  const href = links.datasheet(hit);
  return (
    <section className={frame} aria-label={formatMessage(previewMessages.label)}>
      <div className={drawing}>
        <PreviewDrawing hit={hit} datasheet={datasheet} />
      </div>
      <div className={body}>
        <Stack gap={4}>
          <Inline gap={8} align="center" justify="between">
            <Code size="statSmall" href={href}>
              {hit.code}
            </Code>
            {hit.certified && (
              <Tag tone="success" icon="certified">
                {formatMessage(previewMessages.certified)}
              </Tag>
            )}
          </Inline>
          <Naming hit={hit} />
        </Stack>
        {hasFailed ? (
          <Text variant="cell" tone="danger">
            {formatMessage(previewMessages.failed)}
          </Text>
        ) : (
          <Figures datasheet={datasheet} />
        )}
        <LinkButton href={href} fill>
          {formatMessage(previewMessages.open)}
        </LinkButton>
      </div>
    </section>
  );
}

/** The type with its detail in the reader's language, and in the other. */
function Naming({ hit }: Pick<HitPreviewViewProps, "hit">) {
  const terms = useTerms();
  const locale = useLocale();
  return (
    <Text variant="cell" tone="muted">
      {[terms.family(hit.family), hit.detail[locale]].filter((part) => part !== "").join(", ")}
    </Text>
  );
}

function PreviewDrawing({ hit, datasheet }: Pick<HitPreviewViewProps, "hit" | "datasheet">) {
  return <span data-code={hit.code} data-drawing={datasheet?.drawing} />;
}

function Figures({ datasheet }: Pick<HitPreviewViewProps, "datasheet">) {
  const { formatMessage } = useIntl();
  const terms = useTerms();
  const format = useFormat();
  if (datasheet === undefined) return <Skeleton shape="rows" row="rowDense" count={mostFigures} />;
  const { family } = datasheet;
  const millimetres = (value: number) =>
    `${format.dimension(value, family)} ${formatMessage(searchMessages.millimetres)}`;
  const titleOf = (column: string) =>
    [terms.letter(family, column), terms.column(family, column)].join(" ").trim();
  const row = (figure: Figure) => {
    switch (figure.kind) {
      case "packing":
        return {
          id: "packing",
          term: formatMessage(previewMessages.boxAndPallet),
          value: formatMessage(previewMessages.boxAndPalletValue, {
            box: format.count(figure.box),
            pallet: format.count(figure.pallet),
          }),
        };
      case "bolts":
        return {
          id: figure.column,
          term: titleOf(figure.column),
          value: formatMessage(previewMessages.bolts, {
            holes: format.count(figure.holes),
            circle: millimetres(figure.circle),
          }),
        };
      case "dimension":
        return {
          id: figure.column,
          term: titleOf(figure.column),
          value: millimetres(figure.value),
        };
      case "text":
        return { id: figure.column, term: titleOf(figure.column), value: figure.value };
    }
  };
  return <DescriptionList items={previewFigures(datasheet).map(row)} />;
}
