import { CalendarClock, TriangleAlert } from 'lucide-react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { eventLabels, formatEventTime } from '#domain/application/application-event.ts';
import { listKnockOuts } from '#domain/application/knock-out.ts';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';

/** What stands against sending it, known before the click. */
export function CautionLines({ application }: { application: ListedApplication }) {
  const { cautions, jobDetail, questionAnswers } = application;
  const sentences = [...cautions, ...jobDetail.warnings].map(({ sentence }) => sentence);
  return [...sentences, ...listKnockOuts(questionAnswers)].map((sentence) => (
    <ReasonLine key={sentence} icon={TriangleAlert} tone="need">
      {sentence}
    </ReasonLine>
  ));
}

/** What comes next with an application, or came last, by what the person recorded. */
export function EventLine({ event }: { event: ApplicationEvent | null }) {
  if (!event) return null;
  return (
    <ReasonLine icon={CalendarClock}>
      {eventLabels[event.kind]}: {formatEventTime(event)}
    </ReasonLine>
  );
}
