import type { Replacement } from "@caliper/api-client";
import { Code } from "@caliper/design-system";
import { Fragment } from "react";
import { useText } from "../../messages/index.ts";
import { useFormat, useLinks } from "../../provider/index.ts";

/** The parts that replace a code, linked: `B12011 + 2 × BD31512 or BR31338`. */
export function ReplacingParts({ options }: Pick<Replacement, "options">) {
  const t = useText();
  const format = useFormat();
  const links = useLinks();
  return options.map((parts, index) => (
    <Fragment key={parts.map(({ code }) => code).join(" ")}>
      {index > 0 && ` ${t("replacements.or")} `}
      {parts.map(({ code, family, ratio }, at) => (
        <Fragment key={code}>
          {at > 0 && " + "}
          {ratio !== 1 && `${format.count(ratio)} × `}
          <Code href={links.datasheet({ code, family })}>{code}</Code>
        </Fragment>
      ))}
    </Fragment>
  ));
}
