import type { ReactNode } from "react";
import { Icon } from "../components/Icon/Icon.tsx";
import type { IconName } from "../components/Icon/paths.ts";
import { detail, notice, title as titleStyle } from "./state.css.ts";
import type { Variants } from "../internal/variants.ts";

export type StateVariants = Omit<Variants<typeof notice>, "tone">;

interface StateProps extends Variants<typeof notice> {
  icon: IconName;
  title: string;
  text?: ReactNode;
  role?: "alert";
  children?: ReactNode;
}

/** Shown instead of data. */
export const State = ({
  icon,
  title,
  text,
  role,
  children,
  align = "center",
  tone,
}: StateProps) => (
  <div className={notice({ align, tone })} role={role}>
    <Icon name={icon} />
    <p className={titleStyle}>{title}</p>
    {text !== undefined && <div className={detail}>{text}</div>}
    {children}
  </div>
);
