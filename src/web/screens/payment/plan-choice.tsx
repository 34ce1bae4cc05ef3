import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import type { PlanCode } from '#domain/credits/plans.ts';
import { PlanLine } from '#web/parts/plan-line/plan-line.tsx';
import { paymentTexts } from '#web/texts/money/payment.ts';
import styles from './payment.module.css';

interface PlanChoiceProps {
  offer: PlanOffer;
  selected: PlanCode;
  onSelect: (code: PlanCode) => void;
}

export function PlanChoice({ offer: { plans, afterTrial }, selected, onSelect }: PlanChoiceProps) {
  return (
    <RadioGroup
      aria-label={paymentTexts.plan}
      className={styles.plans}
      value={selected}
      onChange={(value) => onSelect(value as PlanCode)}
    >
      {plans.map((plan) => (
        <Radio key={plan.code} value={plan.code} className={styles.plan}>
          <span className={styles.mark} />
          <PlanLine plan={plan} next={afterTrial.name} />
        </Radio>
      ))}
    </RadioGroup>
  );
}
