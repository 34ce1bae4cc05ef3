import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { PlanOffer } from '#contract/ecommerce.ts';
import { describePrice, formatMoney, type PlanCode } from '#domain/credits/plans.ts';
import { Tag } from '#web/widgets/tag.tsx';
import styles from './payment.module.css';

type OfferedPlan = PlanOffer['plans'][number];

interface PlanChoiceProps {
  plans: readonly OfferedPlan[];
  selected: PlanCode;
  onSelect: (code: PlanCode) => void;
}

export function PlanChoice({ plans, selected, onSelect }: PlanChoiceProps) {
  return (
    <RadioGroup
      aria-label="Plan"
      className={styles.plans}
      value={selected}
      onChange={(value) => onSelect(value as PlanCode)}
    >
      {plans.map((plan) => (
        <Radio key={plan.code} value={plan.code} className={styles.plan}>
          <span className={styles.mark} />
          <span className={styles.planWords}>
            <span className={styles.planName}>
              {plan.name}
              {plan.code === 'ANNUAL' && (
                <Tag tone="ok">{`${formatMoney(plan.priceCents / 12)} a month`}</Tag>
              )}
            </span>
            <span className={styles.planNote}>{describePlan(plan)}</span>
          </span>
          <span className={styles.planPrice}>
            <b className={styles.price}>{formatMoney(plan.priceCents)}</b>
            <span className={styles.planNote}>
              {plan.code === 'ANNUAL'
                ? 'today, for 12 months'
                : plan.code === 'MONTHLY'
                  ? 'a month'
                  : 'today'}
            </span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}

function describePlan(plan: OfferedPlan): string {
  switch (plan.code) {
    case 'TRIAL':
      return `${plan.credits} applications. Then Monthly, unless you cancel.`;
    case 'MONTHLY':
      return `${plan.credits} applications each month. ${describePrice(plan)}.`;
    case 'ANNUAL':
      return `${plan.credits} applications each month. Paid once a year.`;
  }
}
