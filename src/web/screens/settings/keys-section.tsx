import { useState } from 'react';
import type { KeyScope } from '#contract/basics/call.ts';
import { keyLifetimes, usualKeyLifetime } from '#contract/basics/call.ts';
import type { ApiKey } from '#contract/identity/api-keys.ts';
import { useApiKeys, useCreateApiKey, useRevokeApiKey } from '#web/data/account/developer-calls.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { keyTexts as texts } from '#web/texts/account/keys.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { CheckboxGroup } from '#web/widgets/fields/checkbox-group.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import styles from './settings.module.css';
import { OwnPassword, SettingsForm } from './settings-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { ShownOnce } from './shown-once.tsx';

const scopeChoices = (['read', 'write'] satisfies KeyScope[]).map((value) => ({
  value,
  text: texts.scopeChoices[value],
}));
const day = (time: string) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'medium' });

const isOver = (time: string) => Date.parse(time) <= Date.now();

export function KeysSection() {
  return (
    <>
      <NewKey />
      <Card as="section">
        <Heading>{texts.title}</Heading>
        <Loaded texts={texts} query={useApiKeys()}>
          {(data) =>
            data.length === 0 ? (
              <Text>{texts.none}</Text>
            ) : (
              <ul className={styles.rows}>
                {data.map((key) => (
                  <KeyRow key={key.id} of={key} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </>
  );
}

function NewKey() {
  const create = useCreateApiKey();
  const [scopes, setScopes] = useState<string[]>(['read']);
  const [days, setDays] = useState<(typeof keyLifetimes)[number]>(usualKeyLifetime);
  const made = create.data;
  return (
    <>
      <SettingsForm
        title={texts.new}
        words={texts.words}
        submit={texts.create}
        call={create}
        onSend={({ name = '', password }) =>
          create.mutateAsync({ name, scopes: scopes as KeyScope[], days, ...(password ? { password } : {}) })
        }
      >
        {(errors) => (
          <>
            <TextField label={texts.name} name="name" hint={texts.nameHint} error={errors['name']} />
            <CheckboxGroup
              label={texts.scopes}
              options={scopeChoices}
              value={scopes}
              onChange={setScopes}
              error={errors['scopes']}
            />
            <Select
              label={texts.lifetime}
              options={keyLifetimes.map((one) => ({ value: String(one), text: texts.lifetimes[one] }))}
              value={String(days)}
              onChange={(value) =>
                setDays(keyLifetimes.find((one) => String(one) === value) ?? usualKeyLifetime)
              }
              error={errors['days']}
            />
            {errors['password'] && <OwnPassword error={errors['password']} />}
          </>
        )}
      </SettingsForm>
      {made && (
        <ShownOnce title={texts.ready(made.name)} words={texts.copyNow} secret={made.key} copy={texts.copy} />
      )}
    </>
  );
}

function KeyRow({ of: key }: { of: ApiKey }) {
  const revoke = useRevokeApiKey();
  const [asking, setAsking] = useState(false);
  const over = isOver(key.expiresAt);
  const details = [
    texts.ends(key.ending),
    texts.created(day(key.createdAt)),
    key.lastUsedAt ? texts.lastUsed(day(key.lastUsedAt)) : texts.neverUsed,
    texts[over ? 'expired' : 'expires'](day(key.expiresAt)),
  ];
  return (
    <SettingsRow
      name={key.name}
      tags={
        <>
          {key.scopes.map((scope) => (
            <Tag key={scope}>{texts.scopeTags[scope]}</Tag>
          ))}
          {over && <Tag tone="bad">{texts.expiredTag}</Tag>}
        </>
      }
      note={details.join(' · ')}
    >
      <Button
        variant="ghost"
        size="md"
        aria-label={texts.revokeOne(key.name)}
        onPress={() => setAsking(true)}
      >
        {texts.revoke}
      </Button>
      <ConfirmModal
        open={asking}
        title={texts.revokeTitle(key.name)}
        confirm={texts.revoke}
        destructive
        call={revoke}
        onClose={() => setAsking(false)}
        onConfirm={() => revoke.mutate(key.id, { onSuccess: () => setAsking(false) })}
      >
        {texts.revokeEffect}
      </ConfirmModal>
    </SettingsRow>
  );
}
