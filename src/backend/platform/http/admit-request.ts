import type { FastifyRequest } from 'fastify';
import type { SessionUser } from '#backend/platform/context.ts';
import { networkOf } from '#backend/platform/network/network-of.ts';
import { checkRateLimit } from '#backend/platform/rate-limit.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import type { Access, KeyScope } from '#contract/basics/call.ts';
import { requestErrors } from '#domain/messages/http.ts';
import { type OperatorRole, operatorRole } from '#domain/operator-role.ts';
import { Problem } from '#domain/problem.ts';
import type { Server } from './create-server.ts';

const sharedRatePerMinute = 300;

export interface AdmissionRule {
  access: Access;
  role?: OperatorRole;
  scope?: KeyScope;
  /** A separate limit with its name; without one, the call counts toward the shared limit. */
  ratePerMinute?: { name: string; limit: number };
}

/** Finds out who asks and whether they may, before any body is read. Refuses missing logins, roles, scopes, and too many requests. */
export async function admitRequest(
  server: Server,
  request: FastifyRequest,
  {
    access,
    role,
    scope = 'read',
    ratePerMinute = { name: 'any', limit: sharedRatePerMinute },
  }: AdmissionRule,
): Promise<SessionUser | null> {
  const holder = access === 'key' ? await server.findKeyHolder(request) : null;
  const user = access === 'key' ? (holder?.user ?? null) : await server.findUser(request);
  const who = user ? `user ${user.id}` : `address ${networkOf(request.ip)}`;
  await checkRateLimit(
    server.platform.database.kysely,
    `${ratePerMinute.name} ${who}`,
    ratePerMinute.limit,
    60,
  );
  if (access === 'key' && !holder)
    throw new Problem('not_signed_in', { uiSafeMessage: requestErrors.needsKey });
  if (holder && !holder.scopes.includes(scope))
    throw new Problem('forbidden', { uiSafeMessage: requestErrors.wrongScope(scope) });
  if (access === 'session' && !user) throw new Problem('not_signed_in');
  if (role !== undefined && user) requireRole(user, role, server.platform.config.environment);
  return user;
}

/** Answers others with `not_found`, because only operators may know what operators can do. */
function requireRole(user: SessionUser, role: OperatorRole, environment: Config['environment']): void {
  if (user.role < operatorRole) throw new Problem('not_found');
  if (environment === 'production' && !user.hasSecondFactor)
    throw new Problem('forbidden', { uiSafeMessage: requestErrors.needsSecondFactor });
  if (user.role < role) throw new Problem('forbidden', { uiSafeMessage: requestErrors.adminsOnly });
}
