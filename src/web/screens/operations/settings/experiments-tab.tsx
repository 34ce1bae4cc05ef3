import { getSetup, stopExperiment } from '#contract/operations/routes.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { ActButton, useMayChange } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { experimentTexts as texts } from '#web/texts/console/setup-console.ts';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { percent, type ShownExperiment, SplitForm } from './split-form.tsx';

export function ExperimentsTab() {
  return (
    <Loaded texts={texts} query={useConsole(getSetup, {})}>
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

/** The results of each variant, with the 95% confidence interval of its rate. */
function Experiment({ experiment }: { experiment: ShownExperiment }) {
  const { key, device, goal, stopped, variants } = experiment;
  const mayChange = useMayChange();
  const all = variants.reduce((sum, { share }) => sum + share, 0);
  return (
    <section aria-label={key}>
      <Stack>
        <DataTable
          title={texts.title(key, device)}
          note={texts.conversion(texts.goals[goal])}
          empty={texts.none}
          action={
            <Row>
              <Tag tone={stopped ? 'warn' : 'ok'}>{stopped ? texts.stopped : texts.running}</Tag>
              {mayChange && <StopButton experiment={experiment} />}
            </Row>
          }
          columns={texts.columns}
          rows={variants.map(({ name, share, people, conversions, rate }) => ({
            key: name,
            cells: [
              name,
              percent(share / all),
              people,
              conversions,
              rate ? texts.rate(percent(rate.rate), percent(rate.low), percent(rate.high)) : texts.noPeople,
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
      label={stopped ? texts.resume : texts.stop}
      title={stopped ? texts.resumeTitle(key) : texts.stopTitle(key)}
      effect={stopped ? texts.resumeEffect : texts.stopEffect}
      done={stopped ? texts.resumeDone(key) : texts.stopDone(key)}
      act={(reason) => stop.mutateAsync({ body: { key, stopped: !stopped, reason } })}
    />
  );
}
