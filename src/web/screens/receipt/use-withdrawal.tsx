import { type ReactNode, useRef, useState } from 'react';
import type { JobApplication } from '#contract/applications/job-application.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { formatEventTime } from '#domain/application/application-event.ts';
import { useRemoveEvent, useSaveEvent } from '#web/data/applications/tracker-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { withdrawTexts as texts } from '#web/texts/applications/after-applying.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { announce } from '#web/widgets/feedback/live-region.tsx';
import { CardSection } from '#web/widgets/layout/card.tsx';
import { Row } from '#web/widgets/layout/page-layout.tsx';
import styles from './after-card.module.css';
import { CopyButton } from './copy-button.tsx';

interface Withdrawing {
  /** Shows that the person withdrew, a message for the employer, and an undo button. */
  notice: ReactNode;
  /** Asks for confirmation first. */
  button: ReactNode;
}

/** The person's own record that they withdrew. Nothing reaches the employer, and the texts say so. */
export function useWithdrawal(
  application: JobApplication,
  withdrawal: ApplicationEvent | undefined,
): Withdrawing {
  const user = useUser();
  const place = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const [id] = useState(() => crypto.randomUUID());
  const save = useSaveEvent(application.id);
  const remove = useRemoveEvent(application.id);
  const { title } = application.jobDetail;
  const company = application.jobDetail.company.name;
  // The pressed button is gone by now, so the focus needs a new place.
  const say = (words: string) => {
    announce(words);
    place.current?.focus();
  };
  const withdraw = () => {
    const event = { id, kind: 'withdrawal' as const, at: new Date().toISOString(), timed: true };
    save.mutate(
      { ...event, words: texts.event, origin: 'hand' },
      {
        onSuccess: () => {
          setAsking(false);
          say(texts.marked);
        },
      },
    );
  };
  const undo = (eventId: string) => remove.mutate(eventId, { onSuccess: () => say(texts.unmarked) });
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ');
  const message = texts.message({ title, company }, name);
  const notice = (
    <div ref={place} tabIndex={-1} className={styles.withdrawal}>
      {withdrawal && (
        <CardSection>
          <Banner
            level={3}
            title={texts.title(formatEventTime(withdrawal))}
            action={
              <Row>
                <CopyButton label={texts.copy} text={message} />
                <Button
                  variant="tertiary"
                  size="sm"
                  loading={remove.isPending}
                  onPress={() => undo(withdrawal.id)}
                >
                  {buttonTexts.undo}
                </Button>
              </Row>
            }
          >
            <p>{texts.tell(company)}</p>
            <blockquote className={styles.message}>{message}</blockquote>
          </Banner>
          {remove.error && (
            <FailureHere title={texts.notUndone} onRetry={() => undo(withdrawal.id)}>
              {remove.error.message}
            </FailureHere>
          )}
        </CardSection>
      )}
    </div>
  );
  const button = (
    <>
      {!withdrawal && (
        <Button variant="ghost" size="md" onPress={() => setAsking(true)}>
          {texts.ask}
        </Button>
      )}
      <ConfirmModal
        open={asking}
        title={texts.question}
        confirm={texts.confirm}
        busy={save.isPending}
        problem={save.error ? `${texts.notMarked} ${save.error.message}` : undefined}
        onConfirm={withdraw}
        onClose={() => {
          save.reset();
          setAsking(false);
        }}
      >
        <p>{texts.whatWeCannot(company)}</p>
        <p>{texts.whatWeDo}</p>
      </ConfirmModal>
    </>
  );
  return { notice, button };
}
