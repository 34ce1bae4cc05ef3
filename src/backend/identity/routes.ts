import type { Context, PublicContext } from '#backend/platform/context.ts';
import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import * as calls from '#contract/identity.ts';
import { createAuth, sessionSeconds } from './auth.ts';
import { endSession } from './end-session.ts';
import type { SessionFinder } from './find-session.ts';
import { logIn } from './log-in.ts';
import { countLogIn } from './log-in-limits.store.ts';
import { signUp } from './sign-up.ts';
import { type SignedIn, toDisplayUser, writeUserStatus } from './signed-in.ts';

const statusCookie = 'UserStatus';

export interface IdentityNeeds extends Pick<SessionFinder, 'forgetSession'> {
  /** A new account starts with a plan; whoever composes the services knows how to open it. */
  openStarterPlan: (context: Context, input: { userId: string; credits: number }) => Promise<void>;
}

export function registerRoutes(server: Server, needs: IdentityNeeds): void {
  const { config, database } = server.platform;

  async function endOldSession(context: Context, { cookies }: HttpExchange): Promise<void> {
    const cookie = cookies[sessionCookie];
    if (cookie === undefined) return;
    await endSession(context, { cookie, secret: config.sessionSecret });
    needs.forgetSession(cookie);
  }

  /** Whoever signs in gets a session of their own; the one they came with ends. */
  async function welcome(context: PublicContext, { user, cookie }: SignedIn, exchange: HttpExchange) {
    await endOldSession(context, exchange);
    exchange.setCookie(sessionCookie, cookie, { httpOnly: true, maxAge: sessionSeconds });
    exchange.setCookie(statusCookie, writeUserStatus(user), { maxAge: sessionSeconds });
    return toDisplayUser(user);
  }

  serveCall(server, calls.signUp, async (context, { body }, exchange) => {
    const auth = createAuth(context.db, config);
    const signedIn = await signUp(context, { auth, form: body, client: exchange });
    const plan = { userId: signedIn.user.id, credits: config.starterCredits };
    if (plan.credits > 0) await needs.openStarterPlan(context, plan);
    return welcome(context, signedIn, exchange);
  });

  serveCall(
    server,
    calls.logIn,
    async (context, { body }, exchange) => {
      const auth = createAuth(context.db, config);
      return welcome(context, await logIn(context, { auth, ...body, client: exchange }), exchange);
    },
    ({ body }, { ip }) => countLogIn(database.kysely, { email: body.email, ip }),
  );

  serveCall(server, calls.logOut, async (context, _input, exchange) => {
    await endOldSession(context, exchange);
    exchange.clearCookie(sessionCookie, { httpOnly: true });
    exchange.clearCookie(statusCookie);
    return { signedOut: true as const };
  });

  serveCall(server, calls.getSession, async ({ user }) => toDisplayUser(user));
}
