import { lazy, Suspense, useState } from 'react';
import type { Account } from '#contract/identity/account.ts';
import {
  useBeginSecondFactor,
  useConfirmSecondFactor,
  useRemoveSecondFactor,
} from '#web/data/account/account-calls.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { factorTexts as texts } from '#web/texts/account/settings-account.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './settings.module.css';
import { OwnPassword, SettingsForm } from './settings-form.tsx';
import { ShownOnce } from './shown-once.tsx';

const QrCode = lazy(async () => ({ default: (await import('./qr-code.tsx')).QrCode }));

/** A code from an authenticator app in addition to the password. */
export function SecondFactorSection({ account }: { account: Account }) {
  const begin = useBeginSecondFactor();
  const confirm = useConfirmSecondFactor();
  const remove = useRemoveSecondFactor();
  const [codes, setCodes] = useState<string[]>([]);

  if (codes.length > 0)
    return (
      <Card as="section">
        <Heading>{texts.title}</Heading>
        <ShownOnce
          title={texts.onTitle}
          words={texts.recoveryCodes}
          secret={codes.join('\n')}
          copy={texts.copyCodes}
        />
      </Card>
    );
  if (account.hasSecondFactor)
    return (
      <SettingsForm
        title={texts.title}
        words={texts.on}
        submit={texts.turnOff}
        done={texts.off}
        call={remove}
        onSend={({ password = '' }) => remove.mutateAsync({ password })}
      >
        {(errors) => <OwnPassword error={errors['password']} />}
      </SettingsForm>
    );
  if (begin.data)
    return (
      <SettingsForm
        title={texts.title}
        words={texts.scan}
        submit={texts.turnOn}
        call={confirm}
        onSend={async ({ code = '' }) => setCodes((await confirm.mutateAsync({ code })).recoveryCodes)}
      >
        {(errors) => (
          <>
            <Suspense>
              <QrCode text={begin.data.uri} label={texts.qrCode} />
            </Suspense>
            <p className={styles.secret}>{begin.data.secret.match(/.{4}/g)?.join(' ')}</p>
            <p>
              <a href={begin.data.uri}>{texts.openApp}</a>
            </p>
            <TextField
              label={texts.code}
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
      title={texts.title}
      words={texts.words}
      submit={texts.setUp}
      call={begin}
      onSend={({ password = '' }) => begin.mutateAsync({ password })}
    >
      {(errors) => <OwnPassword error={errors['password']} />}
    </SettingsForm>
  );
}
