import { useEffect, useRef } from 'react';
import { Link } from 'react-aria-components/Link';
import { getOverview } from '#contract/operations/routes.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { consoleTexts, sections as sectionTexts } from '#web/texts/console/console-frame.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './operations-nav.module.css';
import {
  dailySections,
  type Section,
  type SectionId,
  sectionHref,
  setupSections,
} from './parts/operations-sections.ts';

/** The list of sections beside the page, or a strip above it below 1024 px. */
export function OperationsNav({ selected }: { selected: SectionId }) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    strip.current
      ?.querySelector(`[href="${sectionHref(selected)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [selected]);
  return (
    <nav aria-label={consoleTexts.nav} className={styles.nav} ref={strip}>
      <Entries sections={dailySections} selected={selected} />
      <p className={styles.group}>{consoleTexts.setup}</p>
      <Entries sections={setupSections} selected={selected} />
    </nav>
  );
}

function Entries({ sections, selected }: { sections: readonly Section[]; selected: SectionId }) {
  const { data } = useConsole(getOverview, { query: {} });
  return (
    <ul className={styles.entries}>
      {sections.map(({ id, icon, count }) => {
        const waiting = data && count ? count(data) : 0;
        return (
          <li key={id}>
            <Link
              href={sectionHref(id)}
              className={styles.entry}
              aria-current={id === selected ? 'page' : undefined}
            >
              <Icon of={icon} />
              {sectionTexts[id].label}
              {waiting > 0 && <span className={styles.count}>{waiting}</span>}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
