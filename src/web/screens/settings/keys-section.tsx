import { useState } from 'react';
import type { KeyScope } from '#contract/basics/call.ts';
import { keyLifetimes, usualKeyLifetime } from '#contract/basics/call.ts';
import type { ApiKey } from '#contract/identity/api-keys.ts';
import { useApiKeys, useCreateApiKey, useRevokeApiKey } from '#web/data/account/developer-calls.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { keyTexts } from '#web/texts/account/keys.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { CheckboxGroup } from '#web/widgets/fields/checkbox-group.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import styles from './settings.module.css';
import { OwnPassword, SettingsForm } from './settings-form.tsx';
import { ShownOnce } from './shown-once.tsx';

const scopeChoices = [
  { value: 'read', text: 'Read applications, matches and your profile' },
  { value: 'write', text: 'Change your profile, notes and past applications' },
];
const scopeTags: Record<KeyScope, string> = { read: 'Reads', write: 'Changes' };
const day = (time: string) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'medium' });

const isOver = (time: string) => Date.parse(time) <= Date.now();

export function KeysSection() {
  const { data, error, refetch } = useApiKeys();
  return (
    <>
      <NewKey />
      <Card as="section">
        <Text as="h2" look="heading">
          Your keys
        </Text>
        {data ? (
          data.length === 0 ? (
            <Text>None yet. Keys you make appear here, with the last time each was used.</Text>
          ) : (
            <ul className={styles.rows}>
              {data.map((key) => (
                <KeyRow key={key.id} of={key} />
              ))}
            </ul>
          )
        ) : error ? (
          <LoadFailure what="your keys" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows label="Loading your keys" />
        )}
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
        title="New API key"
        words="No key can send an application: that always needs you."
        submit="Make a key"
        call={create}
        onSend={({ name = '', password }) =>
          create.mutateAsync({ name, scopes: scopes as KeyScope[], days, ...(password ? { password } : {}) })
        }
      >
        {(errors) => (
          <>
            <TextField
              label="Name"
              name="name"
              hint="What will use it, such as My spreadsheet"
              error={errors['name']}
            />
            <CheckboxGroup
              label="It may"
              options={scopeChoices}
              value={scopes}
              onChange={setScopes}
              error={errors['scopes']}
            />
            <Select
              label={keyTexts.lifetime}
              options={keyLifetimes.map((one) => ({ value: String(one), text: keyTexts.lifetimes[one] }))}
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
        <ShownOnce
          title={`The key “${made.name}” is ready`}
          words="Copy it now and keep it like a password. We keep only a fingerprint of it and can't show it again."
          secret={made.key}
          copy="Copy the key"
        />
      )}
    </>
  );
}

function KeyRow({ of: key }: { of: ApiKey }) {
  const revoke = useRevokeApiKey();
  const [asking, setAsking] = useState(false);
  const over = isOver(key.expiresAt);
  const end = keyTexts[over ? 'expired' : 'expires'](day(key.expiresAt));
  const used = key.lastUsedAt ? `last used ${day(key.lastUsedAt)}` : 'not used yet';
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.named}>
          <Text look="subheading" as="span">
            {key.name}
          </Text>
          {key.scopes.map((scope) => (
            <Tag key={scope}>{scopeTags[scope]}</Tag>
          ))}
          {over && <Tag tone="bad">{keyTexts.expiredTag}</Tag>}
        </div>
        <Text>{`Ends in ${key.ending}, created ${day(key.createdAt)}, ${used}, ${end}`}</Text>
      </div>
      <Button variant="ghost" size="md" aria-label={`Revoke ${key.name}`} onPress={() => setAsking(true)}>
        Revoke
      </Button>
      <ConfirmModal
        open={asking}
        title={`Revoke “${key.name}”?`}
        confirm="Revoke"
        destructive
        call={revoke}
        onClose={() => setAsking(false)}
        onConfirm={() => revoke.mutate(key.id, { onSuccess: () => setAsking(false) })}
      >
        Whatever uses this key stops working at once. You can make a new one at any time.
      </ConfirmModal>
    </li>
  );
}
