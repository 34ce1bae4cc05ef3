import { useState } from 'react';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import type { ApplicationEventKind } from '#domain/application/application-event-kind.ts';
import { eventLabels } from '#domain/messages/applications/events.ts';
import { FailureHere } from '#web/parts/failure/failure-here.tsx';
import { afterTexts as texts } from '#web/texts/applications/after-applying.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { DatePicker } from '#web/widgets/dates/date-picker.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import styles from './after-card.module.css';
import { readEventTime, writeEventTime } from './event-time.ts';

export type NewEvent = Omit<ApplicationEvent, 'id'>;

export interface EventSaving {
  busy: boolean;
  /** Why the last attempt to save failed. */
  problem: Error | null;
  onCancel: () => void;
}

interface EventFormProps extends EventSaving {
  /** An entry to change, or what was recognized in an email. */
  start?: NewEvent;
  onSave: (event: NewEvent) => Promise<void>;
}

const options = Object.entries(eventLabels)
  .filter(([kind]) => kind !== 'withdrawal')
  .map(([value, text]) => ({ value, text }));

export function EventForm({ start, busy, problem, onSave, onCancel }: EventFormProps) {
  const [kind, setKind] = useState(start?.kind ?? 'note');
  const [when, setWhen] = useState(() => readEventTime(start));
  const [words, setWords] = useState(start?.words ?? '');
  const [asked, setAsked] = useState(false);
  const missing = asked && words.trim() === '' ? { error: texts.required } : {};
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const save = () => {
    setAsked(true);
    if (words.trim() === '') return;
    const event = { kind, ...writeEventTime(when), words: words.trim(), origin: start?.origin ?? 'hand' };
    void onSave(event).catch(() => undefined);
  };
  return (
    <Stack gap="form">
      <Select
        label={texts.kind}
        options={options}
        value={kind}
        onChange={(value) => setKind(value as ApplicationEventKind)}
      />
      <div className={styles.when}>
        <DatePicker
          label={texts.date}
          value={when.day}
          onChange={(day) => setWhen({ ...when, day })}
          allowed="all"
        />
        <TextField
          label={texts.time}
          hint={texts.timeHint(timeZone.replaceAll('_', ' '))}
          type="time"
          value={when.time}
          onChange={(time) => setWhen({ ...when, time })}
        />
      </div>
      <TextArea
        label={texts.words}
        rows={3}
        maxLength={4000}
        value={words}
        onChange={setWords}
        {...missing}
      />
      <div className={styles.choices}>
        <Button size="md" loading={busy} onPress={save}>
          {texts.save}
        </Button>
        <Button variant="ghost" size="md" isDisabled={busy} onPress={onCancel}>
          {buttonTexts.cancel}
        </Button>
      </div>
      {problem && (
        <FailureHere title={texts.notSaved} onRetry={save}>
          {problem.message}
        </FailureHere>
      )}
    </Stack>
  );
}
