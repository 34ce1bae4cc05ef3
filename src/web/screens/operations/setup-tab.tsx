import { useState } from 'react';
import { getSetup, type Setup, stopExperiment, switchFeature } from '#contract/operations-setup.ts';
import { formatMoney } from '#domain/credits/plans.ts';
import { administratorRole } from '#domain/operator-role.ts';
import { useConsole, useConsoleAct } from '#web/data/operations-calls.ts';
import { useUser } from '#web/data/session.ts';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Select } from '#web/widgets/select.tsx';
import { Tag } from '#web/widgets/tag.tsx';
import { ActButton } from './act-button.tsx';
import { DataTable } from './data-table.tsx';
import { Loaded } from './loaded.tsx';
import styles from './operations.module.css';

/** What the service is made of besides people. Plans and questions are data of the configuration. */
export function SetupTab() {
  return (
    <Loaded what="the setup" query={useConsole(getSetup, {})}>
      {(setup) => (
        <Stack>
          <Plans setup={setup} />
          <Experiments setup={setup} />
          <Features setup={setup} />
          <Questions setup={setup} />
        </Stack>
      )}
    </Loaded>
  );
}

function Plans({ setup: { plans } }: { setup: Setup }) {
  return (
    <DataTable
      title="Plans"
      note="Set by the variable PLANS."
      empty="There is no plan."
      columns={['Plan', 'Price', 'Credits', 'Lasts', 'Running now']}
      rows={plans.map(({ code, name, priceCents, credits, lasts, running }) => ({
        key: code,
        cells: [
          name,
          formatMoney(priceCents),
          credits,
          'days' in lasts ? `${lasts.days} days` : lasts.months === 1 ? '1 month' : `${lasts.months} months`,
          running,
        ],
      }))}
    />
  );
}

function Experiments({ setup: { experiments } }: { setup: Setup }) {
  const stop = useConsoleAct(stopExperiment);
  const mayChange = useMayChange();
  return (
    <DataTable
      title="Experiments"
      note="Who takes part stays in one variant. While one is stopped, everybody sees the baseline."
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

/** One portal at a time: ten columns of switches would fit no screen. */
function Features({ setup: { features, portals } }: { setup: Setup }) {
  const change = useConsoleAct(switchFeature);
  const mayChange = useMayChange();
  const [code, setCode] = useState<string>(portals[0]?.code ?? '');
  const portal = portals.find((one) => one.code === code);
  if (!portal) return null;
  return (
    <>
      <div className={styles.filters}>
        <Select
          label="Portal"
          options={portals.map((one) => ({ value: one.code, text: `${one.code}: ${one.name}` }))}
          value={code}
          onChange={setCode}
        />
      </div>
      <DataTable
        title="Features by portal"
        note="What is switched here holds against the portal's own data, on every page from the next few seconds on."
        empty="There is no feature."
        columns={['Feature', 'State', 'Switched here', 'Change']}
        rows={features.map((feature) => {
          const on = portal.features.includes(feature);
          const next = on ? 'off' : 'on';
          return {
            key: feature,
            cells: [
              feature,
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
    </>
  );
}

function useMayChange(): boolean {
  return (useUser()?.role ?? 0) >= administratorRole;
}

function Questions({ setup: { questions } }: { setup: Setup }) {
  return (
    <DataTable
      title="Key questions"
      note="Asked once in the profile, in this order."
      empty="There is no question."
      columns={['Question', 'Type', 'Needed', 'Kept encrypted']}
      rows={questions.map(({ id, questionText, questionType, isRequired, sensitive }) => ({
        key: id,
        cells: [
          questionText,
          questionType.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase(),
          isRequired ? 'Yes' : 'No',
          sensitive ? (
            <Tag key="sensitive" tone="info">
              Yes
            </Tag>
          ) : (
            'No'
          ),
        ],
      }))}
    />
  );
}
