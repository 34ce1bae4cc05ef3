import { useState } from 'react';
import type { Account } from '#contract/identity/account.ts';
import { useChangePassword } from '#web/data/account/account-calls.ts';
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
      title="Password"
      words="Changing it logs you out everywhere else."
      submit="Change password"
      done="Your password was changed."
      call={change}
      onSend={({ password = '', newPassword = '' }) => change.mutateAsync({ password, newPassword, endKeys })}
    >
      {(errors) => (
        <>
          <PasswordField
            label="Current password"
            name="password"
            autoComplete="current-password"
            error={errors['password']}
          />
          <PasswordField
            label="New password"
            name="newPassword"
            autoComplete="new-password"
            error={errors['newPassword']}
            hint={`Use at least ${least} characters. A few words in a row are easy to remember.`}
          />
          {hasKeys && <EndKeysChoice value={endKeys} onChange={setEndKeys} />}
        </>
      )}
    </SettingsForm>
  );
}
