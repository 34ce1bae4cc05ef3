import { randomUUID } from 'node:crypto';
import { betterAuth } from 'better-auth';
import type { Context } from '#backend/platform/context.ts';
import { sessionCookie } from '#backend/platform/http/create-server.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';

/** From log-in to its end, however often it is used; one that is not used ends sooner (sessions.store.ts). */
export const sessionSeconds = 30 * 24 * 60 * 60;

const times = { createdAt: 'created_at', updatedAt: 'updated_at' };

/**
 * better-auth over the request's own transaction, so that an account never exists without its consents and plan.
 * Building it costs about a millisecond. Its own log would name email addresses and stays off.
 */
export function createAuth(
  db: Context['db'],
  config: Pick<Config, 'sessionSecret' | 'publicUrl'>,
  password = { hash: hashPassword, verify: verifyPassword },
) {
  return betterAuth({
    database: { db, type: 'postgres', transaction: false },
    secret: config.sessionSecret,
    baseURL: config.publicUrl,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: { disabled: true },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 15,
      maxPasswordLength: 128,
      password,
      revokeSessionsOnPasswordReset: true,
    },
    advanced: {
      database: { generateId: () => randomUUID(), validateSchema: false },
      useSecureCookies: false,
      cookies: {
        session_token: {
          name: sessionCookie,
          attributes: { httpOnly: true, secure: true, sameSite: 'lax', path: '/' },
        },
      },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', ...times },
      additionalFields: {
        firstName: { type: 'string', fieldName: 'first_name', required: true },
        lastName: { type: 'string', fieldName: 'last_name', required: true },
        role: { type: 'number', input: false, defaultValue: 0 },
      },
    },
    session: {
      modelName: 'sessions',
      expiresIn: sessionSeconds,
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        ...times,
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        ...times,
      },
    },
    verification: {
      modelName: 'verifications',
      storeIdentifier: 'hashed',
      fields: { expiresAt: 'expires_at', ...times },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;

/** Where a request came from, in the form better-auth keeps with the session. */
export interface Client {
  ip: string;
  userAgent: string;
}

export function toHeaders({ ip, userAgent }: Client): Headers {
  return new Headers({ 'x-forwarded-for': ip, 'user-agent': userAgent });
}

/** The session cookie's value in a better-auth answer. */
export function readSessionCookie(headers: Headers): string {
  const start = `${sessionCookie}=`;
  const line = headers.getSetCookie().find((one) => one.startsWith(start));
  if (!line) throw new Error('better-auth set no session cookie');
  return decodeURIComponent(line.slice(start.length).split(';')[0] ?? '');
}
