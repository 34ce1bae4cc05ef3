import { Text } from '#web/parts/text/text.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './receipt.module.css';

/** How to finish the application on the company's own site in a minute. */
export function HandOff({ hasAnswers }: { hasAnswers: boolean }) {
  return (
    <Card as="section">
      <Text as="h2" look="heading">
        Finish in three steps
      </Text>
      <ol className={styles.steps}>
        <Step number={1} title="Open the form">
          It opens in a new tab at the right page.
        </Step>
        <Step number={2} title={hasAnswers ? 'Paste and attach' : 'Fill it in'}>
          {hasAnswers
            ? "Answers below are in the form's order."
            : 'Have your resume at hand: it has most of what forms ask for.'}
        </Step>
        <Step number={3} title="Tell us">
          Choose “I applied” so your tracker is right.
        </Step>
      </ol>
    </Card>
  );
}

function Step({ number, title, children }: { number: number; title: string; children: string }) {
  return (
    <li className={styles.step}>
      <span className={styles.stepNumber} aria-hidden="true">
        {number}
      </span>
      <div>
        <p className={styles.stepTitle}>{title}</p>
        <Text>{children}</Text>
      </div>
    </li>
  );
}
