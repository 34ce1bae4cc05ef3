import { ChevronDown, ListFilter } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { listStatusFilters, readStatusFilter } from '#domain/application/status-filter.ts';
import type { StatusFilter as Filter } from '#web/data/application-lists.ts';
import { usePortal } from '#web/data/portal.ts';
import { Button } from '#web/widgets/button.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import styles from './status-filter.module.css';

interface StatusFilterProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Beside the column's name; a dot marks a filter that is set. */
export function ColumnFilter({ filter, onFilter }: StatusFilterProps) {
  return (
    <FilterMenu filter={filter} onFilter={onFilter} placement="left top">
      <AriaButton
        className={styles.icon}
        aria-label="Filter by status"
        data-set={filter !== null || undefined}
      >
        <Icon of={ListFilter} size="sm" />
        {filter !== null && <span className={styles.dot} data-testid="filter-dot" />}
      </AriaButton>
    </FilterMenu>
  );
}

/** On phones, where there are no columns: a button that looks like a select. */
export function SelectFilter({ filter, onFilter }: StatusFilterProps) {
  const label = listStatusFilters(usePortal().features).find(({ id }) => id === (filter ?? 'all'))?.label;
  return (
    <div className={styles.onPhones}>
      <FilterMenu filter={filter} onFilter={onFilter} placement="bottom start">
        <AriaButton className={styles.select} aria-label={`Filter by status: ${label}`}>
          <span>{filter === null ? 'Status' : label}</span>
          {filter !== null && <span className={styles.dot} />}
          <Icon of={ChevronDown} size="sm" />
        </AriaButton>
      </FilterMenu>
    </div>
  );
}

interface FilterMenuProps extends StatusFilterProps {
  children: ReactElement;
  placement: 'left top' | 'bottom start';
}

/** A choice counts once it is confirmed; closing without that keeps the old one (D-178). */
function FilterMenu({ filter, onFilter, children, placement }: FilterMenuProps) {
  const { features } = usePortal();
  const [open, setOpen] = useState(false);
  const [choice, setChoice] = useState<string>('all');
  const change = (next: boolean) => {
    setChoice(filter ?? 'all');
    setOpen(next);
  };
  return (
    <DialogTrigger isOpen={open} onOpenChange={change}>
      {children}
      <Popover className={styles.popover} placement={placement} offset={8}>
        <Dialog className={styles.dialog} aria-label="Filter by status">
          <RadioGroup aria-label="Status" value={choice} onChange={setChoice} className={styles.choices}>
            {listStatusFilters(features).map(({ id, label }) => (
              <Radio key={id} value={id} className={styles.choice}>
                <span className={styles.mark} />
                {label}
              </Radio>
            ))}
          </RadioGroup>
          <Button
            size="md"
            full
            onPress={() => {
              onFilter(readStatusFilter(choice));
              setOpen(false);
            }}
          >
            Confirm
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
