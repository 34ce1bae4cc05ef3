import { canUsePasskeys, useAddPasskey, usePasskeys } from '#web/data/account/passkeys.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { passkeyTexts as texts } from '#web/texts/account/settings-account.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';
import { describeDevice } from './describe-device.ts';
import { PasskeyRow } from './passkey-row.tsx';
import styles from './settings.module.css';
import { OwnPassword, SettingsForm } from './settings-form.tsx';

export function PasskeysSection() {
  const hydrated = useHydrated();
  return (
    <>
      <Card as="section">
        <Heading>{texts.title}</Heading>
        <Text>{texts.words}</Text>
        <Loaded texts={texts} query={usePasskeys()}>
          {(data) =>
            data.length > 0 && (
              <ul className={styles.rows}>
                {data.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
      {hydrated && canUsePasskeys() && <AddPasskey />}
    </>
  );
}

function AddPasskey() {
  const add = useAddPasskey();
  return (
    <SettingsForm
      title={texts.add}
      submit={texts.add}
      done={texts.added}
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
            label={texts.name}
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
