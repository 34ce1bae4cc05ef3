import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';

export interface Mail {
  to: string;
  /** Whom it is about: it goes with their account, also when the address never became theirs. Null for visitors. */
  userId: string | null;
  subject: string;
  text: string;
  html: string;
  portal: Portal;
  /** Where one click stops mails of this kind. */
  unsubscribe?: string;
}

/** Puts a mail in the outbox, in the transaction of the work it tells about: no work, no mail. */
export async function sendMail(context: Pick<Context, 'db' | 'now'>, mail: Mail): Promise<void> {
  await context.db
    .insertInto('outbox')
    .values({
      id: randomUUID(),
      to_address: mail.to,
      user_id: mail.userId,
      subject: mail.subject,
      text: mail.text,
      html: mail.html,
      portal_code: mail.portal.code,
      created_at: context.now(),
      next_try_at: context.now(),
      unsubscribe_url: mail.unsubscribe ?? null,
    })
    .execute();
}
