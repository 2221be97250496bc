import type { ReactNode } from "react";
import {
  Button as AriaButton,
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  Heading,
} from "react-aria-components";
import { Icon } from "../Icon/Icon.tsx";
import { chevron, disclosure, heading, panel, trigger } from "./Disclosure.css.ts";

export interface DisclosureProps {
  title: string;
  children: ReactNode;
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  isDisabled?: boolean;
  level?: 2 | 3 | 4;
}

/** A part of the page that opens and closes. */
export function Disclosure({ title, children, level = 3, ...rest }: DisclosureProps) {
  return (
    <AriaDisclosure className={disclosure} {...rest}>
      <Heading level={level} className={heading}>
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
