import type { Account } from '#contract/identity/account.ts';
import { useChangeName } from '#web/data/account/account-calls.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import styles from './settings.module.css';
import { SettingsForm } from './settings-form.tsx';

export function NameSection({ account }: { account: Account }) {
  const change = useChangeName();
  return (
    <SettingsForm
      key={`${account.firstName} ${account.lastName}`}
      title="Name"
      submit="Save name"
      done="Saved."
      call={change}
      onSend={({ firstName = '', lastName = '' }) => change.mutateAsync({ firstName, lastName })}
    >
      {(errors) => (
        <div className={styles.pair}>
          <TextField
            label="First name"
            name="firstName"
            autoComplete="given-name"
            defaultValue={account.firstName}
            error={errors['firstName']}
          />
          <TextField
            label="Last name"
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
