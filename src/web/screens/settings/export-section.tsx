import type { PrivacyState } from '#contract/identity/privacy.ts';
import { useRequestExport } from '#web/data/account/account-calls.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { exportTexts as texts } from '#web/texts/account/privacy-settings.ts';
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
      <Heading>{texts.title}</Heading>
      <Text>{texts.words}</Text>
      <div className={styles.form}>
        {making && <Banner>{texts.preparing}</Banner>}
        {latest?.status === 'failed' && <Banner tone="bad">{texts.failed}</Banner>}
        {ask.error && <Banner tone="bad">{ask.error.message}</Banner>}
        <Row>
          {latest?.url && (
            <LinkButton size="md" href={latest.url} download>
              {texts.download}
            </LinkButton>
          )}
          <Button
            variant="secondary"
            size="md"
            loading={ask.isPending}
            isDisabled={making}
            onPress={() => ask.mutate()}
          >
            {latest ? texts.requestNew : texts.request}
          </Button>
        </Row>
      </div>
    </Card>
  );
}
