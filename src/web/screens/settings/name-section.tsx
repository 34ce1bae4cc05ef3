import type { Account } from '#contract/identity/account.ts';
import { useChangeName } from '#web/data/account/account-calls.ts';
import { nameTexts as texts } from '#web/texts/account/settings-account.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

export function NameSection({ account }: { account: Account }) {
  const change = useChangeName();
  return (
    <SettingsForm
      key={`${account.firstName} ${account.lastName}`}
      title={texts.title}
      submit={texts.save}
      done={texts.saved}
      call={change}
      onSend={({ firstName = '', lastName = '' }) => change.mutateAsync({ firstName, lastName })}
    >
      {(errors) => (
        <div className={styles.pair}>
          <TextField
            label={texts.first}
            name="firstName"
            autoComplete="given-name"
            defaultValue={account.firstName}
            error={errors['firstName']}
          />
          <TextField
            label={texts.last}
            name="lastName"
            autoComplete="family-name"
            defaultValue={account.lastName}
            error={errors['lastName']}
          />
        </div>
      )}
    </SettingsForm>
  );
}
