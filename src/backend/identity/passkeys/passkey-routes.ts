import { countLogIn, forgiveLogIn } from '#backend/identity/record/log-in-limits.store.ts';
import { listPasskeysOf, writePasskeyName } from '#backend/identity/record/passkeys.store.ts';
import { requireConfirmedAddress } from '#backend/identity/record/require-confirmed-address.ts';
import { readSessionToken } from '#backend/identity/record/session-token.ts';
import { tellOfAccess } from '#backend/identity/record/tell-of-access.ts';
import { confirmPerson } from '#backend/identity/sessions/confirm-person.ts';
import type { KnownDevices } from '#backend/identity/sessions/known-device.ts';
import type { SignedIn } from '#backend/identity/sessions/signed-in.ts';
import type { PublicContext, UserContext } from '#backend/platform/context.ts';
import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import type { DisplayUser } from '#contract/identity/identity.ts';
import * as calls from '#contract/identity/passkeys.ts';
import { Problem } from '#domain/problem.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { beginPasskeyLogIn, logInWithPasskey, refuse } from './log-in-with-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { removePasskey } from './remove-passkey.ts';
import { spendChallenge } from './spend-challenge.ts';

export type Welcome = (
  context: PublicContext,
  signedIn: SignedIn,
  exchange: HttpExchange,
) => Promise<DisplayUser>;

/** Doors for passkeys: a person's own, and logging in with one. */
export function registerPasskeyRoutes(
  server: Server,
  { welcome, devices }: { welcome: Welcome; devices: KnownDevices },
): void {
  const { platform } = server;
  const { config, database } = platform;
  const siteOf = (exchange: HttpExchange) => relyingPartyOf(config, exchange);
  const tell = (
    context: UserContext,
    { portal }: HttpExchange,
    words: { subject: string; sentence: string },
  ) =>
    tellOfAccess(context, {
      userId: context.user.id,
      ...words,
      portal,
      origin: portalOrigin(config, portal),
    });
  const tokenOf = ({ cookies }: HttpExchange) =>
    readSessionToken(cookies[sessionCookie] ?? '', config.sessionSecret);

  serveCall(server, calls.listPasskeys, ({ db, user }) => listPasskeysOf(db, user.id));

  serveCall(server, calls.beginPasskey, async (context, { body }, exchange) => {
    await confirmPerson(context, { token: tokenOf(exchange), ...body });
    await requireConfirmedAddress(context);
    return { ...(await beginPasskey(context, { site: siteOf(exchange) })) };
  });

  serveCall(
    server,
    calls.addPasskey,
    async (context, { body }, exchange, challenge: string | null) => {
      if (challenge === null)
        throw new Problem('invalid_request', {
          developerMessage: 'unknown, used or old challenge',
          uiSafeMessage: 'This took too long. Try again.',
        });
      const passkey = await addPasskey(context, { ...body, challenge, site: siteOf(exchange) });
      await tell(context, exchange, {
        subject: 'A passkey was added',
        sentence: `The passkey “${passkey.name}” was added to your account.`,
      });
      return passkey;
    },
    ({ body }, _exchange, user) =>
      spendChallenge(platform, {
        clientDataJSON: body.credential.response.clientDataJSON,
        purpose: 'add-passkey',
        whose: user.id,
      }),
  );

  serveCall(server, calls.renamePasskey, async ({ db, user }, { params, body }) => {
    const passkey = await writePasskeyName(db, { id: params.passkeyId, userId: user.id, ...body });
    if (!passkey) throw new Problem('not_found');
    return passkey;
  });

  serveCall(server, calls.removePasskey, async (context, { params, body }, exchange) => {
    await confirmPerson(context, { token: tokenOf(exchange), ...body });
    const name = await removePasskey(context, { id: params.passkeyId });
    await tell(context, exchange, {
      subject: 'A passkey was removed',
      sentence: `The passkey “${name}” was removed from your account.`,
    });
    return { done: true as const };
  });

  serveCall(server, calls.beginPasskeyLogIn, async (context, _input, exchange) => ({
    ...(await beginPasskeyLogIn(context, { site: siteOf(exchange) })),
  }));

  serveCall(
    server,
    calls.logInWithPasskey,
    async (
      context,
      { body },
      exchange,
      { challenge, counted }: { challenge: string | null; counted: string[] },
    ) => {
      if (challenge === null) return refuse('unknown, used or old challenge');
      const signedIn = await logInWithPasskey(context, {
        credential: body.credential,
        challenge,
        site: siteOf(exchange),
        client: exchange,
        secret: config.sessionSecret,
      });
      await forgiveLogIn(context.db, counted);
      return welcome(context, signedIn, exchange);
    },
    async ({ body }, exchange) => {
      const device = await devices.find(database.kysely, exchange);
      const counted = await countLogIn(database.kysely, { ip: exchange.ip, device });
      const challenge = await spendChallenge(platform, {
        clientDataJSON: body.credential.response.clientDataJSON,
        purpose: 'passkey-log-in',
        whose: 'anybody',
      });
      return { challenge, counted };
    },
  );
}
