import { useState } from 'react';
import { listHoldTargets, listPlacedHolds, placeHold, releaseHold } from '#contract/operations/routes.ts';
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
export function HoldsTab() {
  const release = useConsoleAct(releaseHold);
  return (
    <Stack>
      <PlaceHold />
      <Loaded what="the holds" query={useConsole(listPlacedHolds, {})}>
        {(placed) => (
          <DataTable
            bare
            title="Holds"
            empty="No holds."
            columns={['Where', 'Reason', 'Placed by', 'Since', 'Release']}
            rows={placed.map(({ scope, name, ...hold }) => ({
              key: `${scope} ${name}`,
              cells: [
                `${scope === 'ats' ? 'System' : 'Host'}: ${name}`,
                hold.reason,
                hold.placedBy === 'automatic' ? 'Automatic' : 'An operator',
                formatDateTime(hold.placedAt),
                <ActButton
                  key="release"
                  label="Release"
                  title={`Release the hold on ${name}?`}
                  effect="Applications that were waiting continue."
                  done={`The hold on ${name} is released.`}
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
function PlaceHold() {
  const place = useConsoleAct(placeHold);
  const targets = useConsole(listHoldTargets, {});
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
    <div className={styles.placeHold}>
      <Select label={holds.scope} options={scopes} value={scope} onChange={choose} />
      <Select label={holds.target[scope]} options={options} value={picked} onChange={setPicked} />
      {picked === other && <TextField label={holds.otherName} value={typed} onChange={setTyped} />}
      <div>
        <ActButton
          label="Place a hold"
          title={`Place a hold on ${name}?`}
          effect="Nothing more is sent there. Approved applications wait."
          done="The hold is in place."
          disabled={name === ''}
          act={(reason) => place.mutateAsync({ body: { scope, name, reason } })}
        />
      </div>
    </div>
  );
}
