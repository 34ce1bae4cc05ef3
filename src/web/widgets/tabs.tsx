import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { Count } from './count.tsx';
import styles from './tabs.module.css';

export interface TabItem {
  id: string;
  label: string;
  count?: number;
  disabled?: boolean;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  selected: string;
  onSelect: (id: string) => void;
  /** The selected tab's panel. */
  children: ReactNode;
}

export function Tabs({ label, items, selected, onSelect, children }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <div className={styles.strip}>
        <TabList aria-label={label} className={styles.list}>
          {items.map((item) => (
            <Tab key={item.id} id={item.id} className={styles.tab} isDisabled={item.disabled}>
              {item.label}
              <Count value={item.count} />
            </Tab>
          ))}
        </TabList>
      </div>
      <TabPanel id={selected} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}
