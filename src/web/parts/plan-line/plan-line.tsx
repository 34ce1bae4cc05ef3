import { formatMoney, type Plan } from '#domain/credits/plans.ts';
import { describePlan, planPeriods } from '#web/texts/money/plan.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './plan-line.module.css';

/** A plan as it is offered: what it is called, gives, and costs. `next` is what a trial turns into. */
export function PlanLine({ plan, next }: { plan: Plan; next: string }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>
          {plan.name}
          {plan.code === 'ANNUAL' && <Tag tone="ok">{`${formatMoney(plan.priceCents / 12)} a month`}</Tag>}
        </span>
        <span className={styles.note}>{describePlan(plan, next)}</span>
      </span>
      <span className={styles.cost}>
        <b className={styles.price}>{formatMoney(plan.priceCents)}</b>
        <span className={styles.note}>{planPeriods[plan.code]}</span>
      </span>
    </>
  );
}
