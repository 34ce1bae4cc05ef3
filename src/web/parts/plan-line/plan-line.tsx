import { formatMoney, type Plan } from '#domain/credits/plans.ts';
import { describePlan, planPeriods, pricePerMonth } from '#web/texts/money/plan.ts';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './plan-line.module.css';

/** A plan on offer: its name, what it includes, and its price. `next` is the plan that a trial turns into. */
export function PlanLine({ plan, next }: { plan: Plan; next: string }) {
  return (
    <>
      <span className={styles.words}>
        <span className={styles.name}>
          {plan.name}
          {plan.code === 'ANNUAL' && <Tag tone="ok">{pricePerMonth(plan)}</Tag>}
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
