import { lazy, Suspense, useState } from 'react';
import type { JobApplication } from '#contract/applications/job-application.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { eventLabels } from '#domain/messages/applications/events.ts';
import { useEvents, useSaveEvent } from '#web/data/applications/tracker-calls.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { afterTexts as texts } from '#web/texts/applications/after-applying.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import styles from './after-card.module.css';
import type { NewEvent } from './event-form.tsx';
import { EventItem } from './event-item.tsx';
import { useWithdrawal } from './use-withdrawal.tsx';

const EventForm = lazy(async () => ({ default: (await import('./event-form.tsx')).EventForm }));
const MailDrop = lazy(async () => ({ default: (await import('./mail-drop.tsx')).MailDrop }));

/** What happened after the application was sent, recorded by the person or confirmed from an email. */
export function AfterCard({ application }: { application: JobApplication }) {
  const { data: events, error, refetch } = useEvents(application.id);
  const save = useSaveEvent(application.id);
  const restore = useSaveEvent(application.id);
  const [open, setOpen] = useState<'form' | 'email' | ApplicationEvent | null>(null);
  const [removed, setRemoved] = useState<ApplicationEvent | null>(null);
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const withdrawal = useWithdrawal(
    application,
    events?.find(({ kind }) => kind === 'withdrawal'),
  );
  const listed = events?.filter(({ kind }) => kind !== 'withdrawal');
  const show = (next: typeof open) => {
    save.reset();
    setOpen(next);
  };
  const keep = (id: string) => async (event: NewEvent) => {
    await save.mutateAsync({ id, ...event });
    setNewId(crypto.randomUUID());
    show(null);
  };
  const form = { busy: save.isPending, problem: save.error, onCancel: () => show(null) };
  const undo = (event: ApplicationEvent) => restore.mutate(event, { onSuccess: () => setRemoved(null) });
  return (
    <Card as="section" flush>
      <CardHeader title={<Heading>{texts.title}</Heading>} note={texts.note} />
      {withdrawal.notice}
      <CardSection>
        {!events && !error && <Skeleton />}
        {error && <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />}
        {listed?.length === 0 && <Text>{texts.none}</Text>}
        {listed && listed.length > 0 && (
          <ul className={styles.events}>
            {listed.map((event) => (
              <li key={event.id}>
                {open === event ? (
                  <Suspense fallback={<Skeleton />}>
                    <EventForm start={event} {...form} onSave={keep(event.id)} />
                  </Suspense>
                ) : (
                  <EventItem
                    applicationId={application.id}
                    event={event}
                    onEdit={() => show(event)}
                    onRemoved={() => setRemoved(event)}
                  />
                )}
              </li>
            ))}
          </ul>
        )}
        {removed && (
          <output className={styles.choices}>
            <Text as="span">{texts.removed(eventLabels[removed.kind])}</Text>
            <Button variant="tertiary" size="sm" loading={restore.isPending} onPress={() => undo(removed)}>
              {buttonTexts.undo}
            </Button>
          </output>
        )}
        {removed && restore.error && (
          <FailureHere title={texts.notRestored} onRetry={() => undo(removed)}>
            {restore.error.message}
          </FailureHere>
        )}
      </CardSection>
      <CardSection>
        <Suspense fallback={<Skeleton />}>
          {open === 'form' && <EventForm {...form} onSave={keep(newId)} />}
          {open === 'email' && (
            <MailDrop company={application.jobDetail.company.name} {...form} onKeep={keep(newId)} />
          )}
        </Suspense>
        {open === null && (
          <div className={styles.choices}>
            <Button variant="secondary" size="md" onPress={() => show('form')}>
              {texts.add}
            </Button>
            <Button variant="secondary" size="md" onPress={() => show('email')}>
              {texts.fromEmail}
            </Button>
            {listed && withdrawal.button}
          </div>
        )}
      </CardSection>
    </Card>
  );
}
