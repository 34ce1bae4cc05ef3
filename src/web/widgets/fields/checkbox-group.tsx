import { Checkbox } from 'react-aria-components/Checkbox';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import { CheckMark } from './checkbox.tsx';
import styles from './choice.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, optionItems, type SelectOption } from './field-parts.tsx';

interface CheckboxGroupProps extends FieldTexts {
  options: readonly SelectOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  name?: string;
  isDisabled?: boolean;
}

export function CheckboxGroup({
  label,
  hint,
  error,
  required,
  saved,
  describedBy,
  options,
  value,
  onChange,
  name,
  isDisabled,
}: CheckboxGroupProps) {
  const items = optionItems(options);
  return (
    <AriaCheckboxGroup
      value={[...value]}
      onChange={onChange}
      name={name}
      validationBehavior="aria"
      isRequired={required}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      aria-describedby={describedBy}
    >
      <FieldLabel label={label} required={required} saved={saved} />
      <div className={styles.column}>
        {items.map((item) => (
          // The group is required, not each of its choices.
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
