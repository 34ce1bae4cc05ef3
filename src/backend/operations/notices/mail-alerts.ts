import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import { hasVerifiedAddress } from '#backend/identity/record/confirmed-address.ts';
import { type JobAlert, listPeopleToAlert, takeAlerts } from '#backend/jobs/saved-searches/take-alerts.ts';
import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { alertEmails } from '#domain/messages/operations-emails.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { findRecipient, type Recipient } from './notices.store.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

/** Emails each person the new jobs of all their searches that are due, in one email. Returns how many were sent. */
export async function mailAlerts(platform: Platform): Promise<number> {
  const people = await inTransaction(platform, listPeopleToAlert, { readOnly: true });
  let mails = 0;
  for (const userId of people)
    if (await inTransaction(platform, (context) => mailOne(context, platform.config, userId))) mails += 1;
  return mails;
}

async function mailOne(context: Context, config: Platform['config'], userId: string): Promise<boolean> {
  const recipient = await findRecipient(context.db, userId);
  const profile = await readProfileDocument(context, userId);
  const alerts = await takeAlerts(context, { userId, document: profile?.document ?? null });
  if (alerts.length === 0 || !recipient) return false;
  if (!(await hasVerifiedAddress({ db: context.db, user: { id: userId } }))) return false;
  await sendMail(context, writeAlerts(config, recipient, alerts));
  return true;
}

function writeAlerts(config: Platform['config'], recipient: Recipient, alerts: readonly JobAlert[]) {
  const portal = findPortal(config, recipient.portalCode);
  const origin = portalOrigin(config, portal);
  const routes = routesOf(portal);
  const jobs = alerts.flatMap((alert) => alert.jobs);
  const [first] = jobs;
  const subject =
    jobs.length === 1 && first ? alertEmails.subjectOfOne(first.title) : alertEmails.subject(jobs.length);
  const unsubscribe = unsubscribeUrl(config, portal, { userId: recipient.id, what: 'alerts' });
  const mail = writeMail(portal, {
    subject,
    firstName: recipient.firstName,
    paragraphs: [alertEmails.intro(alerts.map(({ name }) => name))],
    items: jobs.map(({ title, link, facts, reason }) => ({ title, link, lines: [facts, reason] })),
    button: alertEmails.button,
    link: `${origin}${routes.exploreJobMatches}`,
    note: alertEmails.note(`${origin}${routes.notifications}`, unsubscribe),
  });
  return { ...mail, to: recipient.email, userId: recipient.id, unsubscribe };
}
