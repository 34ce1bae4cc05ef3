import { deleteKey, listKeys } from '#backend/identity/record/api-keys.store.ts';
import { confirmPerson } from '#backend/identity/record/confirm-person.ts';
import { emailAccessChange } from '#backend/identity/record/email-access-change.ts';
import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { identityCalls } from '#contract/all-calls.ts';
import { accessEmails } from '#domain/messages/account-emails.ts';
import { Problem } from '#domain/problem.ts';
import { createApiKey } from './create-api-key.ts';

function writeDay(time: string): string {
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** Registers the calls for a person's public API keys. */
export function registerKeyRoutes(server: Server): void {
  const { config } = server.platform;

  serveCall(server, identityCalls.listApiKeys, ({ db, user }) => listKeys(db, user.id));

  serveCall(server, identityCalls.createApiKey, async (context, { body }, { cookies, portal }) => {
    const token = readSessionToken(cookies[sessionCookie] ?? '', config.sessionSecret);
    await confirmPerson(context, { token, password: body.password });
    const made = await createApiKey(context, body);
    await emailAccessChange(context, {
      userId: context.user.id,
      text: accessEmails.keyCreated({ ...made, until: writeDay(made.expiresAt) }),
      page: 'developers',
      portal,
      origin: portalOrigin(config, portal),
    });
    return made;
  });

  serveCall(server, identityCalls.revokeApiKey, async ({ db, user }, { params }) => {
    if (!(await deleteKey(db, user.id, params.keyId))) throw new Problem('not_found');
    return { revoked: true as const };
  });
}
