import { useState } from 'react';
import { listHoldTargets, listPlacedHolds, placeHold, releaseHold } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { holds as texts } from '#web/texts/console/setup-console.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Select } from '#web/widgets/selects/select.tsx';

const scopes = [
  { value: 'ats', text: texts.scopes.ats },
  { value: 'host', text: texts.scopes.host },
];

/** The holds that are in place, and a form to place one. */
export function HoldsTab() {
  const release = useConsoleAct(releaseHold);
  return (
    <Stack>
      <PlaceHold />
      <Loaded texts={texts} query={useConsole(listPlacedHolds, {})}>
        {(placed) => (
          <DataTable
            bare
            title={texts.title}
            empty={texts.none}
            columns={texts.columns}
            rows={placed.map(({ scope, name, ...hold }) => ({
              key: `${scope} ${name}`,
              cells: [
                texts.where[scope](name),
                hold.reason,
                texts.placedBy[hold.placedBy],
                formatDateTime(hold.placedAt),
                <ActButton
                  key="release"
                  label={texts.release}
                  title={texts.releaseTitle(name)}
                  effect={texts.releaseEffect}
                  done={texts.released(name)}
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

/** Offers a list of targets, so that a typo can't hold the wrong one. A host that isn't listed can be typed. */
function PlaceHold() {
  const place = useConsoleAct(placeHold);
  const targets = useConsole(listHoldTargets, {});
  const [scope, setScope] = useState<'ats' | 'host'>('ats');
  const [picked, setPicked] = useState('');
  const [typed, setTyped] = useState('');
  const known = targets.data?.[scope] ?? [];
  const options = [
    ...known.map((value) => ({ value, text: value })),
    ...(scope === 'host' ? [{ value: other, text: texts.other }] : []),
  ];
  const name = picked === other ? typed.trim() : picked;
  const choose = (value: string) => {
    setScope(value === 'host' ? 'host' : 'ats');
    setPicked('');
  };
  return (
    <div className={styles.placeHold}>
      <Select label={texts.scope} options={scopes} value={scope} onChange={choose} />
      <Select label={texts.target[scope]} options={options} value={picked} onChange={setPicked} />
      {picked === other && <TextField label={texts.otherName} value={typed} onChange={setTyped} />}
      <div>
        <ActButton
          label={texts.place}
          title={texts.placeTitle(name)}
          effect={texts.placeEffect}
          done={texts.placed}
          disabled={name === ''}
          act={(reason) => place.mutateAsync({ body: { scope, name, reason } })}
        />
      </div>
    </div>
  );
}
