import { type ReactNode, type Ref, useId } from 'react';
import { Input } from 'react-aria-components/Input';
import styles from './control.module.css';
import { TextFrame, type TextFrameProps } from './text-frame.tsx';

export interface TextFieldProps extends TextFrameProps {
  placeholder?: string;
  /** Before the text, such as an icon or a currency symbol. */
  prefix?: ReactNode;
  /** After the text, such as a button inside the control. */
  suffix?: ReactNode;
  inputRef?: Ref<HTMLInputElement>;
  /** The browser suggests these while the person types. */
  suggestions?: readonly string[];
}

export function TextField(props: TextFieldProps) {
  const { placeholder, prefix, suffix, inputRef, suggestions, ...frame } = props;
  const listId = useId();
  return (
    <TextFrame {...frame}>
      {typeof prefix === 'string' ? <span className={styles.prefix}>{prefix}</span> : prefix}
      <Input className={styles.input} placeholder={placeholder} ref={inputRef} list={suggestions && listId} />
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
    </TextFrame>
  );
}
