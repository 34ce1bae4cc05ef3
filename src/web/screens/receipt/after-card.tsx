import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { JobApplication } from '#contract/job-application.ts';
import type { ApplicationEvent } from '#contract/tracker.ts';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { eventLabels } from '#domain/application/application-event.ts';
import { useEvents, useRemoveEvent, useSaveEvent } from '#web/data/tracker-calls.ts';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import { Text } from '#web/parts/text.tsx';
import { Banner } from '#web/widgets/banner.tsx';
import { Button } from '#web/widgets/button.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/card.tsx';
import { IconButton } from '#web/widgets/icon-button.tsx';
import { Skeleton } from '#web/widgets/skeleton.tsx';
import { Tag } from '#web/widgets/tag.tsx';
import styles from './after-card.module.css';

const EventForm = lazy(async () => ({ default: (await import('./event-form.tsx')).EventForm }));
const MailDrop = lazy(async () => ({ default: (await import('./mail-drop.tsx')).MailDrop }));

/** What happened after the application was sent, told by the person or confirmed from an e-mail. */
export function AfterCard({ application }: { application: JobApplication }) {
  const { data: events, error, refetch } = useEvents(application.id);
  const save = useSaveEvent(application.id);
  const remove = useRemoveEvent(application.id);
  const [adding, setAdding] = useState<'hand' | 'mail' | null>(null);
  const keep = async (event: Omit<ApplicationEvent, 'id'>) => {
    await save.mutateAsync({ id: crypto.randomUUID(), ...event });
    setAdding(null);
  };
  const problem = save.error ?? remove.error;
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <Text as="h2" look="heading">
            After you applied
          </Text>
        }
        note="Notes, replies, interviews, offers and when to follow up. Only you see them."
      />
      <CardSection>
        {!events && !error && <Skeleton />}
        {error && <LoadFailure what="your notes" error={error} onRetry={() => void refetch()} />}
        {events?.length === 0 && <Text>Nothing kept yet.</Text>}
        <ul className={styles.events}>
          {events?.map((event) => (
            <li key={event.id} className={styles.event}>
              <Tag>{eventLabels[event.kind]}</Tag>
              <div className={styles.words}>
                <Text look="fine">
                  {formatApplicationDate(event.at)}
                  {event.origin === 'mail' && ' · from an e-mail'}
                </Text>
                <p>{event.words}</p>
              </div>
              <IconButton
                icon={Trash2}
                size="sm"
                label={`Remove ${eventLabels[event.kind]} of ${formatApplicationDate(event.at)}`}
                isDisabled={remove.isPending}
                onPress={() => remove.mutate(event.id)}
              />
            </li>
          ))}
        </ul>
        {problem && <Banner tone="bad">{problem.message}</Banner>}
      </CardSection>
      <CardSection>
        <Suspense fallback={<Skeleton />}>
          {adding === 'hand' && (
            <EventForm busy={save.isPending} onSave={keep} onCancel={() => setAdding(null)} />
          )}
          {adding === 'mail' && (
            <MailDrop
              company={application.jobDetail.company.name}
              busy={save.isPending}
              onKeep={keep}
              onCancel={() => setAdding(null)}
            />
          )}
        </Suspense>
        {adding === null && (
          <div className={styles.choices}>
            <Button variant="secondary" size="md" onPress={() => setAdding('hand')}>
              Add an entry
            </Button>
            <Button variant="secondary" size="md" onPress={() => setAdding('mail')}>
              Read from an e-mail
            </Button>
          </div>
        )}
      </CardSection>
    </Card>
  );
}
