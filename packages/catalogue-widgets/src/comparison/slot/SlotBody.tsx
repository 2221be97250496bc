import type { Datasheet, WarehousePrice } from "@caliper/api-client";
import { productTitle, type Warehouse } from "@caliper/catalogue-model";
import { Button, Code, Skeleton, Text } from "@caliper/design-system";
import { useText } from "../../messages/index.ts";
import { dimensionText } from "../../shared/dimensions/index.ts";
import { PriceFob } from "../../shared/results/index.ts";
import { useTerms } from "../../terms/index.ts";
import { useLinks, useLocale, useWarehouse } from "../../provider/index.ts";
import type { SlotState } from "./state.ts";
import * as styles from "./Slot.css.ts";

export interface SlotBodyProps {
  slot: SlotState;
  example: string;
  onChoose: (code: string) => void;
}

/** The content of a slot. */
export function SlotBody({ slot, example, onChoose }: SlotBodyProps) {
  const t = useText();
  const code = (text: string) => (
    <strong className={styles.code} translate="no">
      {text}
    </strong>
  );
  switch (slot.kind) {
    case "empty":
      return (
        <>
          <Text as="p" variant="control">
            {t("comparison.emptySlot")}
          </Text>
          <Text as="p" variant="cell" tone="muted">
            {t("comparison.emptySlotHint", { example })}
          </Text>
        </>
      );
    case "loading":
      return (
        <>
          {code(slot.code)}
          <output className={styles.visuallyHidden}>
            {t("comparison.loading", { code: slot.code })}
          </output>
          <div className={styles.pending}>
            <Skeleton count={2} />
          </div>
        </>
      );
    case "part":
      return <Part slot={slot} />;
    case "unknown":
      return (
        <div role="alert">
          <Text as="p" variant="control" tone="danger">
            {t("comparison.unknown", { code: slot.code })}
          </Text>
          <Nearest codes={slot.nearest} onChoose={onChoose} />
        </div>
      );
    case "forbidden":
      return (
        <div role="alert">
          <Text as="p" variant="control">
            {t("comparison.forbidden", { code: slot.code })}
          </Text>
          <Text as="p" variant="cell" tone="muted">
            {t("comparison.forbiddenHint")}
          </Text>
        </div>
      );
    case "failed":
      return (
        <div role="alert">
          <Text as="p" variant="control" tone="danger">
            {t("comparison.failed", { code: slot.code })}
          </Text>
          <Text as="p" variant="cell" tone="muted">
            {slot.detail}
          </Text>
        </div>
      );
  }
}

function Part({ slot: { datasheet } }: { slot: Extract<SlotState, { kind: "part" }> }) {
  const terms = useTerms();
  const links = useLinks();
  const locale = useLocale();
  const warehouse = useWarehouse();
  const { code, family, dimensions, position, fmsi } = datasheet;
  const about = [
    productTitle(family, dimensionText(dimensions, "disc"))[locale],
    position === null ? null : terms.position(position),
    fmsi === null ? null : `FMSI ${fmsi}`,
  ].filter((fact) => fact !== null);
  return (
    <>
      <Code size="statSmall" href={links.datasheet({ code, family })}>
        {code}
      </Code>
      <Text as="p" variant="cell" tone="muted">
        {about.join(" · ")}
      </Text>
      <PriceFob code={code} price={headlineOf(datasheet, warehouse)} />
    </>
  );
}

/** The price of the first grade that a warehouse sells, as searches show it. */
function headlineOf(
  { prices }: Datasheet,
  warehouse: Warehouse | undefined,
): WarehousePrice | undefined {
  const row = prices?.rows.find((each) => each.warehouse === warehouse);
  const grade = prices?.grades.find((each) => row?.amounts[each] !== undefined);
  const amount = grade === undefined ? undefined : row?.amounts[grade];
  if (row === undefined || grade === undefined || amount === undefined) return undefined;
  const next = prices?.next?.find((each) => each.grade === grade && each.warehouse === warehouse);
  return { warehouse: row.warehouse, amount, next, stock: row.stock?.[grade] };
}

function Nearest({
  codes,
  onChoose,
}: {
  codes: readonly string[] | undefined;
  onChoose: (code: string) => void;
}) {
  const t = useText();
  if (codes === undefined) return <Skeleton />;
  if (codes.length === 0)
    return (
      <Text as="p" variant="cell" tone="muted">
        {t("comparison.noNearest")}
      </Text>
    );
  return (
    <div className={styles.nearest}>
      <Text variant="cell" tone="muted">
        {t("comparison.nearest")}
      </Text>
      {codes.map((code) => (
        <Button key={code} variant="plain" onPress={() => onChoose(code)}>
          <Code>{code}</Code>
        </Button>
      ))}
    </div>
  );
}
