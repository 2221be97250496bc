import type { FluidSheet } from "@caliper/api-client";
import { Button, DescriptionList, Skeleton, Text } from "@caliper/design-system";
import { useIntl } from "react-intl";
import { type PlainTextId, useText } from "../messages/index.ts";
import { Block, BlockMessage } from "../shared/sheet-layout/index.ts";
import type { FluidState } from "./fluidState.ts";
import { FactText } from "../shared/dimensions/index.ts";
import { fluidName } from "./products.ts";
import * as styles from "./PropertiesBlock.css.ts";
import { volumeText } from "./volumeText.ts";

export interface PropertiesBlockProps {
  /** The fluid's code on the wire. */
  fluid: string;
  /** mL */
  volume: number | undefined;
  state: FluidState;
}

/** The properties of the fluid, or the loading, error or empty state. */
export function PropertiesBlock({ fluid, volume, state }: PropertiesBlockProps) {
  const { formatList } = useIntl();
  const t = useText();
  return (
    <Block heading={t("fluids.properties")}>
      {state.kind === "loading" && (
        <>
          <output className={styles.line}>{t("fluids.loading")}</output>
          <Skeleton shape="rows" row="rowDense" count={7} />
        </>
      )}
      {state.kind === "noData" && <BlockMessage>{t("fluids.noData")}</BlockMessage>}
      {state.kind === "notSold" && (
        <BlockMessage>
          {t("fluids.notSold", {
            name: fluidName(fluid),
            volume: volumeText(volume ?? 0),
            volumes: formatList(state.volumes.map(volumeText)),
          })}
        </BlockMessage>
      )}
      {state.kind === "error" && <ErrorLine {...state} />}
      {state.kind === "data" && <Properties sheet={state.sheet} />}
    </Block>
  );
}

function ErrorLine({
  status,
  onRetry,
  isRetrying,
}: Pick<Extract<FluidState, { kind: "error" }>, "status" | "onRetry" | "isRetrying">) {
  const t = useText();
  return (
    <div className={styles.error} role="alert">
      <Text tone="danger">
        {status === undefined
          ? t("fluids.error")
          : t("fluids.errorStatus", { status: String(status) })}
      </Text>
      <Button size="chip" onPress={onRetry} isPending={isRetrying}>
        {t("fluids.retry")}
      </Button>
    </div>
  );
}

/** By the English word of the data; unknown colors are shown as they are. */
const colorTexts: Readonly<Record<string, PlainTextId>> = {
  amber: "fluids.color.amber",
  clear: "fluids.color.clear",
  "clear to amber": "fluids.color.clearToAmber",
  black: "fluids.color.black",
  blue: "fluids.color.blue",
  green: "fluids.color.green",
  purple: "fluids.color.purple",
  red: "fluids.color.red",
  silver: "fluids.color.silver",
  yellow: "fluids.color.yellow",
};

function Properties({ sheet }: { sheet: FluidSheet }) {
  const t = useText();
  const { boilingPoint, wetBoilingPoint, viscosity } = sheet;
  const color = (wire: string) => {
    const id = colorTexts[wire.toLowerCase()];
    return id === undefined ? wire : t(id);
  };
  const rows = [
    { id: "label", term: t("fluids.labelColor"), value: color(sheet.labelColor) },
    { id: "fluid", term: t("fluids.fluidColor"), value: color(sheet.fluidColor) },
    {
      id: "boiling",
      term: t("fluids.boilingPoint"),
      value: t("fluids.temperature", { ...boilingPoint }),
    },
    {
      id: "wet",
      term: t("fluids.wetBoilingPoint"),
      value: t("fluids.temperature", { ...wetBoilingPoint }),
    },
    {
      id: "cold",
      term: t("fluids.viscosityCold"),
      value: t("fluids.viscosity", { value: viscosity.atMinus40 }),
    },
    {
      id: "hot",
      term: t("fluids.viscosityHot"),
      value: t("fluids.viscosity", { value: viscosity.at100 }),
    },
    { id: "ph", term: t("fluids.ph"), value: sheet.ph },
  ];
  return (
    <DescriptionList
      items={rows.map(({ id, term, value }) => ({
        id,
        term,
        value: <FactText>{value}</FactText>,
      }))}
    />
  );
}
