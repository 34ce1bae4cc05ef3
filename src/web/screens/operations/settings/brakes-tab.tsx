import { useState } from 'react';
import { listBrakeTargets, listPulledBrakes, pullBrake, releaseBrake } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { holds } from '#web/texts/console/operations-console.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Select } from '#web/widgets/selects/select.tsx';

const scopes = [
  { value: 'ats', text: 'System' },
  { value: 'host', text: 'Host' },
];

/** Where nothing is sent at the moment, and how to stop or go on. */
export function BrakesTab() {
  const release = useConsoleAct(releaseBrake);
  return (
    <Stack>
      <PullBrake />
      <Loaded what="the brakes" query={useConsole(listPulledBrakes, {})}>
        {(brakes) => (
          <DataTable
            bare
            title="Brakes"
            empty="No brake is pulled."
            columns={['Where', 'Reason', 'Pulled by', 'Since', 'Release']}
            rows={brakes.map(({ scope, name, ...brake }) => ({
              key: `${scope} ${name}`,
              cells: [
                `${scope === 'ats' ? 'System' : 'Host'}: ${name}`,
                brake.reason,
                brake.pulledBy === 'itself' ? 'By itself' : 'An operator',
                formatDateTime(brake.pulledAt),
                <ActButton
                  key="release"
                  label="Release"
                  title={`Release the brake of ${name}?`}
                  effect="What waited for it goes on."
                  done={`The brake of ${name} is released.`}
                  act={(reason) => release.mutateAsync({ body: { scope, name, reason } })}
                />,
              ],
            }))}
          />
        )}
      </Loaded>
    </Stack>
  );
}

const other = 'other';

/** The target is picked from what exists, so that a typo holds nothing back; a host nobody used yet can be typed. */
function PullBrake() {
  const pull = useConsoleAct(pullBrake);
  const targets = useConsole(listBrakeTargets, {});
  const [scope, setScope] = useState<'ats' | 'host'>('ats');
  const [picked, setPicked] = useState('');
  const [typed, setTyped] = useState('');
  const known = targets.data?.[scope] ?? [];
  const options = [
    ...known.map((value) => ({ value, text: value })),
    ...(scope === 'host' ? [{ value: other, text: holds.other }] : []),
  ];
  const name = picked === other ? typed.trim() : picked;
  const choose = (value: string) => {
    setScope(value === 'host' ? 'host' : 'ats');
    setPicked('');
  };
  return (
    <div className={styles.pull}>
      <Select label={holds.scope} options={scopes} value={scope} onChange={choose} />
      <Select label={holds.target[scope]} options={options} value={picked} onChange={setPicked} />
      {picked === other && <TextField label={holds.otherName} value={typed} onChange={setTyped} />}
      <div>
        <ActButton
          label="Pull the brake"
          title={`Pull the brake of ${name}?`}
          effect="Nothing more is sent there. What is approved waits."
          done="The brake is pulled."
          disabled={name === ''}
          act={(reason) => pull.mutateAsync({ body: { scope, name, reason } })}
        />
      </div>
    </div>
  );
}
