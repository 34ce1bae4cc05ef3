import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select, SelectValue } from 'react-aria-components/Select';
import { CheckMark } from '#web/widgets/fields/checkbox.tsx';
import choiceStyles from '#web/widgets/fields/choice.module.css';
import controlStyles from '#web/widgets/fields/control.module.css';
import { FieldLabel, FieldNotes, type FieldProps, fieldState } from '#web/widgets/fields/field-parts.tsx';
import { optionItems, type SelectOption, selectionText } from '#web/widgets/fields/select-options.ts';
import menuStyles from '#web/widgets/overlays/menu.module.css';
import styles from './select.module.css';
import { SelectTrigger } from './select-trigger.tsx';

interface CheckboxDropdownProps extends FieldProps {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
}

/** A multiple choice: a list of checkboxes that opens below its control. */
export function CheckboxDropdown(props: CheckboxDropdownProps) {
  const { label, hint, error, required, saved, options, value, onChange, onBlur } = props;
  const text = selectionText(options, value);
  return (
    <Select
      className={controlStyles.field}
      selectionMode="multiple"
      value={[...value]}
      onChange={(keys) => onChange(keys.map(String))}
      onOpenChange={(open) => !open && onBlur?.()}
      {...fieldState(props)}
    >
      <FieldLabel label={label} required={required} saved={saved} />
      <SelectTrigger>
        <SelectValue className={styles.several}>{text}</SelectValue>
      </SelectTrigger>
      <FieldNotes hint={hint} error={error} saysRequired={required} />
      <Popover className={menuStyles.popover} offset={6} maxHeight={280}>
        <ListBox className={menuStyles.list} items={optionItems(options)}>
          {(item) => (
            <ListBoxItem
              id={item.value}
              textValue={item.text}
              className={`${menuStyles.item} ${choiceStyles.row}`}
            >
              <CheckMark />
              <span className={menuStyles.text}>{item.text}</span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </Select>
  );
}
