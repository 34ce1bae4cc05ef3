import { ChevronDown, ListFilter } from 'lucide-react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { listStatusFilters } from '#domain/application/status-filter.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { filterTexts as texts } from '#web/texts/applications/application-lists.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import type { FilterMenuProps } from './filter-menu.tsx';
import styles from './status-filter.module.css';

const FilterMenu = lazy(async () => ({ default: (await import('./filter-menu.tsx')).FilterMenu }));

/** Beside the column heading; a dot shows that a filter is set. */
export function ColumnFilter({ filter, onFilter }: Pick<FilterMenuProps, 'filter' | 'onFilter'>) {
  return (
    <LazyMenu filter={filter} onFilter={onFilter} placement="left top">
      {(press) => (
        <AriaButton
          {...press}
          className={styles.icon}
          aria-label={texts.label}
          data-set={filter !== null || undefined}
        >
          <Icon of={ListFilter} size="sm" />
          {filter !== null && <span className={styles.dot} data-testid="filter-dot" />}
        </AriaButton>
      )}
    </LazyMenu>
  );
}

/** For phones, which have no columns: a button that looks like a select. */
export function SelectFilter({ filter, onFilter }: Pick<FilterMenuProps, 'filter' | 'onFilter'>) {
  const label = listStatusFilters(usePortal().features).find(({ id }) => id === (filter ?? 'all'))?.label;
  return (
    <div className={styles.onPhones}>
      <LazyMenu filter={filter} onFilter={onFilter} placement="bottom start">
        {(press) => (
          <AriaButton {...press} className={styles.select} aria-label={texts.labelWith(label ?? '')}>
            <span>{filter === null ? texts.status : label}</span>
            {filter !== null && <span className={styles.dot} />}
            <Icon of={ChevronDown} size="sm" />
          </AriaButton>
        )}
      </LazyMenu>
    </div>
  );
}

interface LazyMenuProps extends Omit<FilterMenuProps, 'children'> {
  children: (press: { onPress?: () => void }) => ReactElement;
}

/** Loads the menu at the first press of its button, then opens it. */
function LazyMenu({ children, ...menu }: LazyMenuProps) {
  const [wanted, setWanted] = useState(false);
  const button = children({ onPress: () => setWanted(true) });
  if (!wanted) return button;
  return (
    <Suspense fallback={button}>
      <FilterMenu {...menu}>{children({})}</FilterMenu>
    </Suspense>
  );
}
