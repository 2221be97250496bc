import type { Replacement } from "@caliper/api-client";
import { Code } from "@caliper/design-system";
import { Fragment } from "react";
import { useText } from "../../messages/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";

const plus = " + ";

/** The parts that replace a code, linked: `B12011 + 2 × BD31512 or BR31338`. */
export function ReplacingParts({ options }: Pick<Replacement, "options">) {
  const t = useText();
  const format = useFormat();
  const links = useLinks();
  const or = ` ${t("replacements.or")} `;
  const times = (ratio: number) => (ratio === 1 ? "" : `${format.count(ratio)} × `);
  return options.map((parts, index) => (
    <Fragment key={parts.map(({ code }) => code).join(" ")}>
      {index > 0 && or}
      {parts.map(({ code, family, ratio }, at) => (
        <Fragment key={code}>
          {at > 0 && plus}
          {times(ratio)}
          <Code href={links.datasheet({ code, family })}>{code}</Code>
        </Fragment>
      ))}
    </Fragment>
  ));
}
