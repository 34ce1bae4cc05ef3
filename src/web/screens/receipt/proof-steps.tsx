import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { formatProofTime } from '#domain/application/application-date.ts';
import type { StepName } from '#domain/application/outcome.ts';
import { Text } from '#web/parts/text/text.tsx';
import { stepTexts, proofTexts as texts } from '#web/texts/applications/receipt.ts';
import { type Knot, Thread, ThreadItem } from '#web/widgets/marks/thread.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import styles from './receipt.module.css';

const halted: readonly StepName[] = ['refused', 'unconfirmed', 'stopped'];

function leadOf(name: StepName): string {
  if (name === 'received-early') return texts.warning;
  return halted.includes(name) ? texts.ended : texts.done;
}

export function ProofSteps({ steps }: { steps: ProofPack['steps'] }) {
  return (
    <div className={styles.thread}>
      <Thread compact>
        {steps.map((step) => {
          const lead = leadOf(step.name);
          const knot: Knot = lead === texts.done ? 'check' : 'exclamation';
          return (
            <ThreadItem key={step.hash} knot={knot}>
              <div className={styles.proofStep}>
                <div>
                  <p className={styles.stepTitle}>
                    <VisuallyHidden>{lead} </VisuallyHidden>
                    {stepTexts[step.name]}
                  </p>
                  <Text>{step.sentence}</Text>
                </div>
                <time className={styles.time} dateTime={step.at}>
                  {formatProofTime(step.at)}
                </time>
              </div>
            </ThreadItem>
          );
        })}
      </Thread>
    </div>
  );
}
