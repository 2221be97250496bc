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
  /** What is inside: a question, or the name of a part. It is the button. */
  title: string;
  /** Shown while it is open. */
  children: ReactNode;
  /** Open or not, where its owner keeps that. */
  isExpanded?: boolean;
  /** Open at first, where nobody else keeps it. */
  defaultExpanded?: boolean;
  /** It was opened or closed. */
  onExpandedChange?: (isExpanded: boolean) => void;
  /** It stays as it is. */
  isDisabled?: boolean;
  /** Of the heading the button stands in; 3 unless told. */
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
