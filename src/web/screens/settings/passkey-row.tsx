import { type FormEvent, useState } from 'react';
import type { Passkey } from '#contract/identity/passkeys.ts';
import { useRemovePasskey, useRenamePasskey } from '#web/data/account/passkeys.ts';
import { ApiFailure } from '#web/data/request/request.ts';
import { Text } from '#web/parts/text/text.tsx';
import { passkeyTexts as texts } from '#web/texts/account/settings-account.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import styles from './settings.module.css';
import { OwnPassword } from './settings-form.tsx';
import { SettingsRow } from './settings-row.tsx';

const day = (at: string) => new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium' });

type Change = 'rename' | 'remove';
const changes = [
  { kind: 'rename', label: texts.rename, labelFor: texts.renameOne },
  { kind: 'remove', label: buttonTexts.remove, labelFor: texts.removeOne },
] as const;

export function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [change, setChange] = useState<Change | null>(null);
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <SettingsRow
      name={name}
      note={
        lastUsedAt === null
          ? texts.neverUsed(day(createdAt))
          : texts.lastUsed(day(createdAt), day(lastUsedAt))
      }
    >
      <div className={styles.actions}>
        {changes.map(({ kind, label, labelFor }) => (
          <Button
            key={kind}
            variant="ghost"
            size="md"
            aria-label={labelFor(name)}
            aria-expanded={change === kind}
            onPress={() => setChange(change === kind ? null : kind)}
          >
            {label}
          </Button>
        ))}
      </div>
      {change && <ChangePasskey passkey={passkey} change={change} onEnd={() => setChange(null)} />}
    </SettingsRow>
  );
}

interface ChangePasskeyProps {
  passkey: Passkey;
  change: Change;
  onEnd: () => void;
}

function ChangePasskey({ passkey: { id, name }, change, onEnd }: ChangePasskeyProps) {
  const rename = useRenamePasskey();
  const remove = useRemovePasskey();
  const { error, isPending } = change === 'rename' ? rename : remove;
  const fields = error instanceof ApiFailure ? error.fields : {};
  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const text = (field: string) => {
      const value = data.get(field);
      return typeof value === 'string' ? value : '';
    };
    if (change === 'rename') rename.mutate({ id, name: text('name') }, { onSuccess: onEnd });
    else remove.mutate({ id, ...(text('password') ? { password: text('password') } : {}) });
  }
  return (
    <form className={styles.change} noValidate onSubmit={send}>
      {change === 'rename' ? (
        <TextField
          label={texts.newName(name)}
          name="name"
          maxLength={60}
          defaultValue={name}
          error={fields['name']}
        />
      ) : (
        <Text>{texts.removeEffect}</Text>
      )}
      {fields['password'] && <OwnPassword error={fields['password']} />}
      {error && Object.keys(fields).length === 0 && <Banner tone="bad">{error.message}</Banner>}
      <div>
        <Button
          type="submit"
          size="md"
          variant={change === 'remove' ? 'destructive' : 'secondary'}
          loading={isPending}
        >
          {change === 'rename' ? texts.saveName : texts.removeThis}
        </Button>
      </div>
    </form>
  );
}
