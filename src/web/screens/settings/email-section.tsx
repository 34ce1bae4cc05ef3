import type { Account } from '#contract/identity/account.ts';
import { useChangeEmail } from '#web/data/account/account-calls.ts';
import { emailTexts as texts } from '#web/texts/account/settings-account.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { OwnPassword, SettingsForm } from './settings-form.tsx';

export function EmailSection({ account }: { account: Account }) {
  const change = useChangeEmail();
  return (
    <SettingsForm
      title={texts.title}
      words={texts.words(account.email)}
      submit={texts.save}
      done={texts.sent}
      call={change}
      onSend={({ email = '', password = '' }) => change.mutateAsync({ email, password })}
    >
      {(errors) => (
        <>
          <TextField
            label={texts.label}
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
