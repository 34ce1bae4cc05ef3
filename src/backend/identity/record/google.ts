// OpenID Connect with Google: authorization code, PKCE, state, and nonce. We check the token's signature ourselves.
import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { z } from 'zod';
import type { Config } from '#backend/platform/settings/config.ts';
import { readPlainName } from '#domain/account/person-name.ts';
import { Problem } from '#domain/problem.ts';

type GoogleKeys = NonNullable<Config['google']>;

/** The values that a login has to return with. */
export interface GoogleVisit {
  state: string;
  nonce: string;
  verifier: string;
  redirectUri: string;
}

export interface GoogleProfile {
  sub: string;
  email: string;
  firstName: string;
  lastName: string;
}

const timeoutMs = 10_000;
const cacheMs = 60 * 60 * 1000;
const skewSeconds = 60;

const Discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
});
const KeySet = z.object({ keys: z.array(z.looseObject({ kid: z.string(), kty: z.string() })) });
const Tokens = z.object({ id_token: z.string().max(20_000) });
const Header = z.object({ alg: z.literal('RS256'), kid: z.string() });
const Claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().min(1).max(255),
  exp: z.number(),
  iat: z.number(),
  nonce: z.string(),
  email: z.email().max(254),
  email_verified: z.literal(true),
  given_name: z.string().max(100).optional(),
  family_name: z.string().max(100).optional(),
  name: z.string().max(200).optional(),
});

export type Google = ReturnType<typeof createGoogle>;

export function createGoogle(keys: GoogleKeys, now: () => Date) {
  const kept = new Map<string, { at: number; value: unknown }>();

  async function ask(url: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    return answer.json();
  }
  async function askOnce(url: string, { again = false } = {}): Promise<unknown> {
    const known = kept.get(url);
    if (known && !again && now().getTime() - known.at < cacheMs) return known.value;
    const value = await ask(url);
    kept.set(url, { at: now().getTime(), value });
    return value;
  }
  async function discover() {
    const found = Discovery.parse(await askOnce(`${keys.issuer}/.well-known/openid-configuration`));
    if (found.issuer !== keys.issuer) throw new Error('another issuer');
    return found;
  }
  async function findKey(jwksUri: string, kid: string): Promise<JsonWebKey> {
    for (const again of [false, true]) {
      const { keys: set } = KeySet.parse(await askOnce(jwksUri, { again }));
      const key = set.find((one) => one.kid === kid && one.kty === 'RSA');
      if (key) return key;
    }
    throw new Error('unknown key');
  }

  async function readClaims(token: string, jwksUri: string): Promise<z.output<typeof Claims>> {
    const [head = '', body = '', signature = '', ...more] = token.split('.');
    if (more.length > 0) throw new Error('not a token');
    const { kid } = Header.parse(decode(head));
    const key = createPublicKey({ key: await findKey(jwksUri, kid), format: 'jwk' });
    const signed = Buffer.from(`${head}.${body}`);
    if (!verify('RSA-SHA256', signed, key, Buffer.from(signature, 'base64url')))
      throw new Error('wrong signature');
    return Claims.parse(decode(body));
  }

  return {
    /** The address of Google's login page. */
    async writeLink(visit: GoogleVisit): Promise<string> {
      const { authorization_endpoint } = await discover().catch(refuse);
      const url = new URL(authorization_endpoint);
      const challenge = createHash('sha256').update(visit.verifier).digest('base64url');
      const query = {
        response_type: 'code',
        client_id: keys.clientId,
        redirect_uri: visit.redirectUri,
        scope: 'openid email profile',
        state: visit.state,
        nonce: visit.nonce,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        prompt: 'select_account',
      };
      for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
      return url.href;
    },

    /** Returns who logged in. Refuses a used code, a token for another client or time, and an unconfirmed address. */
    async readProfile(visit: GoogleVisit, code: string): Promise<GoogleProfile> {
      try {
        const { token_endpoint, jwks_uri } = await discover();
        const form = new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          client_id: keys.clientId,
          client_secret: keys.clientSecret,
          redirect_uri: visit.redirectUri,
          code_verifier: visit.verifier,
        });
        const { id_token } = Tokens.parse(await ask(token_endpoint, { method: 'POST', body: form }));
        const claims = await readClaims(id_token, jwks_uri);
        const seconds = now().getTime() / 1000;
        if (claims.iss !== keys.issuer) throw new Error('another issuer');
        if (claims.aud !== keys.clientId) throw new Error('a token for another client');
        if (claims.nonce !== visit.nonce) throw new Error('another nonce');
        if (claims.exp < seconds - skewSeconds || claims.iat > seconds + skewSeconds)
          throw new Error('a token of another time');
        const [first = '', ...last] = (claims.name ?? '').split(' ');
        return {
          sub: claims.sub,
          email: claims.email.toLowerCase(),
          firstName: readPlainName(claims.given_name ?? first) || (claims.email.split('@')[0] ?? ''),
          lastName: readPlainName(claims.family_name ?? last.join(' ')),
        };
      } catch (error) {
        return refuse(error);
      }
    },
  };
}

function decode(part: string): unknown {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

function refuse(error: unknown): never {
  throw new Problem('not_signed_in', {
    developerMessage: `Google: ${error instanceof z.ZodError ? 'an answer in another form' : String(error)}`,
  });
}
