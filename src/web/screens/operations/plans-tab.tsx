import { getSetup, type Setup } from '#contract/operations-setup.ts';
import { formatMoney } from '#domain/credits/plans.ts';
import { useConsole } from '#web/data/operations-calls.ts';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';

export function PlansTab() {
  return (
    <Loaded what="the setup" query={useConsole(getSetup, {})}>
      {(setup) => <Plans {...setup} />}
    </Loaded>
  );
}

function Plans({ plans }: Setup) {
  return (
    <DataTable
      bare
      title="Plans"
      empty="There is no plan."
      columns={['Plan', 'Price', 'Credits', 'Lasts', 'Running now']}
      rows={plans.map(({ code, name, priceCents, credits, lasts, running }) => ({
        key: code,
        cells: [
          name,
          formatMoney(priceCents),
          credits,
          'days' in lasts ? `${lasts.days} days` : lasts.months === 1 ? '1 month' : `${lasts.months} months`,
          running,
        ],
      }))}
    />
  );
}
