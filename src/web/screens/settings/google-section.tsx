import type { Account } from '#contract/identity/account.ts';
import { googlePath } from '#contract/identity/google.ts';
import { useDisconnectGoogle } from '#web/data/account/account-calls.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { googleTexts as texts } from '#web/texts/account/settings-account.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './settings.module.css';

/** Shown only where Google login is set up. */
export function GoogleSection({ account }: { account: Account }) {
  const disconnect = useDisconnectGoogle();
  if (account.google === 'off') return null;
  const connected = account.google === 'connected';
  return (
    <Card as="section">
      <Heading>{texts.title}</Heading>
      <Text>{connected ? texts.connected : texts.notConnected}</Text>
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
              {texts.disconnect}
            </Button>
          ) : (
            <LinkButton plain variant="secondary" size="md" href={googlePath}>
              {texts.connect}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
