import { useState } from 'react';
import type { ApplicationEvent } from '#contract/tracker.ts';
import {
  ApplicationEventKind,
  applicationEventKinds,
  eventLabels,
} from '#domain/application/application-event.ts';
import { Button } from '#web/widgets/button.tsx';
import { DatePicker } from '#web/widgets/date-picker.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { Select } from '#web/widgets/select.tsx';
import { TextArea } from '#web/widgets/text-area.tsx';
import styles from './after-card.module.css';

export type NewEvent = Omit<ApplicationEvent, 'id'>;

interface EventFormProps {
  /** What was recognised in an e-mail, to be confirmed or corrected. */
  start?: NewEvent;
  busy: boolean;
  onSave: (event: NewEvent) => Promise<void>;
  onCancel: () => void;
}

const options = applicationEventKinds.map((kind) => ({ value: kind, text: eventLabels[kind] }));

export function EventForm({ start, busy, onSave, onCancel }: EventFormProps) {
  const [kind, setKind] = useState(start?.kind ?? 'note');
  const [day, setDay] = useState(() => toUsDate(start?.at ?? new Date().toISOString()));
  const [words, setWords] = useState(start?.words ?? '');
  const [asked, setAsked] = useState(false);
  const missing = asked && words.trim() === '' ? { error: 'Field is required' } : {};
  const save = () => {
    setAsked(true);
    if (words.trim() === '') return;
    const event = { kind, at: fromUsDate(day), words: words.trim(), origin: start?.origin ?? 'hand' };
    void onSave(event).catch(() => undefined);
  };
  return (
    <Stack gap="form">
      <Select
        label="What is it?"
        options={options}
        value={kind}
        onChange={(value) => setKind(ApplicationEventKind.catch('note').parse(value))}
      />
      <DatePicker label="When?" value={day} onChange={setDay} allowed="all" />
      <TextArea
        label="In your words"
        rows={3}
        maxLength={4000}
        value={words}
        onChange={setWords}
        {...missing}
      />
      <div className={styles.choices}>
        <Button size="md" loading={busy} onPress={save}>
          Save entry
        </Button>
        <Button variant="ghost" size="md" isDisabled={busy} onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </Stack>
  );
}

function toUsDate(iso: string): string {
  const [year, month, day] = iso.slice(0, 10).split('-');
  return `${month}/${day}/${year}`;
}

/** Noon, so that it is the same day everywhere in the country. */
function fromUsDate(text: string): string {
  const [month, day, year] = text.split('/');
  return new Date(`${year}-${month}-${day}T17:00:00Z`).toISOString();
}
