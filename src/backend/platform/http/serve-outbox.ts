import { randomBytes } from 'node:crypto';
import { outboxTexts } from '#domain/messages/http.ts';
import { Problem } from '#domain/problem.ts';
import { escapeHtml } from '#domain/text/escape-html.ts';
import type { Server } from './create-server.ts';
import { isNearby } from './is-nearby.ts';
import { contentSecurityPolicy } from './security-headers.ts';

const shownMails = 50;

const style = `
:root { color-scheme: light dark; --line: color-mix(in srgb, currentcolor 18%, transparent); }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 0 auto; padding: 2rem 1.5rem 6rem; }
article { border: 1px solid var(--line); border-radius: 14px; padding: 1.5rem; margin-top: 1rem; }
h2 { margin: 0; font-size: 1.1rem; } p { white-space: pre-wrap; overflow-wrap: anywhere; }
a { color: inherit; } small { opacity: .8; }`;

interface OutboxMail {
  to_address: string;
  subject: string;
  text: string;
  portal_code: string;
  created_at: Date;
}

/** Turns URLs into links, so that a development machine needs no mailbox. */
function linkAddresses(text: string): string {
  return escapeHtml(text).replace(/https?:\/\/[^\s&]+/g, (address) => `<a href="${address}">${address}</a>`);
}

function writeOutbox(mails: readonly OutboxMail[], nonce: string): string {
  const articles = mails.map(
    (mail) => `<article><h2>${escapeHtml(mail.subject)}</h2>
<small>${escapeHtml(outboxTexts.line(mail.to_address, mail.created_at.toISOString(), mail.portal_code))}</small>
<p>${linkAddresses(mail.text)}</p></article>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${outboxTexts.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style nonce="${nonce}">${style}</style></head><body><main><h1>${outboxTexts.title}</h1>
<p>${outboxTexts.intro}</p>${articles.join('') || `<p>${outboxTexts.none}</p>`}</main></body></html>`;
}

/** Serves the email of a development machine. Its links contain secrets, so it exists only there and only for local requests. */
export function serveOutbox(server: Server): void {
  const { config, database } = server.platform;
  if (config.environment === 'production') return;
  server.fastify.get('/outbox', async (request, reply) => {
    if (!isNearby(request)) throw new Problem('not_found');
    const mails = await database.kysely
      .selectFrom('outbox')
      .select(['to_address', 'subject', 'text', 'portal_code', 'created_at'])
      .orderBy('created_at', 'desc')
      .limit(shownMails)
      .execute();
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .type('text/html; charset=utf-8')
      .send(writeOutbox(mails, nonce));
  });
}
