import type { PrivacyState } from '#contract/identity/privacy.ts';
import { useRequestExport } from '#web/data/account/account-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import styles from './settings.module.css';

export function ExportSection({ privacy }: { privacy: PrivacyState }) {
  const ask = useRequestExport();
  const latest = privacy.exports[0];
  const making = latest?.status === 'making';
  return (
    <Card as="section">
      <Text as="h2" look="heading">
        Download my data
      </Text>
      <Text>Everything we know about you, with all your files, as one ZIP. It is kept for 7 days.</Text>
      <div className={styles.form}>
        {making && <Banner>We are putting your data together. A mail tells you when it is ready.</Banner>}
        {latest?.status === 'failed' && (
          <Banner tone="bad">Your data could not be put together. Ask for it again.</Banner>
        )}
        {ask.error && <Banner tone="bad">{ask.error.message}</Banner>}
        <Row>
          {latest?.url && (
            <LinkButton size="md" href={latest.url} download>
              Download the ZIP
            </LinkButton>
          )}
          <Button
            variant="secondary"
            size="md"
            loading={ask.isPending}
            isDisabled={making}
            onPress={() => ask.mutate()}
          >
            {latest ? 'Make a new copy' : 'Make a copy'}
          </Button>
        </Row>
      </div>
    </Card>
  );
}
