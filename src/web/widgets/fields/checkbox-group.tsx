import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { CheckMark } from './checkbox.tsx';
import styles from './choice.module.css';
import { FieldLabel, FieldNotes, type FieldProps, fieldState } from './field-parts.tsx';
import { optionItems, type SelectOption } from './select-options.ts';

interface CheckboxGroupProps extends FieldProps {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

export function CheckboxGroup(props: CheckboxGroupProps) {
  const { label, hint, error, required, saved, options, value, onChange } = props;
  const items = optionItems(options);
  return (
    <AriaCheckboxGroup value={[...value]} onChange={onChange} {...fieldState(props)}>
      <FieldLabel label={label} required={required} saved={saved} />
      <div className={styles.column}>
        {items.map((item) => (
          // The group is required, not each checkbox in it.
          <Checkbox key={item.value} value={item.value} isRequired={false} className={styles.choice}>
            <CheckMark />
            <span>{item.text}</span>
          </Checkbox>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} saysRequired={required} />
    </AriaCheckboxGroup>
  );
}
