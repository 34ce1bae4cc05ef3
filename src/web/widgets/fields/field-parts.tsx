import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { widgetTexts } from '#web/texts/widgets.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import styles from './field-parts.module.css';

/** The texts around a field's control. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Shows "Saved" right of the label. */
  saved?: boolean | undefined;
  /** The id of a related element outside the field, such as the source of its value; read with the control. */
  describedBy?: string | undefined;
}

/** A field with a name in its form, and its texts. */
export interface FieldProps extends FieldTexts {
  name?: string | undefined;
  isDisabled?: boolean | undefined;
}

/** The properties that react-aria needs of such a field. */
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
      {widgetTexts.saved}
    </span>
  );
}

interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  /** Adds "Required." for roles without an attribute for it. */
  saysRequired?: boolean | undefined;
}

/** Hint, then error, below the control; both are read with it. */
export function FieldNotes({ hint, error, saysRequired }: FieldNotesProps) {
  return (
    <>
      {(hint || saysRequired) && (
        <Text slot="description" {...(hint ? { className: styles.hint } : {})}>
          {saysRequired && <VisuallyHidden>{widgetTexts.required} </VisuallyHidden>}
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
