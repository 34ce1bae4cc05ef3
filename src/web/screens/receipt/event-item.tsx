import { CalendarPlus, Pencil, Trash2 } from 'lucide-react';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { formatEventTime } from '#domain/application/application-event.ts';
import { eventLabels } from '#domain/messages/applications/events.ts';
import { useCalendarFile, useRemoveEvent } from '#web/data/applications/tracker-calls.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { afterTexts as texts } from '#web/texts/applications/after-applying.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import styles from './after-card.module.css';

interface EventItemProps {
  applicationId: string;
  event: ApplicationEvent;
  onEdit: () => void;
  onRemoved: () => void;
}

export function EventItem({ applicationId, event, onEdit, onRemoved }: EventItemProps) {
  const remove = useRemoveEvent(applicationId);
  const calendarFile = useCalendarFile(applicationId);
  const time = formatEventTime(event);
  const what = texts.name(eventLabels[event.kind], time);
  const run = () => remove.mutate(event.id, { onSuccess: onRemoved });
  return (
    <>
      <div className={styles.event}>
        <Tag>{eventLabels[event.kind]}</Tag>
        <div className={styles.words}>
          <Text look="fine">
            {time}
            {event.origin === 'mail' && texts.fromEmailMark}
          </Text>
          <p>{event.words}</p>
          {event.kind !== 'note' && (
            <a
              className={styles.calendar}
              href={calendarFile(event.id)}
              download
              aria-label={texts.calendarOf(what)}
            >
              <Icon of={CalendarPlus} size="sm" />
              {texts.calendar}
            </a>
          )}
        </div>
        <IconButton icon={Pencil} size="sm" label={texts.edit(what)} onPress={onEdit} />
        <IconButton
          icon={Trash2}
          size="sm"
          label={texts.remove(what)}
          isDisabled={remove.isPending}
          onPress={run}
        />
      </div>
      {remove.error && (
        <FailureHere title={texts.notRemoved} onRetry={run} onClose={remove.reset}>
          {remove.error.message}
        </FailureHere>
      )}
    </>
  );
}
