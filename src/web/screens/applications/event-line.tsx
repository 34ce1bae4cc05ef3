import { CalendarClock } from 'lucide-react';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { eventLabels, formatEventTime } from '#domain/application/application-event.ts';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';

/** What comes next with an application, or came last, by what the person recorded. */
export function EventLine({ event }: { event: ApplicationEvent | null }) {
  if (!event) return null;
  return (
    <ReasonLine icon={CalendarClock}>
      {eventLabels[event.kind]}: {formatEventTime(event)}
    </ReasonLine>
  );
}
