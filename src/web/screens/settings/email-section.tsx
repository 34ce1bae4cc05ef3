import type { Account } from '#contract/identity/account.ts';
import { useChangeEmail } from '#web/data/account/account-calls.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { OwnPassword, SettingsForm } from './settings-form.tsx';

export function EmailSection({ account }: { account: Account }) {
  const change = useChangeEmail();
  return (
    <SettingsForm
      title="Email address"
      words={`You log in with ${account.email}. A new address counts once you open the link we send to it.`}
      submit="Change address"
      done="If the address can be used, a mail with a link is on its way to it."
      call={change}
      onSend={({ email = '', password = '' }) => change.mutateAsync({ email, password })}
    >
      {(errors) => (
        <>
          <TextField
            label="New email address"
            name="email"
            type="email"
            autoComplete="email"
            error={errors['email']}
          />
          <OwnPassword error={errors['password']} />
        </>
      )}
    </SettingsForm>
  );
}
