import { useState } from 'react';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { getSetup } from '#contract/operations/routes.ts';
import { describeLength, formatMoney, type PlanCode } from '#domain/credits/plans.ts';
import { useConsole } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { EditCell } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { planConsoleTexts as texts } from '#web/texts/console/plan-console.ts';
import { PlanForm } from './plan-form.tsx';

export function PlansTab() {
  return (
    <Loaded texts={texts} query={useConsole(getSetup, {})}>
      {(setup) => <Plans {...setup} />}
    </Loaded>
  );
}

function Plans({ plans }: Setup) {
  const [edited, setEdited] = useState<PlanCode | null>(null);
  if (edited) return <PlanForm plans={plans} code={edited} onClose={() => setEdited(null)} />;
  return (
    <DataTable
      bare
      title={texts.table}
      empty={texts.none}
      columns={texts.columns}
      rows={plans.map((plan) => ({
        key: plan.code,
        cells: [
          plan.name,
          formatMoney(plan.priceCents),
          plan.credits,
          describeLength(plan),
          texts.runningNow(plan.running, plan.onOtherTerms),
          <EditCell key="edit" label={texts.editing(plan.name)} onPress={() => setEdited(plan.code)} />,
        ],
      }))}
    />
  );
}
