import { confirmPerson } from '#backend/identity/record/confirm-person.ts';
import { requireConfirmedAddress } from '#backend/identity/record/confirmed-address.ts';
import { emailAccessChange } from '#backend/identity/record/email-access-change.ts';
import { countLogIn, forgiveLogIn } from '#backend/identity/record/log-in-limits.store.ts';
import { deletePasskey, listPasskeysOf, writePasskeyName } from '#backend/identity/record/passkeys.store.ts';
import { readSessionToken } from '#backend/identity/record/session-token.ts';
import type { KnownDevices } from '#backend/identity/sessions/known-device.ts';
import type { SignedIn } from '#backend/identity/sessions/signed-in.ts';
import type { PublicContext, UserContext } from '#backend/platform/context.ts';
import { type Server, sessionCookie } from '#backend/platform/http/create-server.ts';
import type { HttpExchange } from '#backend/platform/http/http-exchange.ts';
import { serveCall } from '#backend/platform/http/serve-call.ts';
import { portalOrigin } from '#backend/platform/settings/portal-origin.ts';
import { identityCalls } from '#contract/all-calls.ts';
import type { DisplayUser } from '#contract/identity/identity.ts';
import { type AccessText, accessEmails } from '#domain/messages/account-emails.ts';
import { accountErrors } from '#domain/messages/account-errors.ts';
import { Problem } from '#domain/problem.ts';
import { addPasskey, beginPasskey } from './add-passkey.ts';
import { beginPasskeyLogIn, logInWithPasskey, refuse } from './log-in-with-passkey.ts';
import { relyingPartyOf } from './relying-party.ts';
import { spendChallenge } from './spend-challenge.ts';

export type Welcome = (
  context: PublicContext,
  signedIn: SignedIn,
  exchange: HttpExchange,
) => Promise<DisplayUser>;

/** Registers the calls for managing passkeys and for logging in with one. */
export function registerPasskeyRoutes(
  server: Server,
  { welcome, devices }: { welcome: Welcome; devices: KnownDevices },
): void {
  const { platform } = server;
  const { config, database } = platform;
  const siteOf = (exchange: HttpExchange) => relyingPartyOf(config, exchange);
  const tell = (context: UserContext, { portal }: HttpExchange, text: AccessText) =>
    emailAccessChange(context, {
      userId: context.user.id,
      text,
      portal,
      origin: portalOrigin(config, portal),
    });
  const tokenOf = ({ cookies }: HttpExchange) =>
    readSessionToken(cookies[sessionCookie] ?? '', config.sessionSecret);

  serveCall(server, identityCalls.listPasskeys, ({ db, user }) => listPasskeysOf(db, user.id));

  serveCall(server, identityCalls.beginPasskey, async (context, { body }, exchange) => {
    await confirmPerson(context, { token: tokenOf(exchange), ...body });
    await requireConfirmedAddress(context);
    return { ...(await beginPasskey(context, { site: siteOf(exchange) })) };
  });

  serveCall(
    server,
    identityCalls.addPasskey,
    async (context, { body }, exchange, challenge: string | null) => {
      if (challenge === null)
        throw new Problem('invalid_request', {
          developerMessage: 'unknown, used or old challenge',
          uiSafeMessage: accountErrors.tookTooLong,
        });
      const passkey = await addPasskey(context, { ...body, challenge, site: siteOf(exchange) });
      await tell(context, exchange, accessEmails.passkeyAdded(passkey.name));
      return passkey;
    },
    ({ body }, _exchange, user) =>
      spendChallenge(platform, {
        clientDataJSON: body.credential.response.clientDataJSON,
        purpose: 'add-passkey',
        whose: user.id,
      }),
  );

  serveCall(server, identityCalls.renamePasskey, async ({ db, user }, { params, body }) => {
    const passkey = await writePasskeyName(db, { id: params.passkeyId, userId: user.id, ...body });
    if (!passkey) throw new Problem('not_found');
    return passkey;
  });

  serveCall(server, identityCalls.removePasskey, async (context, { params, body }, exchange) => {
    await confirmPerson(context, { token: tokenOf(exchange), ...body });
    const name = await deletePasskey(context.db, context.user.id, params.passkeyId);
    if (name === null) throw new Problem('not_found');
    await tell(context, exchange, accessEmails.passkeyRemoved(name));
    return { done: true as const };
  });

  serveCall(server, identityCalls.beginPasskeyLogIn, async (context, _input, exchange) => ({
    ...(await beginPasskeyLogIn(context, { site: siteOf(exchange) })),
  }));

  serveCall(
    server,
    identityCalls.logInWithPasskey,
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
