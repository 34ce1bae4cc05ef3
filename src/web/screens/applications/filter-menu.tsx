import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { listStatusFilters, readStatusFilter } from '#domain/application/status-filter.ts';
import type { StatusFilter as Filter } from '#web/data/applications/application-lists.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { filterTexts as texts } from '#web/texts/applications/application-lists.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import styles from './status-filter.module.css';

export interface FilterMenuProps {
  filter: Filter;
  onFilter: (filter: Filter) => void;
  children: ReactElement;
  placement: 'left top' | 'bottom start';
}

/** A choice takes effect when it is confirmed; closing the menu keeps the old one (D-178). */
export function FilterMenu({ filter, onFilter, children, placement }: FilterMenuProps) {
  const { features } = usePortal();
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLSpanElement>(null);
  // The first press of the button loaded this menu and replaced the button, so the focus returns to the new button.
  useEffect(() => {
    trigger.current?.querySelector('button')?.focus();
    queueMicrotask(() => setOpen(true));
  }, []);
  const [choice, setChoice] = useState<string>(filter ?? 'all');
  const change = (next: boolean) => {
    setChoice(filter ?? 'all');
    setOpen(next);
  };
  return (
    <DialogTrigger isOpen={open} onOpenChange={change}>
      <span ref={trigger}>{children}</span>
      <Popover className={styles.popover} placement={placement} offset={8}>
        <Dialog className={styles.dialog} aria-label={texts.label}>
          <RadioGroup
            aria-label={texts.status}
            value={choice}
            onChange={setChoice}
            className={styles.choices}
          >
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
            {buttonTexts.confirm}
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
