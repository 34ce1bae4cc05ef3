import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './gallery.module.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Sample({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.sub}>{title}</h3>
      {children}
    </div>
  );
}

/** Shows a control as it looks under the pointer or with the focus. */
export function Forced({ state, children }: { state: 'hover' | 'press' | 'focus'; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const control = frame.current?.firstElementChild;
    if (state === 'hover') control?.setAttribute('data-hovered', 'true');
    if (state === 'press') control?.setAttribute('data-pressed', 'true');
  }, [state]);
  return (
    <span ref={frame} className={styles.forced} data-state={state}>
      {children}
    </span>
  );
}
