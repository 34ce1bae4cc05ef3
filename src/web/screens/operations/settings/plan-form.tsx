import { useState } from 'react';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { changePlan } from '#contract/operations/routes.ts';
import { changedPlan, findPlanMistakes, isSamePlan } from '#domain/credits/change-plan.ts';
import { type PlanCode, readMoney } from '#domain/credits/plans.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { ActRow } from '#web/screens/operations/parts/act-button.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { planConsoleTexts as texts } from '#web/texts/console/plan-console.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { PlanPreview } from './plan-preview.tsx';

interface PlanFormProps {
  plans: Setup['plans'];
  code: PlanCode;
  onClose: () => void;
}

const wholeNumber = (text: string) => (/^\d{1,6}$/.test(text.trim()) ? Number(text) : Number.NaN);

/** Changes the terms for new subscribers. Shows a preview, and asks for a reason before it saves. */
export function PlanForm({ plans, code, onClose }: PlanFormProps) {
  const change = useConsoleAct(changePlan);
  const plan = plans.find((one) => one.code === code);
  const [name, setName] = useState(plan?.name ?? '');
  const [price, setPrice] = useState(((plan?.priceCents ?? 0) / 100).toFixed(2));
  const [credits, setCredits] = useState(String(plan?.credits ?? ''));
  const [days, setDays] = useState(plan && 'days' in plan.lasts ? String(plan.lasts.days) : null);
  if (!plan) return null;
  const wanted = {
    code,
    name: name.trim(),
    priceCents: readMoney(price) ?? Number.NaN,
    credits: wholeNumber(credits),
    ...(days !== null && { days: wholeNumber(days) }),
  };
  const mistakes = findPlanMistakes(plans, wanted);
  const after = Object.keys(mistakes).length === 0 ? changedPlan(plan, wanted) : null;
  const isSame = after !== null && isSamePlan(after, plan);
  const field = (id: keyof typeof mistakes) => (mistakes[id] === undefined ? {} : { error: mistakes[id] });
  return (
    <Card as="section">
      <Stack>
        <Heading>{texts.editing(plan.name)}</Heading>
        <div className={styles.filters}>
          <TextField
            label={texts.name}
            value={name}
            onChange={setName}
            maxLength={40}
            required
            {...field('name')}
          />
          <TextField
            label={texts.price}
            prefix="$"
            inputMode="decimal"
            value={price}
            onChange={setPrice}
            required
            {...field('priceCents')}
          />
          <TextField
            label={code === 'TRIAL' ? texts.credits : texts.creditsEachMonth}
            inputMode="numeric"
            value={credits}
            onChange={setCredits}
            required
            {...field('credits')}
          />
          {days !== null && (
            <TextField
              label={texts.days}
              inputMode="numeric"
              value={days}
              onChange={setDays}
              required
              {...field('days')}
            />
          )}
        </div>
        {after && <PlanPreview plans={plans} after={after} />}
        <ActRow
          label={texts.save}
          title={texts.title(plan.name)}
          effect={after ? texts.effect(plan, after) : ''}
          done={texts.done}
          disabled={!after || isSame}
          act={(reason) => change.mutateAsync({ body: { ...wanted, reason } })}
          onClose={onClose}
        />
      </Stack>
    </Card>
  );
}
