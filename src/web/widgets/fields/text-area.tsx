import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { widgetTexts } from '#web/texts/widgets.ts';
import styles from './control.module.css';
import { TextFrame, type TextFrameProps } from './text-frame.tsx';

interface TextAreaProps extends TextFrameProps {
  placeholder?: string;
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** With a maximum length, a counter below shows how many characters are used. */
export function TextArea({ placeholder, rows = 6, inputRef, ...frame }: TextAreaProps) {
  const { maxLength, value } = frame;
  const counter = maxLength !== undefined && value !== undefined && (
    <span className={styles.counter}>{widgetTexts.counter(value.length, maxLength)}</span>
  );
  return (
    <TextFrame {...frame} counter={counter}>
      <AriaTextArea
        className={`${styles.input} ${styles.area}`}
        placeholder={placeholder}
        rows={rows}
        ref={inputRef}
      />
    </TextFrame>
  );
}
