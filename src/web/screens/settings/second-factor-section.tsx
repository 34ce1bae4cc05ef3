import { lazy, Suspense, useState } from 'react';
import type { Account } from '#contract/identity/account.ts';
import {
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useRemoveSecondFactor,
} from '#web/data/account/account-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './settings.module.css';
import { OwnPassword, SettingsForm } from './settings-form.tsx';
import { ShownOnce } from './shown-once.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

const title = 'Second factor';

/** A code from an authenticator app beside the password. */
export function SecondFactorSection({ account }: { account: Account }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const remove = useRemoveSecondFactor();
  const [codes, setCodes] = useState<string[]>([]);

  if (codes.length > 0)
    return (
      <Card as="section">
        <Text as="h2" look="heading">
          {title}
        </Text>
        <ShownOnce
          title="The second factor is on"
          words="Keep these codes somewhere safe. Each works once if you lose your phone. We won't show them again."
          secret={codes.join('\n')}
          copy="Copy the codes"
        />
      </Card>
    );
  if (account.hasSecondFactor)
    return (
      <SettingsForm
        title={title}
        words="On. You need a code from your authenticator app to log in."
        submit="Turn off"
        done="The second factor is off."
        call={remove}
        onSend={({ password = '' }) => remove.mutateAsync({ password })}
      >
        {(errors) => <OwnPassword error={errors['password']} />}
      </SettingsForm>
    );
  if (begin.data)
    return (
      <SettingsForm
        title={title}
        words="Scan this QR code with your authenticator app, or enter the key, then type the 6-digit code."
        submit="Turn on"
        call={confirm}
        onSend={async ({ code = '' }) => setCodes((await confirm.mutateAsync({ code })).recoveryCodes)}
      >
        {(errors) => (
          <>
            <Suspense>
              <QrCode text={begin.data.uri} label="QR code with the key below" />
            </Suspense>
            <p className={styles.secret}>{begin.data.secret.match(/.{4}/g)?.join(' ')}</p>
            <p>
              <a href={begin.data.uri}>Open in an app on this device</a>
            </p>
            <TextField
              label="Code"
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              error={errors['code']}
            />
          </>
        )}
      </SettingsForm>
    );
  return (
    <SettingsForm
      title={title}
      words="Log in with a code from an authenticator app, too."
      submit="Set up"
      call={begin}
      onSend={({ password = '' }) => begin.mutateAsync({ password })}
    >
      {(errors) => <OwnPassword error={errors['password']} />}
    </SettingsForm>
  );
}
