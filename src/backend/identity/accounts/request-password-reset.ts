import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { findUser } from '#backend/identity/record/find-user.ts';
import { issueToken } from '#backend/identity/record/one-time-token.ts';
import { findUserByEmail, type MailUser } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { countUse } from '#backend/platform/rate-limit.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import { accountEmails } from '#domain/messages/account-emails.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/**
 * Emails a link for choosing a new password if an account has the address. Neither the answer nor the time it takes
 * reveals whether one does.
 */
export async function requestPasswordReset(
  context: Context,
  input: { email: string; portal: Portal; origin: string },
): Promise<void> {
  const user = await findUserByEmail(context.db, input.email);
  await runOrRollBack(context.db, user !== null, () => mailLink(context, { ...input, user: user ?? nobody }));
}

const nobody = { id: ZERO_ID, email: 'nobody@provisional.invalid', firstName: null };

async function mailLink(
  context: Context,
  { user, portal, origin }: { user: MailUser; portal: Portal; origin: string },
): Promise<void> {
  const token = await issueToken(context, 'reset-password', user.id);
  const mail = writeMail(portal, {
    ...accountEmails.resetPassword(portal.name),
    firstName: user.firstName,
    link: `${origin}${routesOf(portal).resetPassword}?token=${token}`,
  });
  await sendMail(context, { ...mail, to: user.email, userId: user === nobody ? null : user.id });
}

/**
 * Returns the link that the person would get by email, for an operator to hand over. Refuses an address without an
 * account.
 */
export async function writePasswordLink(
  context: Context,
  input: { email: string; portal: Portal; origin: string },
): Promise<string> {
  const user = await findUser(context, input);
  const token = await issueToken(context, 'reset-password', user.id);
  return `${input.origin}${routesOf(input.portal).resetPassword}?token=${token}`;
}

const pauseSeconds = 5 * 60;

/**
 * Allows one email every five minutes, so that nobody's inbox is flooded; anyone who asks sooner still has a link that
 * works. Addresses without an account are counted too, so that the limit reveals nothing.
 */
export async function mayMailReset(db: Db, email: string): Promise<boolean> {
  const address = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  return (await countUse(db, `reset mail ${address}`, pauseSeconds)).count === 1;
}

/** Runs the work in a savepoint and rolls it back on a dry run, so that neither the answer nor its timing reveals which it was. */
export async function runOrRollBack(db: Db, isMeant: boolean, work: () => Promise<void>): Promise<void> {
  await sql`savepoint perhaps`.execute(db);
  await work();
  await (isMeant ? sql`release savepoint perhaps` : sql`rollback to savepoint perhaps`).execute(db);
}
