import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';
import type { Portal } from '#domain/portal/portal.ts';

export interface Mail {
  to: string;
  /** The person it is about, with whose account it is erased, even if the address never became theirs. Null for visitors. */
  userId: string | null;
  subject: string;
  text: string;
  html: string;
  portal: Portal;
  /** The link that unsubscribes from this kind of email with one click. */
  unsubscribe?: string;
}

/** Adds an email to the outbox in the transaction of the work it reports, so that it is sent only if that commits. */
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
