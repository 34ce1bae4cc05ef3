import { useState } from 'react';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { getSetup, switchFeature } from '#contract/operations/routes.ts';
import type { Feature } from '#domain/portal/features.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { ActButton, useMayChange } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { featureDescriptions } from '#web/texts/console/operations-console.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { Select } from '#web/widgets/selects/select.tsx';

export function FeaturesTab() {
  return (
    <Loaded what="the setup" query={useConsole(getSetup, {})}>
      {(setup) => <Features {...setup} />}
    </Loaded>
  );
}

function FeatureName({ feature }: { feature: Feature }) {
  return (
    <div>
      {featureDescriptions[feature]}
      <br />
      <code>{feature}</code>
    </div>
  );
}

/** One portal at a time: ten columns of switches would fit no screen. */
function Features({ features, portals }: Setup) {
  const change = useConsoleAct(switchFeature);
  const mayChange = useMayChange();
  const [code, setCode] = useState<string>(portals[0]?.code ?? '');
  const portal = portals.find((one) => one.code === code);
  if (!portal) return null;
  return (
    <Stack>
      <div className={styles.filters}>
        <Select
          label="Portal"
          options={portals.map((one) => ({ value: one.code, text: `${one.code}: ${one.name}` }))}
          value={code}
          onChange={setCode}
        />
      </div>
      <DataTable
        bare
        title="Features by portal"
        empty="There is no feature."
        columns={['Feature', 'State', 'Switched here', 'Change']}
        rows={features.map((feature) => {
          const on = portal.features.includes(feature);
          const next = on ? 'off' : 'on';
          return {
            key: feature,
            cells: [
              <FeatureName key="feature" feature={feature} />,
              <Tag key="state" tone={on ? 'ok' : 'plain'}>
                {on ? 'On' : 'Off'}
              </Tag>,
              portal.switched.includes(feature) ? 'Yes' : 'No',
              mayChange ? (
                <ActButton
                  key="switch"
                  label={`Switch ${next}`}
                  title={`Switch ${feature} ${next} at ${portal.code}?`}
                  effect="Everybody at this portal sees the change with their next page."
                  done={`${feature} is ${next} at ${portal.code}.`}
                  act={(reason) =>
                    change.mutateAsync({ body: { portalCode: portal.code, feature, on: !on, reason } })
                  }
                />
              ) : (
                '–'
              ),
            ],
          };
        })}
      />
    </Stack>
  );
}
