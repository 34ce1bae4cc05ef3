import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import { FieldLabel, type FieldTexts } from './field-parts.tsx';
import styles from './segmented.module.css';
import { optionItems, type SelectOption } from './select-options.ts';

interface SegmentedProps extends Pick<FieldTexts, 'label'> {
  options: readonly SelectOption[];
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  /** Hides the label, except from screen readers, next to a heading that says the same. */
  quiet?: boolean;
}

/** Two or three short options in a row; one is always selected. */
export function Segmented({ label, options, value, onChange, isDisabled, quiet }: SegmentedProps) {
  return (
    <RadioGroup value={value} onChange={onChange} orientation="horizontal" isDisabled={isDisabled}>
      {quiet ? (
        <VisuallyHidden>
          <FieldLabel label={label} />
        </VisuallyHidden>
      ) : (
        <FieldLabel label={label} />
      )}
      <div className={styles.track}>
        {optionItems(options).map((item) => (
          <Radio key={item.value} value={item.value} className={styles.part}>
            {item.text}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
