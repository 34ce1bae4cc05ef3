import { useState } from 'react';
import type { WebhookDelivery, WebhookEndpoint } from '#contract/programs/webhooks.ts';
import {
  useAddWebhook,
  useEnableWebhook,
  useRemoveWebhook,
  useSendTestWebhook,
  useWebhooks,
} from '#web/data/account/developer-calls.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { webhookTexts as texts } from '#web/texts/account/webhooks.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './settings.module.css';
import { OwnPassword, SettingsForm } from './settings-form.tsx';
import { SettingsRow } from './settings-row.tsx';
import { ShownOnce } from './shown-once.tsx';

export function WebhooksSection() {
  const add = useAddWebhook();
  return (
    <>
      <SettingsForm
        title={texts.new}
        words={texts.words}
        submit={texts.add}
        call={add}
        onSend={({ url = '', password }) => add.mutateAsync({ url, ...(password ? { password } : {}) })}
      >
        {(errors) => (
          <>
            <TextField
              label={texts.url}
              name="url"
              type="url"
              placeholder={texts.urlExample}
              error={errors['url']}
            />
            {errors['password'] && <OwnPassword error={errors['password']} />}
          </>
        )}
      </SettingsForm>
      {add.data && (
        <ShownOnce title={texts.added} words={texts.copyNow} secret={add.data.secret} copy={texts.copy} />
      )}
      <Loaded texts={texts} query={useWebhooks()}>
        {(data) => data.map((endpoint) => <Endpoint key={endpoint.id} endpoint={endpoint} />)}
      </Loaded>
    </>
  );
}

function Endpoint({ endpoint }: { endpoint: WebhookEndpoint }) {
  const test = useSendTestWebhook();
  const enable = useEnableWebhook();
  const remove = useRemoveWebhook();
  const [asking, setAsking] = useState(false);
  const problem = test.error ?? enable.error;
  return (
    <Card as="section">
      <Stack>
        <Heading small>
          <span className={styles.address}>{endpoint.url}</span>
        </Heading>
        {endpoint.disabledAt ? (
          <Banner
            tone="warn"
            title={texts.off}
            action={
              <Button
                variant="secondary"
                size="md"
                loading={enable.isPending}
                onPress={() => enable.mutate(endpoint.id)}
              >
                {texts.turnOn}
              </Button>
            }
          >
            {texts.offReason}
          </Banner>
        ) : (
          endpoint.failingSince && <Banner tone="warn">{texts.failing}</Banner>
        )}
        {problem && <Banner tone="bad">{problem.message}</Banner>}
        <Deliveries of={endpoint.deliveries} />
        <Row>
          {!endpoint.disabledAt && (
            <Button
              variant="secondary"
              size="md"
              loading={test.isPending}
              onPress={() => test.mutate(endpoint.id)}
            >
              {texts.sendTest}
            </Button>
          )}
          <Button variant="ghost" size="md" onPress={() => setAsking(true)}>
            {buttonTexts.remove}
          </Button>
        </Row>
      </Stack>
      <ConfirmModal
        open={asking}
        title={texts.removeTitle}
        confirm={buttonTexts.remove}
        destructive
        call={remove}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(endpoint.id)}
      >
        {texts.removeEffect}
      </ConfirmModal>
    </Card>
  );
}

const tones = { delivered: 'ok', waiting: 'info', failed: 'bad' } as const;
const typeNames: Record<string, string> = {
  'application.status_changed': texts.statusChanged,
  test: texts.testEvent,
};
const moment = (time: string) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function Deliveries({ of: deliveries }: { of: readonly WebhookDelivery[] }) {
  if (deliveries.length === 0) return <Text>{texts.noDeliveries}</Text>;
  return (
    <ul className={styles.rows} aria-label={texts.deliveries}>
      {deliveries.map(({ id, type, createdAt, state, tries, answer, nextTryAt }) => (
        <SettingsRow
          key={id}
          name={typeNames[type] ?? type}
          note={[
            moment(createdAt),
            answer,
            tries > 1 && texts.tries(tries),
            tries > 0 && nextTryAt && texts.nextTry(moment(nextTryAt)),
          ]
            .filter(Boolean)
            .join(' · ')}
        >
          <Tag tone={tones[state]}>{texts.states[state]}</Tag>
        </SettingsRow>
      ))}
    </ul>
  );
}
