import { lazy, Suspense, useId, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import controlStyles from '#web/widgets/fields/control.module.css';
import { FieldLabel, FieldNotes, type FieldTexts } from '#web/widgets/fields/field-parts.tsx';
import { mediaQueries, useMediaQuery } from '#web/widgets/layout/layout-class.ts';
import { AddPill, Pill } from '#web/widgets/marks/pill.tsx';
import menuStyles from '#web/widgets/overlays/menu.module.css';
import { PillOptions } from './pill-options.tsx';
import { addedPills } from './pill-rules.ts';
import styles from './pill-select.module.css';
import {
  comboboxProps,
  drawerTriggerProps,
  type PillSelect,
  type PillSelectRules,
  usePillSelect,
} from './use-pill-select.ts';

const PillDrawer = lazy(() => import('./pill-drawer.tsx').then((module) => ({ default: module.PillDrawer })));

interface MultiSelectPillsProps extends PillSelectRules, Omit<FieldTexts, 'label'> {
  label: string;
  placeholder?: string;
  /** Stands in the input once something is chosen. */
  prompt?: string;
  /** The old form lists its options in the page, on phones too, and saves with the page. */
  variant?: 'new' | 'old';
  isDisabled?: boolean;
  /** What the pills below the control are. */
  suggestionsLabel?: string | undefined;
}

/** Several choices as pills inside one control; pills that were taken off wait below it to be added again. */
export function MultiSelectPills({
  label,
  hint,
  error,
  required,
  saved,
  placeholder = 'Start typing in...',
  prompt = '',
  variant = 'new',
  isDisabled = false,
  suggestionsLabel,
  onConfirm,
  ...rules
}: MultiSelectPillsProps) {
  const mobile = useMediaQuery(mediaQueries.mobileLarge);
  const drawer = mobile && variant === 'new';
  const confirms = variant === 'new' && onConfirm ? { onConfirm } : {};
  const select = usePillSelect({ ...rules, ...confirms, staysOpen: drawer });
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const added = addedPills(select.items);
  const message = select.refusal ?? error;
  const listed = select.listed && !drawer;

  function open() {
    if (isDisabled) return;
    input.current?.focus();
    select.setOpen(true);
  }

  return (
    <>
      <TextField
        className={controlStyles.field}
        value={drawer ? '' : select.text}
        onChange={select.type}
        validationBehavior="aria"
        isRequired={required ?? false}
        isInvalid={message !== undefined}
        isDisabled={isDisabled}
      >
        <FieldLabel label={label} required={required} saved={saved} />
        <div
          className={styles.anchor}
          onBlur={(event) => {
            const stays = event.currentTarget.contains(event.relatedTarget ?? document.activeElement);
            if (!drawer && !stays) select.leave();
          }}
        >
          <Group className={controlStyles.box} data-holds="pills" onClick={open}>
            {added.map((item) => (
              <Pill
                key={item.value}
                label={item.label}
                isDisabled={isDisabled}
                onRemove={() => {
                  select.remove(item, { saves: drawer });
                  if (!drawer) input.current?.focus();
                }}
              />
            ))}
            <Input
              ref={input}
              className={controlStyles.input}
              placeholder={added.length === 0 ? placeholder : select.full ? '' : prompt}
              {...(drawer ? drawerTriggerProps(select) : comboboxProps(select, listId))}
            />
          </Group>
          {listed && (
            <div
              ref={reveal}
              className={`${menuStyles.popover} ${styles.list}`}
              data-inline={variant === 'old' || undefined}
              // A list that scrolls could take the focus otherwise.
              tabIndex={-1}
            >
              <PillOptions select={select} id={listId} label={label} />
            </div>
          )}
        </div>
        <FieldNotes hint={select.fullMessage ?? hint} error={message} />
        <Suggestions select={select} label={suggestionsLabel} isDisabled={isDisabled || select.full} />
      </TextField>
      {drawer && select.open && (
        <Suspense>
          <PillDrawer select={select} label={label} placeholder={placeholder} error={message} />
        </Suspense>
      )}
    </>
  );
}

/** The list opens in the page: near the lower edge the page scrolls to it. The focus stays in the input. */
function reveal(list: HTMLElement | null) {
  list?.scrollIntoView?.({ block: 'nearest' });
  list?.addEventListener('mousedown', (event) => event.preventDefault());
}

interface SuggestionsProps {
  select: PillSelect;
  label: string | undefined;
  isDisabled: boolean;
}

function Suggestions({ select, label, isDisabled }: SuggestionsProps) {
  const waiting = select.items.filter((item) => !item.isAdded);
  if (waiting.length === 0) return null;
  return (
    <div className={styles.suggestions}>
      {label && <p className={styles.suggestionsLabel}>{label}</p>}
      {waiting.map((item) => (
        <AddPill
          key={item.value}
          label={item.label}
          isDisabled={isDisabled}
          onAdd={() => select.pick(item)}
        />
      ))}
    </div>
  );
}
