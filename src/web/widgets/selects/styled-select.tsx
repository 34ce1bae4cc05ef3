import { Check } from 'lucide-react';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import controlStyles from '#web/widgets/fields/control.module.css';
import { FieldLabel, FieldNotes } from '#web/widgets/fields/field-parts.tsx';
import { optionItems } from '#web/widgets/fields/select-options.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import menuStyles from '#web/widgets/overlays/menu.module.css';
import styles from './select.module.css';
import type { SelectLook } from './select-look.ts';
import { SelectTrigger } from './select-trigger.tsx';

/** A select in our own style. */
export function StyledSelect(select: SelectLook) {
  return (
    <AriaSelect
      className={controlStyles.field}
      value={select.value}
      onChange={(key) => key !== null && select.onChange(String(key))}
      onOpenChange={(open) => !open && select.onLeave()}
      onBlur={select.onTabAway}
      name={select.name}
      placeholder={select.placeholder}
      validationBehavior="aria"
      isRequired={select.required}
      isInvalid={select.isInvalid}
      isDisabled={select.isDisabled}
      data-needed={select.needed || undefined}
      aria-describedby={select.describedBy}
    >
      <FieldLabel label={select.label} required={select.required} saved={select.saved} />
      <SelectTrigger>
        <SelectValue className={styles.value} />
      </SelectTrigger>
      <FieldNotes hint={select.hint} error={select.error} saysRequired={select.required} />
      <Popover className={menuStyles.popover} offset={6} maxHeight={180}>
        <ListBox className={menuStyles.list} items={optionItems(select.options)}>
          {(item) => (
            <ListBoxItem id={item.value} textValue={item.text} className={menuStyles.item}>
              {({ isSelected }) => (
                <>
                  <span className={menuStyles.text}>{item.text}</span>
                  {isSelected && (
                    <span className={menuStyles.mark}>
                      <Icon of={Check} size="sm" />
                    </span>
                  )}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
