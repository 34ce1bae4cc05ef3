import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import { widgetTexts } from '#web/texts/widgets.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import { Count } from '#web/widgets/marks/count.tsx';
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
  const strip = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const fits = useFits(bar, strip);
  useEffect(() => {
    if (fits) return;
    // The tabs are rendered one frame after their list.
    const frame = requestAnimationFrame(() => showTab(strip.current, selected));
    return () => cancelAnimationFrame(frame);
  }, [selected, fits]);
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
      <div className={styles.bar} ref={bar} data-fits={fits === false ? undefined : true}>
        <div className={styles.arrow}>
          <IconButton
            icon={ChevronLeft}
            label={widgetTexts.earlierTabs}
            size="sm"
            onPress={() => scrollTabs(strip.current, -step)}
          />
        </div>
        <div className={styles.strip} ref={strip}>
          <TabList aria-label={label} className={styles.list}>
            {items.map((item) => (
              <Tab key={item.id} id={item.id} className={styles.tab} isDisabled={item.disabled}>
                {item.label}
                <Count value={item.count} />
              </Tab>
            ))}
          </TabList>
        </div>
        <div className={styles.arrow}>
          <IconButton
            icon={ChevronRight}
            label={widgetTexts.moreTabs}
            size="sm"
            onPress={() => scrollTabs(strip.current, step)}
          />
        </div>
      </div>
      <TabPanel key={selected} id={selected} className={styles.panel}>
        {children}
      </TabPanel>
    </AriaTabs>
  );
}

/** Arrows appear once the tabs turn out not to fit the whole bar, with or without arrows. */
function useFits(bar: RefObject<HTMLElement | null>, strip: RefObject<HTMLElement | null>) {
  const [fits, setFits] = useState<boolean>();
  useEffect(() => {
    const [around, inner] = [bar.current, strip.current?.firstElementChild];
    if (!around || !inner || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(() => setFits(inner.scrollWidth <= around.clientWidth));
    observer.observe(around);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [bar, strip]);
  return fits;
}

/** Scrolls to the selected tab, which may be outside a narrow screen. */
function showTab(strip: HTMLElement | null, id: string): void {
  const tabs = [...(strip?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
  const tab = tabs.find(({ dataset }) => dataset['key'] === id);
  if (!strip || !tab) return;
  const left = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
  strip.scrollTo?.({ left: Math.max(0, left), behavior: 'instant' });
}

/** In narrow windows, each arrow scrolls by two tabs. */
const step = 2;

function scrollTabs(strip: HTMLElement | null, by: number): void {
  const starts = [...(strip?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])].map((tab) => tab.offsetLeft);
  const [origin = 0] = starts;
  const positions = starts.map((start) => start - origin);
  const first = positions.findLastIndex((position) => position <= (strip?.scrollLeft ?? 0) + 1);
  const next = Math.min(Math.max(first + by, 0), positions.length - 1);
  strip?.scrollTo({ left: positions[next] ?? 0 });
}
