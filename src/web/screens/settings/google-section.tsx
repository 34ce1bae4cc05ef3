import type { Account } from '#contract/identity/account.ts';
import { googlePath } from '#contract/identity/google.ts';
import { useDisconnectGoogle } from '#web/data/account/account-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './settings.module.css';

/** Where the service has keys for it. */
export function GoogleSection({ account }: { account: Account }) {
  const disconnect = useDisconnectGoogle();
  if (account.google === 'off') return null;
  const connected = account.google === 'connected';
  return (
    <Card as="section">
      <Text as="h2" look="heading">
        Google
      </Text>
      <Text>
        {connected
          ? 'Connected. You can log in with Google.'
          : 'Log in with the Google account that has the same address.'}
      </Text>
      <div className={styles.form}>
        {disconnect.error && <Banner tone="bad">{disconnect.error.message}</Banner>}
        <div>
          {connected ? (
            <Button
              variant="secondary"
              size="md"
              loading={disconnect.isPending}
              onPress={() => disconnect.mutate()}
            >
              Disconnect Google
            </Button>
          ) : (
            <LinkButton plain variant="secondary" size="md" href={googlePath}>
              Connect Google
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
