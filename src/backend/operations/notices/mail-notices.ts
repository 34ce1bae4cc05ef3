import type { Context } from '#backend/platform/context.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { markMailed } from '#backend/platform/mail/notices.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { noticeEmails } from '#domain/messages/operations-emails.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import type { ResultMailWish } from '#domain/preferences/result-mails.ts';
import {
  findRecipient,
  listWaitingUsers,
  type Recipient,
  takeNotices,
  type WaitingNotice,
} from './notices.store.ts';
import { unsubscribeUrl } from './unsubscribe-url.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Emails notices: payments and, for people who chose so, results at once; other results once a day in one email. */
export async function mailNotices(platform: Platform): Promise<number> {
  const users = await inTransaction(platform, ({ db }) => listWaitingUsers(db), { readOnly: true });
  let mails = 0;
  for (const userId of users)
    if (await inTransaction(platform, (context) => mailOne(context, platform.config, userId))) mails += 1;
  return mails;
}

async function mailOne(context: Context, config: Platform['config'], userId: string): Promise<boolean> {
  const waiting = await takeNotices(context.db, userId);
  const recipient = await findRecipient(context.db, userId);
  if (waiting.length === 0) return false;
  const due = recipient ? chooseDue(waiting, recipient.results, context.now()) : [];
  const dropped =
    recipient && recipient.results !== 'off' ? [] : waiting.filter(({ kind }) => kind === 'result');
  const settled = [...due, ...dropped].map(({ id }) => id);
  if (settled.length > 0) await markMailed(context, settled);
  if (!recipient || due.length === 0) return false;
  await sendMail(context, writeNotices(config, recipient, due));
  return true;
}

/** Results of people who chose a daily email are due a day after the first of them. */
function chooseDue(waiting: WaitingNotice[], wish: ResultMailWish, now: Date): WaitingNotice[] {
  const results = waiting.filter(({ kind }) => kind === 'result');
  const first = results[0];
  const dayIsOver = first !== undefined && now.getTime() - first.at.getTime() >= dayMs;
  const wanted = wish === 'now' || (wish !== 'off' && dayIsOver);
  return waiting.filter(({ kind }) => kind === 'payment' || wanted);
}

function writeNotices(config: Platform['config'], recipient: Recipient, due: readonly WaitingNotice[]) {
  const portal = findPortal(config, recipient.portalCode);
  const origin = portalOrigin(config, portal);
  const routes = routesOf(portal);
  const [first] = due;
  const target =
    due.length > 1
      ? routes.applications
      : first?.applicationId
        ? routes.receipt(first.applicationId)
        : routes.paymentTransactions;
  const onlyResults = due.every(({ kind }) => kind === 'result');
  const subject = due.length === 1 && first ? first.line : noticeEmails.subject(due.length, portal.name);
  const unsubscribe = unsubscribeUrl(config, portal, { userId: recipient.id, what: 'results' });
  const mail = writeMail(portal, {
    subject,
    firstName: recipient.firstName,
    paragraphs: due.flatMap(({ line, details }) => [
      endSentence(line),
      ...details.split('\n').filter(Boolean),
    ]),
    button: noticeEmails.button,
    link: `${origin}${target}`,
    note: onlyResults
      ? noticeEmails.resultsNote(`${origin}${routes.notifications}`, unsubscribe)
      : noticeEmails.paymentsNote,
  });
  return { ...mail, to: recipient.email, userId: recipient.id, ...(onlyResults ? { unsubscribe } : {}) };
}

/** Ends a line with a period, because as a subject it has none. */
const endSentence = (line: string) => (/[.!?]$/.test(line) ? line : `${line}.`);
