import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Provider } from 'react-aria-components';
import { LabelContext } from 'react-aria-components/Label';
import { TextContext } from 'react-aria-components/Text';
import controlStyles from '#web/widgets/fields/control.module.css';
import { FieldLabel, FieldNotes } from '#web/widgets/fields/field-parts.tsx';
import { optionItems } from '#web/widgets/fields/select-options.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './select.module.css';
import type { SelectLook } from './select-look.ts';

/** A native select in the frame of our other controls. */
export function NativeSelect(select: SelectLook) {
  const id = useId();
  const items = optionItems(select.options);
  /** If an option has the placeholder's text, no second empty option is added. */
  const empty = items.find((item) => item.text === select.placeholder);
  const notes = { description: { id: `${id}-hint` }, errorMessage: { id: `${id}-error` } };
  const describedBy = [
    select.hint !== undefined && notes.description.id,
    select.error !== undefined && notes.errorMessage.id,
    select.describedBy,
  ];
  return (
    <div
      className={controlStyles.field}
      data-needed={select.needed || undefined}
      data-invalid={select.isInvalid || undefined}
      data-disabled={select.isDisabled || undefined}
    >
      <Provider
        values={[
          [LabelContext, { htmlFor: id }],
          [TextContext, { slots: notes }],
        ]}
      >
        <FieldLabel label={select.label} required={select.required} saved={select.saved} />
        <div className={controlStyles.box}>
          <select
            id={id}
            className={styles.native}
            name={select.name}
            value={select.value ?? empty?.value ?? ''}
            onChange={(event) => select.onChange(event.target.value)}
            onBlur={select.onLeave}
            disabled={select.isDisabled}
            aria-required={select.required}
            aria-invalid={select.isInvalid || undefined}
            aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
            data-placeholder={select.value === null || undefined}
          >
            {!empty && (
              <option value="" disabled>
                {select.placeholder}
              </option>
            )}
            {items.map((item) => (
              <option key={item.value} value={item.value}>
                {item.text}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} />
        </div>
        <FieldNotes hint={select.hint} error={select.error} />
      </Provider>
    </div>
  );
}
