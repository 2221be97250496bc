import { type ReactNode, useEffect, useRef } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components";
import { list, panel, tab, tabs } from "./Tabs.css.ts";

export interface TabItem<Id extends string = string> {
  id: Id;
  /** One or two words. */
  label: string;
  /** Rendered while its tab is selected. */
  content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  label: string;
  /** Two to five tabs. */
  items: readonly TabItem<Id>[];
  /** The `id` of the selected tab. */
  value: Id;
  /** Called with the id of the selected tab; arrow keys select immediately. */
  onChange: (id: Id) => void;
}

/** px, as in `fade.css.ts`. */
const fadeWidth = 24;

/** Views of one page, one visible at a time. */
export function Tabs<Id extends string>({ label, items, value, onChange }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  // Scrolls the selected tab into view if the list is wider than the screen: no further than to the fade at the end.
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const chosen = list.querySelector("[data-selected]")?.getBoundingClientRect();
      if (!chosen) return;
      const end = chosen.right - list.getBoundingClientRect().left + list.scrollLeft;
      // Less than 0 is 0.
      list.scrollLeft = end + fadeWidth - list.clientWidth;
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [value]);
  return (
    <AriaTabs
      className={tabs}
      selectedKey={value}
      onSelectionChange={(key) => {
        const chosen = items.find(({ id }) => id === key);
        if (chosen) onChange(chosen.id);
      }}
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
