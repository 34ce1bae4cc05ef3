import { CalendarClock, TriangleAlert } from 'lucide-react';
import type { ListedApplication } from '#contract/applications/job-application.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { formatEventTime } from '#domain/application/application-event.ts';
import { listKnockOuts } from '#domain/application/knock-out.ts';
import { eventLabels } from '#domain/messages/applications/events.ts';
import { listTexts } from '#web/texts/applications/application-lists.ts';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';

/** Reasons not to send this application, shown before the click. */
export function CautionLines({ application }: { application: ListedApplication }) {
  const { cautions, jobDetail, questionAnswers } = application;
  const sentences = [...cautions, ...jobDetail.warnings].map(({ sentence }) => sentence);
  return [...sentences, ...listKnockOuts(questionAnswers)].map((sentence) => (
    <ReasonLine key={sentence} icon={TriangleAlert} tone="need">
      {sentence}
    </ReasonLine>
  ));
}

/** The next or latest event that the person recorded for an application. */
export function EventLine({ event }: { event: ApplicationEvent | null }) {
  if (!event) return null;
  return (
    <ReasonLine icon={CalendarClock}>
      {listTexts.event(eventLabels[event.kind], formatEventTime(event))}
    </ReasonLine>
  );
}
