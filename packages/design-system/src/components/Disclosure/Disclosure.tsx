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
  /** Whether it is expanded, when controlled. */
  isExpanded?: boolean;
  /** Whether it is expanded initially, when uncontrolled. */
  defaultExpanded?: boolean;
  /** Called when it is expanded or collapsed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** Cannot be expanded or collapsed. */
  isDisabled?: boolean;
  /** The heading level of the button; defaults to 3. */
  level?: 2 | 3 | 4;
}

/** A section that expands and collapses. */
export function Disclosure({ title, children, level = 3, ...rest }: DisclosureProps) {
  return (
    <AriaDisclosure className={disclosure} {...rest}>
      <Heading level={useHeadingLevel(level)} className={heading}>
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
