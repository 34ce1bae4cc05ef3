import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import styles from './choice.module.css';
import { FieldLabel, FieldNotes, type FieldProps, fieldState } from './field-parts.tsx';
import { optionItems, type SelectOption } from './select-options.ts';

interface RadioTilesProps extends FieldProps {
  options: readonly SelectOption[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

/** Up to three short options side by side; more belong in a select. */
export function RadioTiles(props: RadioTilesProps) {
  const { label, hint, error, required, saved, options, value, onChange, onBlur } = props;
  const items = optionItems(options);
  return (
    <RadioGroup value={value} onChange={onChange} onBlur={onBlur} {...fieldState(props)}>
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
