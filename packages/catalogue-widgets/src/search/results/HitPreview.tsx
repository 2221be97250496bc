import { otherLanguage, productTitle } from "@caliper/catalogue-model";
import { type CodeHit, type Datasheet, datasheetQuery } from "@caliper/api-client";
import {
  Code,
  DescriptionList,
  Inline,
  LinkButton,
  Measurement,
  Skeleton,
  Stack,
  Tag,
  Text,
} from "@caliper/design-system";
import { useQuery } from "@tanstack/react-query";
import { useText } from "../../messages/index.ts";
import { dimensionText, dimensionValues } from "../../shared/dimensions/index.ts";
import { useTerms } from "../../terms/index.ts";
import { CompareLink } from "../../shared/compare-link/index.ts";
import { Drawing } from "../../drawings/index.ts";
import { useClient, useFormat, useLinks, useLocale, useViewer } from "../../provider/index.ts";
import { actions, alsoCalled, body, drawing, frame } from "./HitPreview.css.ts";
import { type Figure, maxFigures, previewFigures } from "./previewFigures.ts";

/** The selected product beside the results. Loads its datasheet, so that opening it is instant. */
export function HitPreview({ hit }: { hit: CodeHit }) {
  const { username } = useViewer();
  const sheet = datasheetQuery(useClient(), { code: hit.code, user: username });
  const { data: datasheet, isError } = useQuery(sheet);
  const t = useText();
  const links = useLinks();
  const href = links.datasheet(hit);
  return (
    <section className={frame} aria-label={t("search.preview.label")}>
      <div className={drawing}>
        <PreviewDrawing datasheet={datasheet} />
      </div>
      <div className={body}>
        <Stack gap={4}>
          <Inline gap={8} align="center" justify="between">
            <Code size="statSmall" href={href}>
              {hit.code}
            </Code>
            {hit.certified && (
              <Tag tone="success" icon="certified">
                {t("common.certified")}
              </Tag>
            )}
          </Inline>
          <Naming hit={hit} datasheet={datasheet} />
        </Stack>
        {isError ? (
          <Text variant="cell" tone="danger">
            {t("search.preview.failed")}
          </Text>
        ) : (
          <Figures datasheet={datasheet} />
        )}
        <div className={actions}>
          <LinkButton href={href} fill>
            {t("search.preview.open")}
          </LinkButton>
          <CompareLink code={hit.code} family={hit.family} fill />
        </div>
      </div>
    </section>
  );
}

/** Before anything is found. */
export function HitPreviewSkeleton() {
  return (
    <div className={frame} aria-hidden>
      <div className={drawing} />
      <div className={body}>
        <Skeleton count={2} />
        <Skeleton shape="rows" row="rowDense" count={maxFigures} />
        <Skeleton shape="block" height="control" />
      </div>
    </div>
  );
}

interface Loaded {
  /** Undefined while it loads. */
  datasheet: Datasheet | undefined;
}

/** The product's name in both languages, the page's language first. */
function Naming({ hit, datasheet }: Loaded & { hit: CodeHit }) {
  const locale = useLocale();
  const other = otherLanguage(locale);
  const name = productTitle(hit.family, dimensionText(datasheet?.dimensions ?? [], "disc"));
  return (
    <Text variant="cell" tone="muted">
      {name[locale]}
      <span className={alsoCalled} lang={other}>
        {name[other]}
      </span>
    </Text>
  );
}

function PreviewDrawing({ datasheet }: Loaded) {
  if (datasheet === undefined) return null;
  const { family, code, drawing: name, dimensions } = datasheet;
  return (
    <Drawing
      family={family}
      dimensions={dimensionValues(dimensions)}
      code={code}
      drawingName={name}
      size="aside"
    />
  );
}

function Figures({ datasheet }: Loaded) {
  const t = useText();
  const terms = useTerms();
  const format = useFormat();
  if (datasheet === undefined) return <Skeleton shape="rows" row="rowDense" count={maxFigures} />;
  const { family } = datasheet;
  const millimeters = (text: string) => <Measurement value={text} unit={t("common.millimeters")} />;
  const titleOf = (column: string) =>
    [terms.letter(family, column), terms.column(family, column)].join(" ").trim();
  const row = (figure: Figure) => {
    switch (figure.kind) {
      case "packing":
        return {
          id: "packing",
          term: t("search.preview.boxAndPallet"),
          value: (
            <Measurement
              value={t("search.preview.boxAndPalletValue", {
                box: format.count(figure.box),
                pallet: format.count(figure.pallet),
              })}
            />
          ),
        };
      case "bolts":
        return {
          id: figure.column,
          term: titleOf(figure.column),
          value: millimeters(
            t("search.preview.bolts", {
              holes: format.count(figure.holes),
              circle: format.dimension(figure.circle, family),
            }),
          ),
        };
      case "dimension":
        return {
          id: figure.column,
          term: titleOf(figure.column),
          value: millimeters(format.dimension(figure.value, family)),
        };
      case "text":
        return {
          id: figure.column,
          term: titleOf(figure.column),
          value: <Measurement value={figure.value} />,
        };
    }
  };
  return <DescriptionList items={previewFigures(datasheet).map(row)} />;
}
