import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { doOrPretend } from '#backend/identity/record/do-or-pretend.ts';
import { findUser } from '#backend/identity/record/find-user.ts';
import { issueToken } from '#backend/identity/record/one-time-token.ts';
import { findUserByEmail, type MailUser } from '#backend/identity/record/users.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { Tables } from '#backend/platform/db/tables.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { greet, writeMail } from '#backend/platform/mail/write-mail.ts';
import { countUse } from '#backend/platform/rate-limit.ts';
import { ZERO_ID } from '#domain/document/model/user-document.ts';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';

/** Sends the link for a new password, if there is such an account; neither answer nor time tells whether there is. */
export async function requestPasswordReset(
  context: Context,
  input: { email: string; portal: Portal; origin: string },
): Promise<void> {
  const user = await findUserByEmail(context.db, input.email);
  await doOrPretend(context.db, user !== null, () => mailLink(context, { ...input, user: user ?? nobody }));
}

const nobody = { id: ZERO_ID, email: 'nobody@provisional.invalid', firstName: null };

async function mailLink(
  context: Context,
  { user, portal, origin }: { user: MailUser; portal: Portal; origin: string },
): Promise<void> {
  const token = await issueToken(context, 'reset-password', user.id);
  const mail = writeMail(portal, {
    subject: 'Choose a new password',
    greeting: greet(user.firstName),
    paragraphs: [`Somebody, hopefully you, asked for a new password for your ${portal.name} account.`],
    action: {
      label: 'Choose a new password',
      link: `${origin}${routesOf(portal).resetPassword}?token=${token}`,
    },
    note: 'The link works once and for 60 minutes. If this was not you, nothing changes and you can ignore this mail.',
  });
  await sendMail(context, { ...mail, to: user.email, userId: user === nobody ? null : user.id });
}

/** The link that a person would get by email, for an operator to hand over. */
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
 * One email every few minutes: nobody's inbox is flooded, and whoever asks in between has a link that still works.
 * Counted for addresses without an account too, so that it reveals nothing.
 */
export async function mayMailReset(db: Kysely<Tables>, email: string): Promise<boolean> {
  const address = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url');
  return (await countUse(db, `reset mail ${address}`, pauseSeconds)).count === 1;
}
