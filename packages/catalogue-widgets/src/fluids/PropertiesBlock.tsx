import type { FluidSheet } from "@caliper/api-client";
import { Button, DescriptionList, Skeleton, Text } from "@caliper/design-system";
import { type MessageDescriptor, useIntl } from "react-intl";
import { Block, BlockMessage } from "../shared/sheet-layout/index.ts";
import type { FluidState } from "./fluidState.ts";
import { FactText } from "../shared/dimensions/index.ts";
import { messages as colors } from "./colors.ts";
import { messages } from "./messages.ts";
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
  const { formatMessage, formatList } = useIntl();
  return (
    <Block heading={formatMessage(messages.properties)}>
      {state.kind === "loading" && (
        <>
          <output className={styles.line}>{formatMessage(messages.loading)}</output>
          <Skeleton shape="rows" row="rowDense" count={7} />
        </>
      )}
      {state.kind === "noData" && <BlockMessage>{formatMessage(messages.noData)}</BlockMessage>}
      {state.kind === "notSold" && (
        <BlockMessage>
          {formatMessage(messages.notSold, {
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
  const { formatMessage } = useIntl();
  return (
    <div className={styles.error} role="alert">
      <Text tone="danger">
        {status === undefined
          ? formatMessage(messages.error)
          : formatMessage(messages.errorStatus, { status: String(status) })}
      </Text>
      <Button size="chip" onPress={onRetry} isPending={isRetrying}>
        {formatMessage(messages.retry)}
      </Button>
    </div>
  );
}

/** By the English word of the data; unknown colors are shown as they are. */
const colorMessages = new Map<string, MessageDescriptor>([
  ...Object.entries(colors),
  ["clear to amber", colors.clearToAmber],
]);

function Properties({ sheet }: { sheet: FluidSheet }) {
  const { formatMessage } = useIntl();
  const { boilingPoint, wetBoilingPoint, viscosity } = sheet;
  const color = (wire: string) => {
    const message = colorMessages.get(wire.toLowerCase());
    return message === undefined ? wire : formatMessage(message);
  };
  const rows = [
    { id: "label", term: messages.labelColor, value: color(sheet.labelColor) },
    { id: "fluid", term: messages.fluidColor, value: color(sheet.fluidColor) },
    {
      id: "boiling",
      term: messages.boilingPoint,
      value: formatMessage(messages.temperature, { ...boilingPoint }),
    },
    {
      id: "wet",
      term: messages.wetBoilingPoint,
      value: formatMessage(messages.temperature, { ...wetBoilingPoint }),
    },
    {
      id: "cold",
      term: messages.viscosityCold,
      value: formatMessage(messages.viscosity, { value: viscosity.atMinus40 }),
    },
    {
      id: "hot",
      term: messages.viscosityHot,
      value: formatMessage(messages.viscosity, { value: viscosity.at100 }),
    },
    { id: "ph", term: messages.ph, value: sheet.ph },
  ];
  return (
    <DescriptionList
      items={rows.map(({ id, term, value }) => ({
        id,
        term: formatMessage(term),
        value: <FactText>{value}</FactText>,
      }))}
    />
  );
}
