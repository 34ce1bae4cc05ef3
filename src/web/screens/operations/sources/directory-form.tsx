import { useState } from 'react';
import type { Sweep } from '#contract/operations/operations-sources.ts';
import { startSweep } from '#contract/operations/routes.ts';
import { usStates } from '#domain/document/values/us-states.ts';
import { fieldsOfWork } from '#domain/occupation/fields-of-work.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { ActRow } from '#web/screens/operations/parts/act-button.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { buttonTexts } from '#web/texts/buttons.ts';
import { directoryTexts as texts } from '#web/texts/console/sources-console.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { CheckboxDropdown } from '#web/widgets/selects/checkbox-dropdown.tsx';

const limits = { boardsPerHour: [10, 20_000], mostJobs: [100, 10_000_000] } as const;
const start = { fields: [], states: [], boardsPerHour: 3000, mostJobs: 200_000 };
const options = (names: Record<string, string>) =>
  Object.entries(names).map(([value, text]) => ({ value, text }));
const fieldOptions = options(fieldsOfWork);
const stateOptions = options(usStates);

/** Chooses what to look for in the directory, and how much of it to read. */
export function DirectoryForm({ state, onClose }: { state: Sweep; onClose: () => void }) {
  const begin = useConsoleAct(startSweep);
  const before = state.sweep ?? { ...start, systems: state.systems.map(({ system }) => system) };
  const [systems, setSystems] = useState<string[]>(before.systems);
  const [fields, setFields] = useState<string[]>(before.fields);
  const [states, setStates] = useState<string[]>(before.states);
  const [boardsPerHour, setBoardsPerHour] = useState(String(before.boardsPerHour));
  const [mostJobs, setMostJobs] = useState(String(before.mostJobs));
  const mistakes = {
    systems: systems.length === 0 ? texts.noSystem : undefined,
    boardsPerHour: findMistake(boardsPerHour, limits.boardsPerHour),
    mostJobs: findMistake(mostJobs, limits.mostJobs),
  };
  const boards = state.systems.reduce((sum, row) => sum + row.boards, 0);
  return (
    <Card as="section">
      <Stack>
        <Heading>{state.sweep ? texts.change : texts.turnOnTitle}</Heading>
        {!state.sweep && <Text>{texts.whyTurnOn}</Text>}
        <Text>{texts.intro(boards)}</Text>
        <div className={styles.filters}>
          <CheckboxDropdown
            label={texts.systems}
            options={state.systems.map(({ system, name }) => ({ value: system, text: name }))}
            value={systems}
            onChange={setSystems}
            required
            error={mistakes.systems}
          />
          <CheckboxDropdown
            label={texts.fields}
            hint={texts.all}
            options={fieldOptions}
            value={fields}
            onChange={setFields}
          />
          <CheckboxDropdown
            label={texts.states}
            hint={texts.all}
            options={stateOptions}
            value={states}
            onChange={setStates}
          />
          <NumberField
            label={texts.boardsPerHour}
            value={boardsPerHour}
            onChange={setBoardsPerHour}
            error={mistakes.boardsPerHour}
          />
          <NumberField
            label={texts.mostJobs}
            value={mostJobs}
            onChange={setMostJobs}
            error={mistakes.mostJobs}
          />
        </div>
        <ActRow
          primary
          label={state.sweep ? buttonTexts.save : texts.turnOn}
          title={state.sweep ? texts.changeQuestion : texts.turnOnQuestion}
          effect={texts.effect(systems.length)}
          done={texts.done}
          disabled={Object.values(mistakes).some((mistake) => mistake !== undefined)}
          act={(reason) => {
            const numbers = { boardsPerHour: Number(boardsPerHour), mostJobs: Number(mostJobs) };
            return begin.mutateAsync({ body: { systems, fields, states, ...numbers, reason } });
          }}
          onClose={onClose}
          canClose={Boolean(state.sweep)}
        />
      </Stack>
    </Card>
  );
}

interface NumberFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

function NumberField({ error, ...field }: NumberFieldProps) {
  return <TextField {...field} inputMode="numeric" required {...(error !== undefined && { error })} />;
}

function findMistake(text: string, [least, most]: readonly [number, number]): string | undefined {
  const value = /^\d{1,9}$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return undefined;
  return texts.badNumber(least.toLocaleString('en-US'), most.toLocaleString('en-US'));
}
