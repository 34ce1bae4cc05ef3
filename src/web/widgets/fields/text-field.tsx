import { type ReactNode, type Ref, useId } from 'react';
import { Group } from 'react-aria-components/Group';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import styles from './control.module.css';
import { FieldLabel, FieldNotes, type FieldTexts } from './field-parts.tsx';

export interface TextFieldProps
  extends FieldTexts,
    Omit<AriaTextFieldProps, 'children' | 'className' | 'style' | 'isRequired' | 'isInvalid'> {
  placeholder?: string;
  /** Before the text: an icon, a currency sign. */
  prefix?: ReactNode;
  /** After the text: a button inside the control. */
  suffix?: ReactNode;
  /** Amber ground: this answer is still needed. */
  needed?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** Offered by the browser while the person types. */
  suggestions?: readonly string[];
}

export function TextField({
  label,
  hint,
  error,
  required,
  saved,
  describedBy,
  placeholder,
  prefix,
  suffix,
  needed,
  inputRef,
  suggestions,
  ...behaviour
}: TextFieldProps) {
  const listId = useId();
  return (
    <AriaTextField
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
        {typeof prefix === 'string' ? <span className={styles.prefix}>{prefix}</span> : prefix}
        <Input
          className={styles.input}
          placeholder={placeholder}
          ref={inputRef}
          list={suggestions && listId}
        />
        {suggestions && (
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text} value={text}>
                {text}
              </option>
            ))}
          </datalist>
        )}
        {suffix}
      </Group>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
}
