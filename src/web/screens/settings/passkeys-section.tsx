import { canUsePasskeys, useAddPasskey, usePasskeys } from '#web/data/account/passkeys.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';
import { describeDevice } from './describe-device.ts';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './settings.module.css';
import { OwnPassword, SettingsForm } from './settings-form.tsx';

/** Keys on the person's own devices. */
export function PasskeysSection() {
  const { data, error, refetch } = usePasskeys();
  const hydrated = useHydrated();
  return (
    <>
      <Card as="section">
        <Text as="h2" look="heading">
          Passkeys
        </Text>
        <Text>
          Log in with your fingerprint, your face or the lock of your screen: no password, no code, and
          nothing a false site could steal.
        </Text>
        {data ? (
          data.length > 0 && (
            <ul className={styles.rows}>
              {data.map((passkey) => (
                <PasskeyRow key={passkey.id} passkey={passkey} />
              ))}
            </ul>
          )
        ) : error ? (
          <LoadFailure what="your passkeys" error={error} onRetry={() => void refetch()} />
        ) : (
          <SkeletonRows label="Loading your passkeys" />
        )}
      </Card>
      {hydrated && canUsePasskeys() && <AddPasskey />}
    </>
  );
}

function AddPasskey() {
  const add = useAddPasskey();
  return (
    <SettingsForm
      title="Add a passkey"
      submit="Add a passkey"
      done="Added. The next log-in can use it."
      call={add}
      onSend={({ name = '', password }) =>
        add.mutateAsync({
          name: name.trim() || describeDevice(navigator.userAgent),
          ...(password ? { password } : {}),
        })
      }
    >
      {(errors) => (
        <>
          <TextField
            label="What you call it"
            name="name"
            maxLength={60}
            placeholder={describeDevice(navigator.userAgent)}
            error={errors['name']}
          />
          {errors['password'] && <OwnPassword error={errors['password']} />}
        </>
      )}
    </SettingsForm>
  );
}
