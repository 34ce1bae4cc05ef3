import { Check, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import controlStyles from './control.module.css';
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx';
import { Icon } from './icon.tsx';
import menuStyles from './menu.module.css';
import { optionItems, type SelectOption } from './option-items.ts';
import styles from './select.module.css';

interface SelectProps extends FieldTexts {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  needed?: boolean;
  isDisabled?: boolean;
  /** Given, the message is the caller's to show; absent, a required select left empty says so itself. */
  errorState?: boolean | undefined;
}

export function Select({
  label,
  hint,
  error,
  required,
  saved,
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder = 'Select',
  needed,
  isDisabled,
  errorState,
}: SelectProps) {
  const [left, setLeft] = useState(false);
  const speaks = errorState === undefined && left && required && value === null;
  const message = error ?? (speaks ? 'Field is required' : undefined);

  function leave() {
    setLeft(true);
    onBlur?.();
  }

  return (
    <AriaSelect
      className={controlStyles.field}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      onOpenChange={(open) => !open && leave()}
      onBlur={() => setLeft(true)}
      name={name}
      placeholder={placeholder}
      validationBehavior="aria"
      isRequired={required}
      isInvalid={errorState ?? message !== undefined}
      isDisabled={isDisabled}
      data-needed={needed || undefined}
    >
      <FieldLabel label={label} required={required} saved={saved} />
      <Button className={controlStyles.box}>
        <SelectValue className={styles.value} />
        <Icon of={ChevronDown} />
      </Button>
      <FieldNotes hint={hint} error={message} />
      <Popover className={menuStyles.popover} offset={6} maxHeight={180}>
        <ListBox className={menuStyles.list} items={optionItems(options)}>
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
