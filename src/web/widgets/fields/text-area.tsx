import type { Ref } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import styles from './control.module.css';
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx';

interface TextAreaProps
  extends FieldTexts,
    Omit<TextFieldProps, 'children' | 'className' | 'style' | 'isRequired' | 'isInvalid'> {
  placeholder?: string;
  rows?: number;
  needed?: boolean;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** With a maximum length the characters used are counted below. */
export function TextArea({
  label,
  hint,
  error,
  required,
  saved,
  describedBy,
  placeholder,
  rows = 6,
  needed,
  inputRef,
  ...behaviour
}: TextAreaProps) {
  const { maxLength, value } = behaviour;
  return (
    <TextField
      {...behaviour}
      className={styles.field}
      validationBehavior="aria"
      isRequired={required}
      isInvalid={error !== undefined}
      data-needed={needed || undefined}
      aria-describedby={describedBy ?? behaviour['aria-describedby']}
    >
      <FieldLabel label={label} required={required} saved={saved} />
      <Group className={styles.box}>
        <AriaTextArea
          className={`${styles.input} ${styles.area}`}
          placeholder={placeholder}
          rows={rows}
          ref={inputRef}
        />
      </Group>
      {maxLength !== undefined && value !== undefined && (
        <span className={styles.counter}>
          {value.length.toLocaleString('en-US')} of {maxLength.toLocaleString('en-US')}
        </span>
      )}
      <FieldNotes hint={hint} error={error} />
    </TextField>
  );
}
