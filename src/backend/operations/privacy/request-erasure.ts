import { randomUUID } from 'node:crypto';
import { confirmPassword } from '#backend/identity/record/confirm-person.ts';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { privacyEmails } from '#domain/messages/operations-emails.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { deleteErasure, findErasureDay, insertErasure } from './privacy.store.ts';

const graceMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Schedules the deletion of the account in seven days and emails the person how to keep it (I-15). Refuses a wrong
 * password. Asking again keeps the first date.
 */
export async function requestErasure(
  context: UserContext,
  input: { password: string; portal: Portal; origin: string },
): Promise<{ dueAt: string }> {
  await confirmPassword(context, input.password);
  const { user, db } = context;
  const requestedAt = context.now();
  await insertErasure(db, {
    id: randomUUID(),
    userId: user.id,
    requestedAt,
    dueAt: new Date(requestedAt.getTime() + graceMs),
  });
  const dueAt = (await findErasureDay(db, user.id)) ?? requestedAt;
  const owner = await findMailUser(context, { userId: user.id });
  if (!owner) return { dueAt: dueAt.toISOString() };
  const day = dueAt.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const mail = writeMail(input.portal, {
    ...privacyEmails.accountWillBeDeleted(input.portal.name, day),
    firstName: owner.firstName,
    link: `${input.origin}${routesOf(input.portal).disclosures}`,
  });
  await sendMail(context, { ...mail, to: owner.email, userId: user.id });
  return { dueAt: dueAt.toISOString() };
}

/** Cancels the scheduled deletion of the account. */
export function keepAccount({ db }: Context, { userId }: { userId: string }): Promise<void> {
  return deleteErasure(db, userId);
}
