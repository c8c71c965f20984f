import './urlTabs.css';
import { useSearchParams } from '@cleaning/ui/app';
import { type ReactNode, useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';

export interface UrlTab {
  /** Name in the address: `?tab=people`. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface UrlTabsProps {
  /** Accessible name of the row of tabs. */
  label: string;
  /** The first tab is open if the address names none. */
  tabs: readonly UrlTab[];
}

const NAME = 'tab';

/** The open tab from the address, with a function to open another. Back returns to the previous tab. */
export function useUrlTab(ids: readonly string[]): readonly [id: string, open: (id: string) => void] {
  const [address, setAddress] = useSearchParams();
  const [first = ''] = ids;
  const asked = address.get(NAME) ?? first;
  const open = (id: string) =>
    setAddress((before) => {
      const after = new URLSearchParams(before);
      if (id === first) after.delete(NAME);
      else after.set(NAME, id);
      return after;
    });
  return [ids.includes(asked) ? asked : first, open];
}

/**
 * Parts of a page as tabs. A part is mounted when its tab is first opened, and keeps its entries while another tab is
 * open.
 */
export function UrlTabs({ label, tabs }: UrlTabsProps) {
  const [current, open] = useUrlTab(tabs.map(({ id }) => id));
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set([current]));
  if (!opened.has(current)) setOpened(new Set([...opened, current]));
  return (
    <Tabs className="ma-url-tabs" selectedKey={current} onSelectionChange={(id) => open(String(id))}>
      <TabList aria-label={label} className="ma-url-tabs__list">
        {tabs.map(({ id, label: name }) => (
          <Tab key={id} id={id} className="ma-url-tabs__tab">
            {name}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} shouldForceMount={opened.has(id)} className="ma-url-tabs__panel">
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
