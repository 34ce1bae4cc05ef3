import { useState } from 'react';
import { consentWords, type Plan, planAfterTrial, planOf } from '#domain/credits/plans.ts';
import { PlanLine } from '#web/parts/plan-line/plan-line.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { planConsoleTexts as texts } from '#web/texts/console/plan-console.ts';

/** The changed plan as a customer sees it: the offer, and the text they agree to. */
export function PlanPreview({ plans, after }: { plans: readonly Plan[]; after: Plan }) {
  const [now] = useState(() => new Date());
  const offered = plans.map((plan) => (plan.code === after.code ? after : plan));
  // The terms of the trial include the plan it turns into.
  const agreed = after.code === planAfterTrial ? ([after.code, 'TRIAL'] as const) : [after.code];
  return (
    <section aria-label={texts.preview} className={styles.preview}>
      <Heading level={3}>{texts.preview}</Heading>
      <div className={styles.planLine}>
        <PlanLine plan={after} next={planOf(offered, planAfterTrial).name} />
      </div>
      {agreed.map((code) => (
        <Text key={code}>{texts.agrees(planOf(offered, code).name, consentWords(offered, code, now))}</Text>
      ))}
    </section>
  );
}
