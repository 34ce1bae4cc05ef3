import { widgetTexts } from '#web/texts/widgets.ts';
import styles from './steps.module.css';

/** The person's progress through fixed steps; `current` counts from 0. */
export function Steps({ steps, current }: { steps: readonly string[]; current: number }) {
  return (
    <nav className={styles.steps} aria-label={widgetTexts.steps}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={index < current ? 'done' : index === current ? 'now' : 'open'}
            aria-current={index === current ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </ol>
    </nav>
  );
}
