import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './choice.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, optionItems, type SelectOption } from './field-parts.tsx';

interface RadioTilesProps extends FieldTexts {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  isDisabled?: boolean;
}

/** Up to three short options side by side; more belong in a select. */
export function RadioTiles({
  label,
  hint,
  error,
  required,
  saved,
  describedBy,
  options,
  value,
  onChange,
  onBlur,
  name,
  isDisabled,
}: RadioTilesProps) {
  const items = optionItems(options);
  return (
    <RadioGroup
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      name={name}
      validationBehavior="aria"
      isRequired={required}
      isInvalid={error !== undefined}
      isDisabled={isDisabled}
      aria-describedby={describedBy}
    >
      <FieldLabel label={label} required={required} saved={saved} />
      <div className={styles.tiles}>
        {items.map((item) => (
          <Radio key={item.value} value={item.value} className={styles.tile}>
            <span className={styles.mark} data-round />
            {item.text}
          </Radio>
        ))}
      </div>
      <FieldNotes hint={hint} error={error} />
    </RadioGroup>
  );
}
