import { Check, ChevronDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import controlStyles from './control.module.css';
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx';
import { Icon } from './icon.tsx';
import menuStyles from './menu.module.css';
import styles from './select.module.css';

export type SelectOption = string | { value: string; text: string };

interface SelectProps extends FieldTexts {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  needed?: boolean;
  isDisabled?: boolean;
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
}: SelectProps) {
  const items = options.map((option) =>
    typeof option === 'string' ? { value: option, text: option } : option,
  );
  return (
    <AriaSelect
      className={controlStyles.field}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      onOpenChange={(open) => !open && onBlur?.()}
      name={name}
      placeholder={placeholder}
      validationBehavior="aria"
      isRequired={required}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      data-needed={needed || undefined}
    >
      <FieldLabel label={label} required={required} saved={saved} />
      <Button className={controlStyles.box}>
        <SelectValue className={styles.value} />
        <Icon of={ChevronDown} />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover className={menuStyles.popover} offset={6} maxHeight={180}>
        <ListBox className={menuStyles.list} items={items}>
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
