import { useState } from 'react';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { getSetup, switchFeature } from '#contract/operations/routes.ts';
import type { Feature } from '#domain/portal/features.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { ActButton, useMayChange } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { featureDescriptions, featureTexts as texts } from '#web/texts/console/setup-console.ts';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { Select } from '#web/widgets/selects/select.tsx';

export function FeaturesTab() {
  return (
    <Loaded texts={texts} query={useConsole(getSetup, {})}>
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

/** Shows one portal at a time, because ten columns of switches don't fit on a screen. */
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
          label={texts.portal}
          options={portals.map((one) => ({ value: one.code, text: texts.portalOption(one.code, one.name) }))}
          value={code}
          onChange={setCode}
        />
      </div>
      <DataTable
        bare
        title={texts.title}
        empty={texts.none}
        columns={texts.columns}
        rows={features.map((feature) => {
          const on = portal.features.includes(feature);
          return {
            key: feature,
            cells: [
              <FeatureName key="feature" feature={feature} />,
              <Tag key="state" tone={on ? 'ok' : 'plain'}>
                {on ? texts.on : texts.off}
              </Tag>,
              portal.switched.includes(feature) ? texts.yes : texts.no,
              mayChange ? (
                <ActButton
                  key="switch"
                  label={on ? texts.turnOff : texts.turnOn}
                  title={(on ? texts.turnOffTitle : texts.turnOnTitle)(feature, portal.code)}
                  effect={texts.effect}
                  done={(on ? texts.turnedOff : texts.turnedOn)(feature, portal.code)}
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
