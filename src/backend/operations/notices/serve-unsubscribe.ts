import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { savePreference } from '#backend/documents/editing/preferences.ts';
import { pauseAlerts } from '#backend/jobs/saved-searches/saved-searches.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import { contentSecurityPolicy } from '#backend/platform/http/security-headers.ts';
import { networkOf } from '#backend/platform/network/network-of.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { checkRateLimit } from '#backend/platform/rate-limit.ts';
import { unsubscribeTexts } from '#domain/messages/operations-emails.ts';
import { resultMailCode } from '#domain/preferences/result-mails.ts';
import { readUnsubscribeLink, unsubscribePath } from './unsubscribe-url.ts';

const perMinute = 60;
const style = `
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 32rem; margin: 0 auto; padding: 4rem 1.5rem; }
button { font: inherit; padding: .7rem 1.4rem; border-radius: 999px; cursor: pointer; }`;

/** Serves the unsubscribe link of emails: a page that asks, and the one-click request of email apps (RFC 8058). */
export function serveUnsubscribe(server: Server): void {
  const { platform } = server;
  const admit = async (request: FastifyRequest) => {
    await checkRateLimit(
      platform.database.kysely,
      `unsubscribe address ${networkOf(request.ip)}`,
      perMinute,
      60,
    );
    return readUnsubscribeLink(platform.config, request.query);
  };
  const refuse = (reply: FastifyReply) =>
    show(reply.code(404), `<h1>${unsubscribeTexts.brokenTitle}</h1><p>${unsubscribeTexts.broken}</p>`);
  void server.fastify.register(async (scope) => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, _body, done) => done(null, null),
    );
    scope.get(unsubscribePath, async (request, reply) => {
      const stopped = await admit(request);
      if (!stopped) return refuse(reply);
      const { question, stays } = unsubscribeTexts[stopped.what];
      const form = `<form method="post"><button>${unsubscribeTexts.button}</button></form>`;
      return show(reply, `<h1>${question}</h1><p>${stays}</p>${form}`);
    });
    scope.post(unsubscribePath, async (request, reply) => {
      const stopped = await admit(request);
      if (!stopped) return refuse(reply);
      const { userId, what } = stopped;
      await inTransaction<unknown>(platform, ({ db }) =>
        what === 'results'
          ? savePreference({ db, user: { id: userId } }, { code: resultMailCode, value: 'off' })
          : pauseAlerts({ db }, { userId }),
      );
      return show(reply, `<h1>${unsubscribeTexts.doneTitle}</h1><p>${unsubscribeTexts[what].done}</p>`);
    });
  });
}

function show(reply: FastifyReply, body: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .header('content-security-policy', contentSecurityPolicy(nonce))
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${unsubscribeTexts.pageTitle}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<style nonce="${nonce}">${style}</style></head><body><main>${body}</main></body></html>`);
}
