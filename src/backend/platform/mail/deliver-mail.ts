import { sql } from 'kysely';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { findPortal } from '#domain/portal/portal.ts';
import { openMailServer, SmtpRefusal, sendLetter } from './smtp.ts';

const mostTries = 8;

/**
 * Sends the emails in the outbox, one transaction each, so that a crash sends one twice rather than never. An email that
 * the server rejects permanently is not retried; others wait longer each time.
 */
export async function deliverMail(platform: Platform): Promise<number> {
  const { config } = platform;
  const { smtpUrl, mailFrom } = config;
  if (smtpUrl === undefined || mailFrom === undefined) return 0;
  const server = openMailServer(smtpUrl);
  let sent = 0;
  for (;;) {
    const outcome = await inTransaction(platform, async ({ db, now, log }) => {
      const mail = await db
        .selectFrom('outbox')
        .selectAll()
        .where('sent_at', 'is', null)
        .where('tries', '<', mostTries)
        .where('next_try_at', '<=', now())
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst();
      if (!mail) return 'nothing';
      const of = db.updateTable('outbox').where('id', '=', mail.id);
      try {
        const { name, mailSender = name } = findPortal(config, mail.portal_code);
        await sendLetter(server, {
          ...mail,
          from: { name: mailSender, address: mailFrom },
          to: mail.to_address,
          at: mail.created_at,
          unsubscribe: mail.unsubscribe_url,
        });
        await of.set({ sent_at: now() }).execute();
        return 'sent';
      } catch (error) {
        const isFinal = error instanceof SmtpRefusal && error.permanent;
        const tries = isFinal ? mostTries : mail.tries + 1;
        log.warn({ err: error, tries }, 'a mail was not delivered');
        const wait = sql<Date>`${now()}::timestamptz + make_interval(mins => ${2 ** tries})`;
        await of.set({ tries, next_try_at: wait }).execute();
        return 'failed';
      }
    });
    if (outcome === 'nothing') return sent;
    if (outcome === 'sent') sent += 1;
  }
}
