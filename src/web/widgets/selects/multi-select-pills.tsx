import { lazy, Suspense, useId, useRef } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { selectTexts } from '#web/texts/widgets.ts';
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
  /** The placeholder once something is selected. */
  prompt?: string;
  /** `old` lists its options in the page, on phones too, and saves with the page. */
  variant?: 'new' | 'old';
  isDisabled?: boolean;
  /** The heading of the pills below the control. */
  suggestionsLabel?: string | undefined;
}

/** Selected options as pills inside one control; removed pills appear below it and can be added again. */
export function MultiSelectPills({
  label,
  hint,
  error,
  required,
  saved,
  placeholder = selectTexts.startTyping,
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
              // Without this, a scrollable list can take the focus.
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

/** Scrolls to the list if it opens near the lower edge, and keeps the focus in the input. */
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
