import { ChevronDown, CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { requestFormTexts } from '#web/texts/public/contact.ts';
import controlStyles from '#web/widgets/fields/control.module.css';
import fieldStyles from '#web/widgets/fields/field-parts.module.css';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './native-select.module.css';

interface NativeSelectProps {
  label: string;
  name: string;
  /** Texts by value. */
  options: Record<string, string>;
  defaultValue: string | undefined;
  error: string | undefined;
}

/** A native select, which works without JavaScript. */
export function NativeSelect({ label, name, options, defaultValue = '', error }: NativeSelectProps) {
  const id = useId();
  return (
    <div className={controlStyles.field} data-invalid={error !== undefined || undefined}>
      <label className={`${fieldStyles.label} ${styles.label}`} htmlFor={id}>
        {label}
        <span className={fieldStyles.asterisk} aria-hidden="true">
          *
        </span>
      </label>
      <div className={`${controlStyles.box} ${styles.box}`}>
        <select
          id={id}
          name={name}
          defaultValue={defaultValue in options ? defaultValue : ''}
          className={styles.select}
          required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          <option value="">{requestFormTexts.select}</option>
          {Object.entries(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </div>
      {error && (
        <span id={`${id}-error`} className={fieldStyles.error} role="alert">
          <Icon of={CircleAlert} size="sm" />
          {error}
        </span>
      )}
    </div>
  );
}
