import { getSetup, stopExperiment } from '#contract/operations/routes.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { ActButton, useMayChange } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { experimentTexts as texts } from '#web/texts/console/operations-console.ts';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { percent, type ShownExperiment, SplitForm } from './split-form.tsx';

export function ExperimentsTab() {
  return (
    <Loaded what="the setup" query={useConsole(getSetup, {})}>
      {({ experiments }) => (
        <Stack>
          {experiments.map((experiment) => (
            <Experiment key={experiment.key} experiment={experiment} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

/** How each variant did, with the range that the true rate is in, 19 times of 20. */
function Experiment({ experiment }: { experiment: ShownExperiment }) {
  const { key, device, goal, stopped, variants } = experiment;
  const mayChange = useMayChange();
  const all = variants.reduce((sum, { share }) => sum + share, 0);
  return (
    <section aria-label={key}>
      <Stack>
        <DataTable
          title={`${key}, ${device}`}
          note={`Conversion: ${texts.goals[goal]}`}
          empty="No experiment runs."
          action={
            <Row>
              <Tag tone={stopped ? 'warn' : 'ok'}>{stopped ? 'Stopped' : 'Running'}</Tag>
              {mayChange && <StopButton experiment={experiment} />}
            </Row>
          }
          columns={['Variant', 'Share', 'People', 'Conversions', 'Rate (95% interval)']}
          rows={variants.map(({ name, share, people, conversions, rate }) => ({
            key: name,
            cells: [
              name,
              percent(share / all),
              people,
              conversions,
              rate ? `${percent(rate.rate)} (${percent(rate.low)} to ${percent(rate.high)})` : texts.noPeople,
            ],
          }))}
        />
        {mayChange && <SplitForm key={variants.map(({ share }) => share).join()} experiment={experiment} />}
      </Stack>
    </section>
  );
}

function StopButton({ experiment: { key, stopped } }: { experiment: ShownExperiment }) {
  const stop = useConsoleAct(stopExperiment);
  return (
    <ActButton
      label={stopped ? 'Resume' : 'Stop'}
      title={stopped ? `Resume ${key}?` : `Stop ${key}?`}
      effect={
        stopped
          ? 'People see the variant they were given before.'
          : 'Everyone sees the baseline from their next page on.'
      }
      done={stopped ? `${key} is running again.` : `${key} is stopped.`}
      act={(reason) => stop.mutateAsync({ body: { key, stopped: !stopped, reason } })}
    />
  );
}
