import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Welcome } from '#backend/identity/passkeys/passkey-routes.ts';
import { relyingPartyOf } from '#backend/identity/passkeys/relying-party.ts';
import { emailAccessChange } from '#backend/identity/record/email-access-change.ts';
import { createGoogle, type Google, type GoogleProfile } from '#backend/identity/record/google.ts';
import { countLogIn } from '#backend/identity/record/log-in-limits.store.ts';
import type { HeldElsewhere } from '#backend/identity/record/revoke-access.ts';
import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { finishLogIn } from '#backend/identity/sessions/finish-log-in.ts';
import type { KnownDevices } from '#backend/identity/sessions/known-device.ts';
import { createWaitingRoom, type Waiting } from '#backend/identity/sessions/waiting-for-code.ts';
import type { Context } from '#backend/platform/context.ts';
import { Sealed } from '#backend/platform/encryption.ts';
import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import { createExchange } from '#backend/platform/http/http-exchange.ts';
import { portalCookie, portalOfRequest } from '#backend/platform/http/request-portal.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { networkOf } from '#backend/platform/network/network-of.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { checkRateLimit } from '#backend/platform/rate-limit.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { identityCalls } from '#contract/all-calls.ts';
import { googleCallbackPath, googleCodeNotice, googlePath } from '#contract/identity/google.ts';
import { accessEmails } from '#domain/messages/account-emails.ts';
import { consolePath, operatorRole } from '#domain/operator-role.ts';
import { type Portal, safeTarget } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { Problem } from '#domain/problem.ts';
import { type GoogleOutcome, logInWithGoogle } from './log-in-with-google.ts';

const visitCookie = '__Host-google';
const visitSeconds = 10 * 60;
const perMinute = 20;

const Visit = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  target: z.string(),
  mayOpen: z.boolean(),
  until: z.number(),
});
type Visit = z.infer<typeof Visit>;
const Back = z.object({ code: z.string().max(2000), state: z.string().max(200) });

export interface GoogleNeeds {
  welcome: Welcome;
  devices: KnownDevices;
  held: Pick<HeldElsewhere, 'endWebhooks'>;
  /** Opens the plan of a new account and sends its welcome email. */
  greetNewcomer: (context: Context, input: { userId: string; portal: Portal }) => Promise<void>;
}

/**
 * Registers the redirect to Google and the way back. The browser that leaves carries the sealed state of the visit in a
 * cookie, so no other browser can come back with it.
 */
