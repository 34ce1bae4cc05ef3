import { useEffect, useState } from 'react';
import styles from '#web/widgets/marks/visually-hidden.module.css';

type Listener = (text: string) => void;
let speak: Listener | undefined;

/** Announces a text to screen readers without interrupting them. */
export function announce(text: string): void {
  speak?.(text);
}

/** Appears once per page. */
export function LiveRegion() {
  const [text, setText] = useState('');
  useEffect(() => {
    speak = (next) => {
      setText('');
      requestAnimationFrame(() => setText(next));
    };
    return () => {
      speak = undefined;
    };
  }, []);
  return (
    <output className={styles.hidden} aria-live="polite">
      {text}
    </output>
  );
}
