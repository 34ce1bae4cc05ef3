import { Heading, Text } from '#web/parts/text/text.tsx';
import { handOffTexts as texts } from '#web/texts/applications/receipt.ts';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './receipt.module.css';

/** How to finish the application on the company's own site. */
export function HandOff({ hasAnswers }: { hasAnswers: boolean }) {
  return (
    <Card as="section">
      <Heading>{texts.title}</Heading>
      <ol className={styles.steps}>
        <Step number={1} title={texts.open}>
          {texts.openNote}
        </Step>
        <Step number={2} title={hasAnswers ? texts.paste : texts.fill}>
          {hasAnswers ? texts.pasteNote : texts.fillNote}
        </Step>
        <Step number={3} title={texts.report}>
          {texts.reportNote}
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
