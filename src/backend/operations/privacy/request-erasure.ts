import { randomUUID } from 'node:crypto';
import { confirmPassword } from '#backend/identity/record/confirm-person.ts';
import { findMailUser } from '#backend/identity/record/find-user.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { deleteErasure, findErasureDay, insertErasure } from './privacy.store.ts';

const graceMs = 7 * 24 * 60 * 60 * 1000;

/** Seven days in which one log-in and one click keep the account (I-15). */
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
    subject: 'Your account will be deleted',
    greeting: greet(owner.firstName),
    paragraphs: [
      `Your ${input.portal.name} account and everything in it will be deleted on ${day}. Only payment records that the law asks us to keep stay, without your name.`,
    ],
    action: { label: 'Keep my account', link: `${input.origin}${routesOf(input.portal).disclosures}` },
    note: 'If you did not ask for this, keep the account and change your password.',
  });
  await sendMail(context, { ...mail, to: owner.email, userId: user.id });
  return { dueAt: dueAt.toISOString() };
}

/** Takes back the wish to have the account deleted. */
export function keepAccount({ db }: Context, { userId }: { userId: string }): Promise<void> {
  return deleteErasure(db, userId);
}
