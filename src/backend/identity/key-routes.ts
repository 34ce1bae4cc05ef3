import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import * as calls from '#contract/api-keys.ts';
import { Problem } from '#domain/problem.ts';
import { deleteKey, listKeys } from './api-keys.store.ts';
import { confirmPerson } from './confirm-person.ts';
import { createApiKey } from './create-api-key.ts';
import { readSessionToken } from './session-token.ts';

/** Doors to a person's keys for the public API. */
export function registerKeyRoutes(server: Server): void {
  const { sessionSecret: secret } = server.platform.config;

  serveCall(server, calls.listApiKeys, ({ db, user }) => listKeys(db, user.id));

  serveCall(server, calls.createApiKey, async (context, { body }, { cookies }) => {
    const token = readSessionToken(cookies[sessionCookie] ?? '', secret);
    await confirmPerson(context, { token, password: body.password });
    return createApiKey(context, body);
  });

  serveCall(server, calls.revokeApiKey, async ({ db, user }, { params }) => {
    if (!(await deleteKey(db, user.id, params.keyId))) throw new Problem('not_found');
    return { revoked: true as const };
  });
}
