import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import styles from './field-parts.module.css';
import { Icon } from './icon.tsx';

/** What every field says around its control. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Shows "Saved" right of the label. */
  saved?: boolean | undefined;
}

export function FieldLabel({ label, required, saved }: Pick<FieldTexts, 'label' | 'required' | 'saved'>) {
  return (
    <div className={styles.head}>
      <Label className={styles.label}>
        {label}
        {required && (
          <span className={styles.asterisk} aria-hidden="true">
            *
          </span>
        )}
      </Label>
      {saved && <SavedMark />}
    </div>
  );
}

function SavedMark() {
  return (
    <span className={styles.saved}>
      <Icon of={Check} size="xs" />
      Saved
    </span>
  );
}

/** Hint, then error, below the control; both are read with it. */
export function FieldNotes({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <Text slot="description" className={styles.hint}>
          {hint}
        </Text>
      )}
      {error && (
        <Text slot="errorMessage" className={styles.error} role="alert">
          <Icon of={CircleAlert} size="sm" />
          {error}
        </Text>
      )}
    </>
  );
}
