import { HelpCircle } from 'lucide-react';
import { useState } from 'react';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { mailLabels } from '#domain/application/mail/mail-kind.ts';
import { type MailMessage, recognizeMail } from '#domain/application/mail/recognize-mail.ts';
import { mostMailBytes, readMailFile } from '#web/data/applications/read-mail-file.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { DropZone } from '#web/widgets/fields/drop-zone.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './after-card.module.css';
import { EventForm, type EventSaving, type NewEvent } from './event-form.tsx';

interface MailDropProps extends EventSaving {
  company: string;
  onKeep: (event: NewEvent) => Promise<void>;
}

const mostShown = 10;
const longestKept = 500;

/** Emails are read in this page. What they seem to be is a suggestion; the person decides what is saved. */
export function MailDrop({ company, busy, problem, onKeep, onCancel }: MailDropProps) {
  const [mails, setMails] = useState<MailMessage[] | null>(null);
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<MailMessage | null>(null);
  const read = async (file: File) => {
    const tooLarge = file.size > mostMailBytes;
    const found = tooLarge ? [] : readMailFile(new Uint8Array(await file.arrayBuffer()));
    setError(
      tooLarge
        ? 'This file is larger than 20 MB. Save just the one email and drop that.'
        : found.length === 0
          ? "We couldn't find an email in this file. Use a saved .eml or .mbox file."
          : undefined,
    );
    setMails(found.length > 0 ? found : null);
  };
  if (chosen)
    return (
      <EventForm
        start={propose(chosen, company)}
        busy={busy}
        problem={problem}
        onSave={onKeep}
        onCancel={() => setChosen(null)}
      />
    );
  if (!mails)
    return (
      <Stack gap="form">
        <DropZone
          title="Drop a saved email"
          hint=".eml or .mbox. We read it in this page and don't upload it."
          accept={['.eml', '.mbox', 'message/rfc822']}
          buttonVariant="secondary"
          error={error}
          onFile={(file) => void read(file)}
        />
        <div className={styles.choices}>
          <Button variant="ghost" size="md" onPress={onCancel}>
            Cancel
          </Button>
        </div>
      </Stack>
    );
  const about = mails.filter((mail) => recognizeMail(mail, { company }).about !== 'unknown');
  const shown = (about.length > 0 ? about : mails).slice(0, mostShown);
  return (
    <Stack gap="form">
      <Text>
        {about.length > 0
          ? `${about.length} of ${mails.length} mention ${company}.`
          : `None of these mentions ${company}. Check that it's the right email.`}
      </Text>
      {shown.map((mail, index) => (
        // The same email may appear twice in a mailbox.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <article key={index} className={styles.mail}>
          <p>
            <b>{mail.subject || 'No subject'}</b>
          </p>
          <Text look="fine">
            {mail.from}
            {mail.at && ` · ${formatApplicationDate(mail.at)}`}
          </Text>
          <ReasonLine icon={HelpCircle}>{describe(mail, company)}</ReasonLine>
          <Button variant="secondary" size="sm" onPress={() => setChosen(mail)}>
            Check and keep
          </Button>
        </article>
      ))}
      <div className={styles.choices}>
        <Button variant="ghost" size="md" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </Stack>
  );
}

function describe(mail: MailMessage, company: string): string {
  const { kind, confidence, evidence } = recognizeMail(mail, { company });
  if (evidence === null) return "We're not sure what this is. You decide.";
  const sure = confidence === 'likely' ? 'Likely' : 'Perhaps';
  return `${sure}: ${mailLabels[kind]}, because it says “${evidence}”.`;
}

function propose(mail: MailMessage, company: string): NewEvent {
  const { event } = recognizeMail(mail, { company });
  const words = [mail.subject, mail.text.slice(0, longestKept)].filter(Boolean).join('\n');
  return { kind: event, at: mail.at ?? new Date().toISOString(), timed: false, words, origin: 'mail' };
}
