import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";
import { list, panel, tab, tabs } from "./Tabs.css.ts";

export interface TabItem {
  id: string;
  /** One or two words. */
  label: string;
  /** Rendered while its tab is chosen. */
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  label: string;
  /** Two to five, in the order people work. */
  items: readonly TabItem[];
  /** The `id` of the chosen tab. */
  value: string;
  /** Another tab was chosen; arrows choose as they go. */
  onChange: (id: string) => void;
}

/** Two or three views of one page; the red underline says which. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  // On a phone the row is longer than the screen: the chosen tab is in it all the same.
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const chosen = list.querySelector("[data-selected]")?.getBoundingClientRect();
      if (!chosen) return;
      const { left, right } = list.getBoundingClientRect();
      if (chosen.left < left) list.scrollLeft -= left - chosen.left;
      else if (chosen.right > right) list.scrollLeft += chosen.right - right;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [value]);
  return (
    <AriaTabs
      className={tabs}
      selectedKey={value}
      onSelectionChange={(key) => onChange(String(key))}
    >
      <TabList ref={row} className={list} aria-label={label}>
        {items.map((item) => (
          <Tab key={item.id} id={item.id} className={tab}>
            {item.label}
          </Tab>
        ))}
      </TabList>
      {items.map((item) => (
        <TabPanel key={item.id} id={item.id} className={panel}>
          {item.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
