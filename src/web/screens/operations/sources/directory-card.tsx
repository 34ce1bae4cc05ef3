import { useState } from 'react';
import type { Sweep } from '#contract/operations/operations-sources.ts';
import { pauseSweep } from '#contract/operations/routes.ts';
import { usStates } from '#domain/document/values/us-states.ts';
import { fieldsOfWork } from '#domain/occupation/fields-of-work.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { directoryTexts as texts } from '#web/texts/console/sources-console.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { ProgressBar } from '#web/widgets/feedback/progress-bar.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { KeyValues } from '#web/widgets/marks/key-values.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { DirectoryForm } from './directory-form.tsx';

const mostPlaces = 10;

/** The form to turn the directory on, or its progress with buttons to pause or change it. */
export function DirectoryCard({ state }: { state: Sweep }) {
  const [editing, setEditing] = useState(false);
  const { sweep } = state;
  if (!sweep || editing) return <DirectoryForm state={state} onClose={() => setEditing(false)} />;
  return (
    <Stack>
      <Card as="section">
        <Stack>
          <Row>
            <Heading>{texts.title}</Heading>
            <Tag tone={sweep.running ? 'ok' : 'warn'}>{sweep.running ? texts.running : texts.isPaused}</Tag>
          </Row>
          <Progress state={state} sweep={sweep} />
          <Row>
            <PauseButton running={sweep.running} />
            <Button variant="link" onPress={() => setEditing(true)}>
              {texts.change}
            </Button>
          </Row>
        </Stack>
      </Card>
      <div className={styles.columns}>
        <DataTable
          title={texts.bySystem}
          empty={texts.noJobs}
          columns={texts.systemColumns}
          rows={state.systems
            .filter(({ system }) => sweep.systems.includes(system))
            .map((row) => ({
              key: row.system,
              cells: [row.name, row.boards, row.visited, row.withJobs, row.gone, row.troubled, row.waiting],
            }))}
        />
        <Stack>
          <Found title={texts.byField} found={state.jobs.byField} name={nameField} />
          <Found title={texts.byState} found={state.jobs.byState} name={nameState} />
        </Stack>
      </div>
    </Stack>
  );
}

function Progress({ state, sweep }: { state: Sweep; sweep: NonNullable<Sweep['sweep']> }) {
  const chosen = state.systems.filter(({ system }) => sweep.systems.includes(system));
  const boards = chosen.reduce((sum, row) => sum + row.boards, 0);
  const visited = chosen.reduce((sum, row) => sum + row.visited, 0);
  const jobs = state.jobs.byField.reduce((sum, row) => sum + row.jobs, 0);
  const said = texts.progress(visited, boards);
  return (
    <>
      <ProgressBar label={said} progressStatus={boards === 0 ? 0 : (100 * visited) / boards} />
      <KeyValues
        entries={[
          { name: texts.names.boards, value: said },
          { name: texts.names.pace, value: texts.lastHour(state.lastHour) },
          { name: texts.names.left, value: texts.timeLeft(state.hoursLeft) },
          { name: texts.names.jobs, value: jobs.toLocaleString('en-US') },
        ]}
      />
    </>
  );
}

function PauseButton({ running }: { running: boolean }) {
  const pause = useConsoleAct(pauseSweep);
  const act = (reason: string) => pause.mutateAsync({ body: { paused: running, reason } });
  const words = running ? texts.pausing : texts.resuming;
  return <ActButton key={words.label} {...words} act={act} />;
}

function Found(props: { title: string; found: Sweep['jobs']['byField']; name: (code: string) => string }) {
  return (
    <DataTable
      compact
      title={props.title}
      empty={texts.noJobs}
      columns={texts.found}
      rows={props.found.slice(0, mostPlaces).map(({ name, jobs }) => ({
        key: name,
        cells: [props.name(name), jobs.toLocaleString('en-US')],
      }))}
    />
  );
}

function nameField(code: string): string {
  return Object.entries(fieldsOfWork).find(([field]) => field === code)?.[1] ?? texts.otherField;
}

function nameState(code: string): string {
  return Object.entries(usStates).find(([state]) => state === code)?.[1] ?? code;
}
