import { useState } from 'react';
import type { Account } from '#contract/identity/account.ts';
import { useChangePassword } from '#web/data/account/account-calls.ts';
import { passwordTexts as texts } from '#web/texts/account/settings-account.ts';
import { PasswordField } from '#web/widgets/fields/password-field.tsx';
import { EndKeysChoice, useHasKeys } from './end-keys-choice.tsx';
import { SettingsForm } from './settings-form.tsx';

export function PasswordSection({ account }: { account: Account }) {
  const change = useChangePassword();
  const hasKeys = useHasKeys();
  const [endKeys, setEndKeys] = useState(true);
  const least = account.hasSecondFactor ? 8 : 15;
  return (
    <SettingsForm
      title={texts.title}
      words={texts.words}
      submit={texts.save}
      done={texts.saved}
      call={change}
      onSend={({ password = '', newPassword = '' }) => change.mutateAsync({ password, newPassword, endKeys })}
    >
      {(errors) => (
        <>
          <PasswordField
            label={texts.current}
            name="password"
            autoComplete="current-password"
            error={errors['password']}
          />
          <PasswordField
            label={texts.new}
            name="newPassword"
            autoComplete="new-password"
            error={errors['newPassword']}
            hint={texts.hint(least)}
          />
          {hasKeys && <EndKeysChoice value={endKeys} onChange={setEndKeys} />}
        </>
      )}
    </SettingsForm>
  );
}
