import { HelpCircle } from 'lucide-react';
import { useState } from 'react';
import { formatApplicationDate } from '#domain/application/application-date.ts';
import { type MailMessage, recognizeMail } from '#domain/application/mail/recognize-mail.ts';
import { mailLabels } from '#domain/messages/applications/events.ts';
import { mostMailBytes, readMailFile } from '#web/data/applications/read-mail-file.ts';
import { Text } from '#web/parts/text/text.tsx';
import { emailImportTexts as texts } from '#web/texts/applications/email-import.ts';
import { buttonTexts } from '#web/texts/buttons.ts';
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

/** Reads saved emails in the browser and suggests what each one is. The person decides what is saved. */
export function MailDrop({ company, busy, problem, onKeep, onCancel }: MailDropProps) {
  const [mails, setMails] = useState<MailMessage[] | null>(null);
  const [error, setError] = useState<string>();
  const [chosen, setChosen] = useState<MailMessage | null>(null);
  const read = async (file: File) => {
    const tooLarge = file.size > mostMailBytes;
    const found = tooLarge ? [] : readMailFile(new Uint8Array(await file.arrayBuffer()));
    setError(tooLarge ? texts.tooLarge : found.length === 0 ? texts.noEmail : undefined);
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
          title={texts.title}
          hint={texts.hint}
          accept={['.eml', '.mbox', 'message/rfc822']}
          buttonVariant="secondary"
          error={error}
          onFile={(file) => void read(file)}
        />
        <Cancel onPress={onCancel} />
      </Stack>
    );
  const about = mails.filter((mail) => recognizeMail(mail, { company }).about !== 'unknown');
  const shown = (about.length > 0 ? about : mails).slice(0, mostShown);
  return (
    <Stack gap="form">
      <Text>
        {about.length > 0
          ? texts.mention(about.length, mails.length, company)
          : texts.noMention(mails.length, company)}
      </Text>
      {shown.map((mail, index) => (
        // The same email may appear twice in a mailbox.
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
        <article key={index} className={styles.mail}>
          <p>
            <b>{mail.subject || texts.noSubject}</b>
          </p>
          <Text look="fine">
            {mail.from}
            {mail.at && ` · ${formatApplicationDate(mail.at)}`}
          </Text>
          <ReasonLine icon={HelpCircle}>{describe(mail, company)}</ReasonLine>
          <Button variant="secondary" size="sm" onPress={() => setChosen(mail)}>
            {texts.save}
          </Button>
        </article>
      ))}
      <Cancel onPress={onCancel} />
    </Stack>
  );
}

function Cancel({ onPress }: { onPress: () => void }) {
  return (
    <div className={styles.choices}>
      <Button variant="ghost" size="md" onPress={onPress}>
        {buttonTexts.cancel}
      </Button>
    </div>
  );
}

function describe(mail: MailMessage, company: string): string {
  const { kind, confidence, evidence } = recognizeMail(mail, { company });
  if (evidence === null) return texts.unsure;
  const say = confidence === 'likely' ? texts.likely : texts.possible;
  return say(mailLabels[kind], evidence);
}

function propose(mail: MailMessage, company: string): NewEvent {
  const { event } = recognizeMail(mail, { company });
  const words = [mail.subject, mail.text.slice(0, longestKept)].filter(Boolean).join('\n');
  return { kind: event, at: mail.at ?? new Date().toISOString(), timed: false, words, origin: 'mail' };
}
