import { Button, Slider } from "@caliper/design-system";
import { useMemo, useState } from "react";
import { useText } from "../../messages/index.ts";
import { Block } from "../../shared/sheet-layout/index.ts";
import { dimensionValues } from "../../shared/dimensions/index.ts";
import { OverlaidDrawings, partOf, useAlignment } from "../../drawings/index.ts";
import type { Datasheet } from "@caliper/api-client";
import { LineSample } from "../slot/LineSample.tsx";
import { useBlink } from "./useBlink.ts";
import * as styles from "./OverlayBlock.css.ts";

export interface OverlayBlockProps {
  a: Pick<Datasheet, "code" | "family" | "dimensions">;
  b: Pick<Datasheet, "code" | "family" | "dimensions">;
  /** The field whose lengths are shown. */
  highlighted: string | null;
  onSwap: () => void;
}

/** At half opacity the edges of A stay visible under B. */
const firstOpacity = 0.7;
const step = 0.05;

/** Both drawings overlaid at one scale, with sliders for the opacity and the place of B. */
export function OverlayBlock({ a, b, highlighted, onSwap }: OverlayBlockProps) {
  const t = useText();
  const [opacity, setOpacity] = useState(firstOpacity);
  const [slide, setSlide] = useState(0);
  const { shown, toggle } = useBlink();
  const alignment = useAlignment(a.family);
  // The same objects at each step of the slider, so that the drawings keep their layout.
  const one = useMemo(() => dimensionsOf(a), [a]);
  const other = useMemo(() => dimensionsOf(b), [b]);
  const drawn = { family: a.family, a: one, b: other, opacity, slide, shown, highlighted };
  const isAssumed = [one, other].some(
    ({ dimensions }) => partOf(a.family, dimensions)?.assumed === true,
  );
  return (
    <Block
      heading={t("comparison.overlayHeading")}
      note={t("comparison.alignedAt", { alignment })}
      gap
    >
      <div className={styles.container}>
        <div className={styles.sheet}>
          <OverlaidDrawings {...drawn} size="sheet" />
        </div>
        <div className={styles.phone}>
          <OverlaidDrawings {...drawn} size="phone" />
        </div>
      </div>
      <ul className={styles.legend}>
        <LegendEntry side="a" code={a.code} line={t("comparison.legendLine")} />
        <LegendEntry side="b" code={b.code} line={t("comparison.legendDashed")} />
        <li className={styles.entry}>
          <span className={styles.only.a} /> {t("comparison.onlyIn", { code: a.code })}
        </li>
        <li className={styles.entry}>
          <span className={styles.only.b} /> {t("comparison.onlyIn", { code: b.code })}
        </li>
        {isAssumed && <li className={styles.entry}>{t("comparison.assumedNote")}</li>}
      </ul>
      <div className={styles.controls}>
        <Slider
          label={t("comparison.opacity")}
          value={opacity}
          onChange={setOpacity}
          max={1}
          step={step}
          format={{ style: "percent" }}
        />
        <Slider
          label={t("comparison.slide")}
          value={slide}
          onChange={setSlide}
          max={1}
          step={step}
          format={{ style: "percent" }}
        />
        <Button icon={shown === "both" ? "play" : "pause"} onPress={toggle}>
          {t(shown === "both" ? "comparison.blink" : "comparison.stopBlink")}
        </Button>
        <Button icon="sort" onPress={onSwap}>
          {t("comparison.swap")}
        </Button>
      </div>
    </Block>
  );
}

function LegendEntry({ side, code, line }: { side: "a" | "b"; code: string; line: string }) {
  return (
    <li className={styles.entry}>
      <LineSample side={side} />
      <strong className={styles.code} translate="no">
        {code}
      </strong>
      {line}
    </li>
  );
}

const dimensionsOf = ({ code, dimensions }: OverlayBlockProps["a"]) => ({
  code,
  dimensions: dimensionValues(dimensions),
});
