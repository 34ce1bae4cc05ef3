import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { ApiFailure } from '#web/data/request/request.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { settingsTexts } from '#web/texts/account/settings-frame.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { PasswordField } from '#web/widgets/fields/password-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './settings.module.css';

interface SettingsFormProps {
  title: string;
  words?: ReactNode;
  submit: string;
  destructive?: boolean;
  /** The call that sending makes. */
  call: { isPending: boolean; error: Error | null };
  onSend: (values: Record<string, string>) => Promise<unknown>;
  /** Shown after it was saved. */
  done?: string;
  children: (errors: Record<string, string>) => ReactNode;
}

/** A card with one small form. Each mistake is shown at its field, success below the fields. */
export function SettingsForm(props: SettingsFormProps) {
  const { title, words, submit, destructive, call, onSend, done, children } = props;
  const { error } = call;
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = error instanceof ApiFailure ? error.fields : {};
  async function send(event: FormEvent) {
    event.preventDefault();
    setSent(false);
    const data = new FormData(form.current ?? undefined);
    const values = Object.fromEntries(
      [...data].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
    );
    try {
      await onSend(values);
      setSent(true);
      form.current?.reset();
    } catch {
      // The error is shown at its field or above the button.
    }
  }
  return (
    <Card as="section">
      <Heading>{title}</Heading>
      {words && <Text>{words}</Text>}
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
        {children(fields)}
        {error && Object.keys(fields).length === 0 && <Banner tone="bad">{error.message}</Banner>}
        {sent && !error && done && <Banner tone="ok">{done}</Banner>}
        <div>
          <Button
            type="submit"
            size="md"
            variant={destructive ? 'destructive' : 'secondary'}
            loading={call.isPending}
          >
            {submit}
          </Button>
        </div>
      </form>
    </Card>
  );
}

export function OwnPassword({ error }: { error: string | undefined }) {
  return (
    <PasswordField
      label={settingsTexts.yourPassword}
      name="password"
      autoComplete="current-password"
      error={error}
    />
  );
}
