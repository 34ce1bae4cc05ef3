import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import styles from './field-parts.module.css';

/** What every field says around its control. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Shows "Saved" right of the label. */
  saved?: boolean | undefined;
  /** The id of what belongs to the field outside of it, such as the source of its value; read with the control. */
  describedBy?: string | undefined;
}

/** A field with one name in its form, and what it says. */
export interface FieldProps extends FieldTexts {
  name?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** What react-aria is told of such a field. */
export function fieldState({ name, isDisabled, required, error, describedBy }: Omit<FieldProps, 'label'>) {
  return {
    name,
    validationBehavior: 'aria',
    isRequired: required,
    isInvalid: error !== undefined,
    isDisabled,
    'aria-describedby': describedBy,
  } as const;
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

export function SavedMark() {
  return (
    <span className={styles.saved}>
      <Icon of={Check} size="xs" />
      Saved
    </span>
  );
}

interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  /** Required, and its role has no attribute that says so. */
  saysRequired?: boolean | undefined;
}

/** Hint, then error, below the control; both are read with it. */
export function FieldNotes({ hint, error, saysRequired }: FieldNotesProps) {
  return (
    <>
      {(hint || saysRequired) && (
        <Text slot="description" {...(hint ? { className: styles.hint } : {})}>
          {saysRequired && <VisuallyHidden>Required. </VisuallyHidden>}
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
