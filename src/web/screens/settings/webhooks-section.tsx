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
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './settings.module.css';
import { OwnPassword, SettingsForm } from './settings-form.tsx';
import { ShownOnce } from './shown-once.tsx';

export function WebhooksSection() {
  const { data, error, refetch } = useWebhooks();
  const add = useAddWebhook();
  return (
    <>
      <SettingsForm
        title="New webhook"
        words="We call your address whenever the status of an application changes, with a signature that proves it was us."
        submit="Add the address"
        call={add}
        onSend={({ url = '', password }) => add.mutateAsync({ url, ...(password ? { password } : {}) })}
      >
        {(errors) => (
          <>
            <TextField
              label="Address"
              name="url"
              type="url"
              placeholder="https://example.com/hook"
              error={errors['url']}
            />
            {errors['password'] && <OwnPassword error={errors['password']} />}
          </>
        )}
      </SettingsForm>
      {add.data && (
        <ShownOnce
          title="The address is added"
          words="With this secret your program checks our signature. Copy it now; we can't show it again."
          secret={add.data.secret}
          copy="Copy the secret"
        />
      )}
      {data ? (
        data.map((endpoint) => <Endpoint key={endpoint.id} endpoint={endpoint} />)
      ) : error ? (
        <LoadFailure what="your webhooks" error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label="Loading your webhooks" />
      )}
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
        <Text as="h2" look="subheading">
          <span className={styles.address}>{endpoint.url}</span>
        </Text>
        {endpoint.disabledAt ? (
          <Banner
            tone="warn"
            title="Switched off"
            action={
              <Button
                variant="secondary"
                size="md"
                loading={enable.isPending}
                onPress={() => enable.mutate(endpoint.id)}
              >
                Switch on again
              </Button>
            }
          >
            It did not take our messages for days. Your applications went on as before.
          </Banner>
        ) : (
          endpoint.failingSince && (
            <Banner tone="warn">The last message did not arrive. We keep trying.</Banner>
          )
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
              Send test event
            </Button>
          )}
          <Button variant="ghost" size="md" onPress={() => setAsking(true)}>
            Remove
          </Button>
        </Row>
      </Stack>
      <ConfirmModal
        open={asking}
        title="Remove this address?"
        confirm="Remove"
        destructive
        call={remove}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(endpoint.id)}
      >
        It is not called any more, and its list of deliveries is deleted.
      </ConfirmModal>
    </Card>
  );
}

const looks = {
  delivered: { tone: 'ok', words: 'Delivered' },
  waiting: { tone: 'info', words: 'On its way' },
  failed: { tone: 'bad', words: 'Given up' },
} as const;
const typeWords: Record<string, string> = {
  'application.status_changed': 'Status changed',
  test: 'Test event',
};
const moment = (time: string) =>
  new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function Deliveries({ of: deliveries }: { of: readonly WebhookDelivery[] }) {
  if (deliveries.length === 0)
    return <Text>Nothing was sent yet. Send a test event to see whether it arrives.</Text>;
  return (
    <ul className={styles.rows} aria-label="Latest deliveries">
      {deliveries.map(({ id, type, createdAt, state, tries, answer, nextTryAt }) => (
        <li key={id} className={styles.row}>
          <div>
            <Text look="subheading" as="span">
              {typeWords[type] ?? type}
            </Text>
            <Text>
              {moment(createdAt)}
              {answer && `, ${answer.charAt(0).toLowerCase()}${answer.slice(1)}`}
              {tries > 1 && ` after ${tries} tries`}
              {tries > 0 && nextTryAt && `, next try ${moment(nextTryAt)}`}
            </Text>
          </div>
          <Tag tone={looks[state].tone}>{looks[state].words}</Tag>
        </li>
      ))}
    </ul>
  );
}
