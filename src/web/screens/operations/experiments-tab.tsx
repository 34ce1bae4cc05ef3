import { getSetup, type Setup, stopExperiment } from '#contract/operations-setup.ts';
import { useConsole, useConsoleAct } from '#web/data/operations-calls.ts';
import { Tag } from '#web/widgets/tag.tsx';
import { ActButton } from './act-button.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import { useMayChange } from './use-may-change.ts';

export function ExperimentsTab() {
  return (
    <Loaded what="the setup" query={useConsole(getSetup, {})}>
      {(setup) => <Experiments {...setup} />}
    </Loaded>
  );
}

function Experiments({ experiments }: Setup) {
  const stop = useConsoleAct(stopExperiment);
  const mayChange = useMayChange();
  return (
    <DataTable
      bare
      title="Experiments"
      empty="No experiment runs."
      columns={['Experiment', 'Where', 'People by variant', 'State', 'Change']}
      rows={experiments.map(({ key, device, stopped, variants }) => ({
        key,
        cells: [
          key,
          device,
          variants.map(({ name, people }) => `${name} ${people}`).join(', '),
          <Tag key="state" tone={stopped ? 'warn' : 'ok'}>
            {stopped ? 'Stopped' : 'Runs'}
          </Tag>,
          mayChange ? (
            <ActButton
              key="stop"
              label={stopped ? 'Let it go on' : 'Stop'}
              title={stopped ? `Let ${key} go on?` : `Stop ${key}?`}
              effect={
                stopped
                  ? 'People see the variant they were given before.'
                  : 'Everybody sees the baseline from their next page on.'
              }
              done={stopped ? `${key} goes on.` : `${key} is stopped.`}
              act={(reason) => stop.mutateAsync({ body: { key, stopped: !stopped, reason } })}
            />
          ) : (
            '–'
          ),
        ],
      }))}
    />
  );
}
