import {
  mayMailReset,
  requestPasswordReset,
  runOrRollBack,
} from '#backend/identity/accounts/request-password-reset.ts';
import type { Context, PublicContext, UserContext } from '#backend/platform/context.ts';
import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { networkOf } from '#backend/platform/network/network-of.ts';
import { checkRateLimit, hourSeconds } from '#backend/platform/rate-limit.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { identityCalls } from '#contract/all-calls.ts';
import { registerAccountRoutes } from './account-routes.ts';
import { resetPassword } from './accounts/reset-password.ts';
import { sendVerification, tellOwner } from './accounts/send-verification.ts';
import { sendWelcome } from './accounts/send-welcome.ts';
import { signUp } from './accounts/sign-up.ts';
import { verifyEmail } from './accounts/verify-email.ts';
import { giveConsent, listConsents, withdrawConsent } from './consents/consents.ts';
import { registerGoogleRoutes } from './google/google-routes.ts';
import { registerPasskeyRoutes } from './passkeys/passkey-routes.ts';
import { countLogIn } from './record/log-in-limits.store.ts';
import type { HeldElsewhere } from './record/revoke-access.ts';
import { readSessionToken } from './record/session-token.ts';
import { sessionSeconds } from './record/sessions.store.ts';
import { isProvisional, isVerified } from './record/users.store.ts';
import { endSession } from './sessions/end-sessions.ts';
import type { SessionFinder } from './sessions/find-session.ts';
import { createKnownDevices } from './sessions/known-device.ts';
import { logIn } from './sessions/log-in.ts';
import { type SignedIn, statusCookie, toDisplayUser, writeUserStatus } from './sessions/signed-in.ts';

export interface IdentityNeeds extends Pick<SessionFinder, 'forgetSession' | 'forgetUser'>, HeldElsewhere {
  /** Deletes the sensitive answers when their consent is withdrawn. */
  forgetSensitiveAnswers: (context: UserContext) => Promise<void>;
  /** Stops approved applications that were not sent yet. */
  stopUnsent: (context: UserContext) => Promise<void>;
  /** Opens the plan of a new account; passed in where the services are composed. */
  openStarterPlan: (context: Context, input: { userId: string; credits: number }) => Promise<void>;
}

/** Registers the calls for signing up, logging in, passwords, and consents. */
export function registerRoutes(server: Server, needs: IdentityNeeds): void {
  const { config, database } = server.platform;

  const devices = createKnownDevices(server.platform);
  const placeOf = ({ portal }: HttpExchange) => ({ portal, origin: portalOrigin(config, portal) });

  async function endOldSession(context: Context, { cookies }: HttpExchange): Promise<void> {
    const cookie = cookies[sessionCookie];
    if (cookie === undefined) return;
    await endSession(context, { cookie, secret: config.sessionSecret });
    needs.forgetSession(cookie);
  }

  /** Sets the cookies of the new session and ends the browser's previous one. */
  async function welcome(context: PublicContext, { user, cookie }: SignedIn, exchange: HttpExchange) {
    await endOldSession(context, exchange);
    exchange.setCookie(sessionCookie, cookie, { httpOnly: true, maxAge: sessionSeconds });
    exchange.setCookie(statusCookie, writeUserStatus(user), { maxAge: sessionSeconds });
    devices.remember(exchange, user.id);
    return toDisplayUser(user);
  }

  async function openPlan(context: Context, userId: string): Promise<void> {
    const credits = config.starterCredits;
    if (credits > 0) await needs.openStarterPlan(context, { userId, credits });
  }

  serveCall(
    server,
    identityCalls.signUp,
    async (context, { body }, exchange) => {
      const signedIn = await signUp(context, {
        form: body,
        client: exchange,
        secret: config.sessionSecret,
        portal: exchange.portal,
      });
      await openPlan(context, signedIn.user.id);
      const { knownOwner: owner, user } = signedIn;
      await (owner
        ? tellOwner(context, { owner, ...placeOf(exchange) })
        : sendVerification(context, { user, ...placeOf(exchange) }));
      return welcome(context, signedIn, exchange);
    },
    (_input, { ip }) =>
      checkRateLimit(database.kysely, `sign-up address ${networkOf(ip)}`, config.signUpsPerHour, hourSeconds),
  );

  serveCall(
    server,
    identityCalls.logIn,
    async (context, { body }, exchange, counted: string[]) => {
      const secret = config.sessionSecret;
      const signedIn = await logIn(context, { ...body, client: exchange, secret, counted });
      return welcome(context, signedIn, exchange);
    },
    async ({ body: { email } }, exchange) => {
      const device = await devices.find(database.kysely, exchange, email);
      return countLogIn(database.kysely, { email, ip: exchange.ip, device });
    },
  );

  serveCall(server, identityCalls.logOut, async (context, _input, exchange) => {
    await endOldSession(context, exchange);
    exchange.clearCookie(sessionCookie, { httpOnly: true });
    exchange.clearCookie(statusCookie);
    return { signedOut: true as const };
  });

  serveCall(server, identityCalls.getSession, async ({ user }) => toDisplayUser(user));

  serveCall(
    server,
    identityCalls.requestPasswordReset,
    async (context, { body }, exchange, mayMail: boolean) => {
      if (mayMail) await requestPasswordReset(context, { email: body.email, ...placeOf(exchange) });
      return { sent: true as const };
    },
    ({ body }) => mayMailReset(database.kysely, body.email),
  );

  serveCall(server, identityCalls.resetPassword, async (context, { body }, exchange) => {
    const { userId } = await resetPassword(context, { ...body, held: needs, ...placeOf(exchange) });
    devices.remember(exchange, userId);
    needs.forgetUser(userId);
    return { changed: true as const };
  });

  serveCall(server, identityCalls.sendVerification, async (context, _input, exchange) => {
    const { id } = context.user;
    if (await isVerified(context.db, id)) return { sent: false };
    const send = () => sendVerification(context, { user: context.user, ...placeOf(exchange) });
    await runOrRollBack(context.db, !(await isProvisional(context.db, id)), send);
    return { sent: true };
  });

  serveCall(server, identityCalls.verifyEmail, async (context, { body }, exchange) => {
    const token = readSessionToken(exchange.cookies[sessionCookie] ?? '', config.sessionSecret);
    const session = context.user && token !== null ? { userId: context.user.id, token } : null;
    const { userId } = await verifyEmail(context, {
      ...body,
      session,
      held: needs,
      ...placeOf(exchange),
    });
    needs.forgetUser(userId);
    return { verified: true as const };
  });

  serveCall(server, identityCalls.listConsents, (context) => listConsents(context));

  serveCall(server, identityCalls.giveConsent, (context, { body }, { ip }) =>
    giveConsent(context, { ...body, ip }),
  );

  serveCall(server, identityCalls.withdrawConsent, async (context, { params }) => {
    const withdrawn = await withdrawConsent(context, params);
    if (withdrawn && params.kind === 'sensitive-answers') await needs.forgetSensitiveAnswers(context);
    if (withdrawn && params.kind === 'apply-for-me') await needs.stopUnsent(context);
    return { withdrawn };
  });

  registerAccountRoutes(server, needs);
  registerPasskeyRoutes(server, { welcome, devices });
  registerGoogleRoutes(server, {
    welcome,
    devices,
    held: needs,
    greetNewcomer: async (context, { userId, portal }) => {
      await openPlan(context, userId);
      await sendWelcome(context, { userId, portal, origin: portalOrigin(config, portal) });
    },
  });
}