export function registerGoogleRoutes(server: Server, needs: GoogleNeeds): void {
  const { platform } = server;
  const { config, encryption, now, database } = platform;
  const google: Google | null = config.google && createGoogle(config.google, now);

  const waitingRoom = createWaitingRoom(platform);

  serveCall(
    server,
    identityCalls.finishLogIn,
    async (
      context,
      { body },
      exchange,
      { waiting, counted }: { waiting: Waiting | null; counted: string[] },
    ) => {
      const secret = config.sessionSecret;
      const signedIn = await finishLogIn(context, {
        ...body,
        waiting,
        counted,
        client: exchange,
        secret,
      });
      waitingRoom.leave(exchange);
      return needs.welcome(context, signedIn, exchange);
    },
    async (_input, exchange) => {
      const waiting = waitingRoom.read(exchange);
      const whose = waiting ? { email: waiting.email } : {};
      const device = waiting && (await needs.devices.find(database.kysely, exchange, waiting.email));
      const counted = await countLogIn(database.kysely, { ip: exchange.ip, device, ...whose });
      return { waiting, counted };
    },
  );

  /** The page that reports the failure, whatever its reason. */
  function giveUp(request: FastifyRequest, error: unknown): string {
    if (!(error instanceof Problem)) throw error;
    request.log.info({ reason: error.developerMessage }, 'a login with Google was refused');
    const portal = portalOfRequest(config, request.host, request.cookies[portalCookie]);
    const notice = error.developerMessage === 'suspended account' ? 'suspended' : 'google-failed';
    return `${routesOf(portal).login}?notice=${notice}`;
  }

  async function admit(request: FastifyRequest): Promise<Google> {
    if (!google) throw new Problem('not_found');
    await checkRateLimit(database.kysely, `google address ${networkOf(request.ip)}`, perMinute, 60);
    return google;
  }

  server.fastify.get(googlePath, async (request, reply) => {
    const asked = await admit(request);
    const { exchange, sendCookies } = createExchange(server, request, reply);
    const query = z
      .object({ target: z.string().max(2000).optional(), open: z.literal('1').optional() })
      .safeParse(request.query);
    const secret = () => randomBytes(32).toString('base64url');
    const visit: Visit = {
      state: secret(),
      nonce: secret(),
      verifier: secret(),
      redirectUri: `${relyingPartyOf(config, exchange).origin}${googleCallbackPath}`,
      target: safeTarget(query.data?.target, ''),
      mayOpen: query.data?.open !== undefined,
      until: now().getTime() + visitSeconds * 1000,
    };
    const link = await asked.writeLink(visit).catch((error: unknown) => giveUp(request, error));
    const sealed = encryption.seal(JSON.stringify(visit), visitCookie);
    exchange.setCookie(visitCookie, JSON.stringify(sealed), { httpOnly: true, maxAge: visitSeconds });
    sendCookies();
    return reply.redirect(link, 303);
  });

  /** Reads the state this browser left with and the code it returns with. */
  function readVisit(request: FastifyRequest): { visit: Visit; code: string } {
    try {
      const sealed = Sealed.parse(JSON.parse(request.cookies[visitCookie] ?? ''));
      const visit = Visit.parse(JSON.parse(encryption.open(sealed, visitCookie)));
      const { code, state } = Back.parse(request.query);
      if (visit.until > now().getTime() && isSame(state, visit.state)) return { visit, code };
    } catch {
      // We did not make this cookie or address.
    }
    throw new Problem('not_signed_in', { developerMessage: 'Google: no visit of this browser' });
  }

  async function finish(request: FastifyRequest, reply: FastifyReply, visit: Visit, profile: GoogleProfile) {
    const { exchange, sendCookies } = createExchange(server, request, reply);
    const session = await server.findUser(request);
    const { portal } = exchange;
    const outcome = await inTransaction(platform, async (context) => {
      const token = readSessionToken(exchange.cookies[sessionCookie] ?? '', config.sessionSecret);
      const own = {
        profile,
        session,
        token,
        held: needs.held,
        mayOpen: visit.mayOpen,
        client: exchange,
        portalCode: portal.code,
      };
      const result = await logInWithGoogle(context, { ...own, secret: config.sessionSecret });
      if (result.kind === 'connected' && result.isNew && session)
        await emailAccessChange(context, {
          userId: session.id,
          text: accessEmails.googleConnected,
          portal,
          origin: portalOrigin(config, portal),
        });
      if (result.kind === 'needs-code') waitingRoom.keep(exchange, { sub: profile.sub, email: result.email });
      if (result.kind !== 'signed-in') return result;
      const { user } = result.signedIn;
      if (result.isNew) await needs.greetNewcomer(context, { userId: user.id, portal });
      await needs.welcome({ ...context, user: null }, result.signedIn, exchange);
      return result;
    });
    sendCookies();
    return outcome;
  }

  server.fastify.get(googleCallbackPath, async (request, reply) => {
    const asked = await admit(request);
    const { exchange } = createExchange(server, request, reply);
    const routes = routesOf(exchange.portal);
    reply.clearCookie(visitCookie, { path: '/', secure: true, sameSite: 'lax', httpOnly: true });
    try {
      const { visit, code } = readVisit(request);
      const profile = await asked.readProfile(visit, code);
      const outcome = await finish(request, reply, visit, profile);
      return await reply.redirect(addressAfter(outcome, visit, routes), 303);
    } catch (error) {
      return reply.redirect(giveUp(request, error), 303);
    }
  });
}

function addressAfter(outcome: GoogleOutcome, visit: Visit, routes: ReturnType<typeof routesOf>): string {
  switch (outcome.kind) {
    case 'signed-in':
      if (visit.target) return visit.target;
      if (outcome.signedIn.user.role >= operatorRole) return consolePath;
      return outcome.isNew ? routes.completeProfile({ hasDocument: false }) : routes.home;
    case 'connected':
      return `${routes.settings}?notice=google-connected`;
    case 'other':
      return `${routes.settings}?notice=google-other`;
    case 'known':
      return `${routes.login}?notice=google-known`;
    case 'needs-code':
      return `${routes.login}?notice=${googleCodeNotice}${visit.target && `&target=${encodeURIComponent(visit.target)}`}`;
    case 'unknown':
      return `${routes.signup}?notice=google-unknown`;
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
