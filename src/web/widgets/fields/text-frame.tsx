import type { ReactNode } from 'react';
import { Group } from 'react-aria-components/Group';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import styles from './control.module.css';
import { FieldLabel, FieldNotes, type FieldTexts, fieldState } from './field-parts.tsx';

export interface TextFrameProps
  extends FieldTexts,
    Omit<TextFieldProps, 'children' | 'className' | 'style' | 'isRequired' | 'isInvalid'> {
  /** Amber background: this answer is still needed. */
  needed?: boolean;
}

interface Framed extends TextFrameProps {
  /** Below the frame, before the notes. */
  counter?: ReactNode;
  children: ReactNode;
}

/** What single-line and multi-line text controls share: label, frame, and notes. */
export function TextFrame(props: Framed) {
  const { label, hint, error, required, saved, describedBy, needed, counter, children, ...behavior } = props;
  return (
    <TextField
      {...behavior}
      {...fieldState({
        ...behavior,
        error,
        required,
        describedBy: describedBy ?? behavior['aria-describedby'],
      })}
      className={styles.field}
      data-needed={needed || undefined}
    >
      <FieldLabel label={label} required={required} saved={saved} />
      <Group className={styles.box}>{children}</Group>
      {counter}
      <FieldNotes hint={hint} error={error} />
    </TextField>
  );
}
