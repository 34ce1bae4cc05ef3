import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { identityCalls } from '#contract/all-calls.ts';
import { accessEmails } from '#domain/messages/account-emails.ts';
import { Problem } from '#domain/problem.ts';
import { changePassword } from './accounts/change-password.ts';
import { requestEmailChange } from './accounts/request-email-change.ts';
import { disconnectGoogle } from './google/disconnect-google.ts';
import { emailAccessChange } from './record/email-access-change.ts';
import { hasGoogleAccount } from './record/google-accounts.store.ts';
import { findPasswordHash } from './record/passwords.store.ts';
import { endPrograms, type HeldElsewhere } from './record/revoke-access.ts';
import { readSessionToken } from './record/session-token.ts';
import {
  deleteOtherSessions,
  deleteSessionOf,
  listOpenSessions,
  sessionSeconds,
} from './record/sessions.store.ts';
import { isVerified, writeName } from './record/users.store.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  hasSecondFactor,
  removeSecondFactor,
} from './second-factor/second-factor.ts';
import type { SessionFinder } from './sessions/find-session.ts';
import { renewSession } from './sessions/open-session.ts';
import { statusCookie, writeUserStatus } from './sessions/signed-in.ts';

/** Registers the calls that people use to manage their own account. */
export function registerAccountRoutes(
  server: Server,
  { forgetUser, ...held }: Pick<SessionFinder, 'forgetUser'> & Pick<HeldElsewhere, 'endWebhooks'>,
): void {
  const { config } = server.platform;
  const placeOf = ({ portal }: HttpExchange) => ({ portal, origin: portalOrigin(config, portal) });
  const tokenOf = ({ cookies }: HttpExchange) =>
    readSessionToken(cookies[sessionCookie] ?? '', config.sessionSecret);

  serveCall(server, identityCalls.getAccount, async (context) => {
    const { id, email, firstName, lastName } = context.user;
    return {
      email,
      firstName,
      lastName,
      emailVerified: await isVerified(context.db, id),
      hasPassword: (await findPasswordHash(context.db, id)) !== null,
      hasSecondFactor: await hasSecondFactor(context),
      google: !config.google
        ? ('off' as const)
        : (await hasGoogleAccount(context.db, id))
          ? ('connected' as const)
          : ('open' as const),
    };
  });

  serveCall(server, identityCalls.changeName, async (context, { body }, exchange) => {
    await writeName(context.db, context.user.id, body);
    const user = { ...context.user, ...body, displayName: `${body.firstName} ${body.lastName}` };
    exchange.setCookie(statusCookie, writeUserStatus(user), { maxAge: sessionSeconds });
    forgetUser(context.user.id);
    return { done: true as const };
  });

  serveCall(server, identityCalls.changeEmail, async (context, { body }, exchange) => {
    await requestEmailChange(context, { ...body, ...placeOf(exchange) });
    return { sent: true as const };
  });

  serveCall(server, identityCalls.changePassword, async (context, { body }, exchange) => {
    const token = tokenOf(exchange);
    await changePassword(context, { ...body, token, held, ...placeOf(exchange) });
    if (token !== null) {
      const cookie = await renewSession(context, { token, secret: config.sessionSecret });
      exchange.setCookie(sessionCookie, cookie, { httpOnly: true, maxAge: sessionSeconds });
    }
    forgetUser(context.user.id);
    return { done: true as const };
  });

  serveCall(server, identityCalls.listSessions, (context, _input, exchange) =>
    listOpenSessions(context.db, {
      userId: context.user.id,
      token: tokenOf(exchange),
      now: context.now(),
    }),
  );

  serveCall(server, identityCalls.endSession, async (context, { params }) => {
    if (!(await deleteSessionOf(context.db, context.user.id, params.sessionId)))
      throw new Problem('not_found');
    forgetUser(context.user.id);
    return { done: true as const };
  });

  serveCall(server, identityCalls.endOtherSessions, async (context, { query }, exchange) => {
    const ended = await deleteOtherSessions(context.db, context.user.id, tokenOf(exchange));
    if (!query.keepKeys) await endPrograms(context, { userId: context.user.id, held });
    forgetUser(context.user.id);
    return { ended };
  });

  serveCall(server, identityCalls.disconnectGoogle, async (context, _input, exchange) => {
    await disconnectGoogle(context);
    await emailAccessChange(context, {
      userId: context.user.id,
      text: accessEmails.googleDisconnected,
      ...placeOf(exchange),
    });
    return { done: true as const };
  });

  serveCall(server, identityCalls.beginSecondFactor, (context, { body }, { portal }) =>
    beginSecondFactor(context, { ...body, issuer: portal.name }),
  );

  serveCall(server, identityCalls.confirmSecondFactor, async (context, { body }, exchange) => {
    const codes = await confirmSecondFactor(context, body);
    await emailAccessChange(context, {
      userId: context.user.id,
      text: accessEmails.secondFactorOn,
      ...placeOf(exchange),
    });
    return codes;
  });

  serveCall(server, identityCalls.removeSecondFactor, async (context, { body }, exchange) => {
    await removeSecondFactor(context, body);
    await emailAccessChange(context, {
      userId: context.user.id,
      text: accessEmails.secondFactorOff,
      ...placeOf(exchange),
    });
    return { done: true as const };
  });
}
