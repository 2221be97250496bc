import type { ReactNode } from "react";
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from "react-aria-components";
import { useHeadingLevel } from "../../internal/headingLevel.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevron, disclosure, heading, panel, trigger } from "./Disclosure.css.ts";

export interface DisclosureProps {
  /** The label of the button that expands it. */
  title: string;
  /** Shown while expanded. */
  children: ReactNode;
}

/** A section that expands and collapses. */
export function Disclosure({ title, children }: DisclosureProps) {
  return (
    <AriaDisclosure className={disclosure}>
      <Heading level={useHeadingLevel(3)} className={heading}>
        <AriaButton slot="trigger" className={trigger}>
          <span className={chevron}>
            <Icon name="chevronRight" size="small" />
          </span>
          {title}
        </AriaButton>
      </Heading>
      <DisclosurePanel className={panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
