import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Claims {
  sub: string;
  email: string;
  [claim: string]: unknown;
}
interface Fault {
  /** Replaces claims of the token. */
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Signs with an unpublished key. */
  foreignKey?: boolean;
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** An OpenID server that believes whoever logs in, and can be made to lie. */
export async function startFakeOpenId({
  clientId,
  clientSecret,
  port = 0,
}: {
  clientId: string;
  clientSecret: string;
  port?: number;
}) {
  const keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const codes = new Map<string, { link: URL; claims: Claims; fault: Fault }>();
  let issuer = '';
  let asks: Claims | undefined;

  function writeToken({ link, claims, fault }: { link: URL; claims: Claims; fault: Fault }): string {
    const seconds = Math.floor(Date.now() / 1000);
    const body = {
      iss: issuer,
      aud: clientId,
      exp: seconds + 300,
      iat: seconds,
      nonce: link.searchParams.get('nonce'),
      email_verified: true,
      ...claims,
      ...fault.claims,
    };
    const text = `${base64({ alg: 'RS256', kid: 'one', ...fault.header })}.${base64(body)}`;
    const { privateKey } = fault.foreignKey ? foreign : keys;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(privateKey, 'base64url')}`;
  }

  const http = createServer((request, response) => {
    const send = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.url === '/.well-known/openid-configuration')
      return send(200, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
      });
    if (request.url === '/keys')
      return send(200, { keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig' }] });
    if (request.url?.startsWith('/authorize') && asks)
      return response.writeHead(302, { location: agree(new URL(request.url, issuer), asks).href }).end();
    let text = '';
    request.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on('end', () => {
      const form = new URLSearchParams(text);
      const code = form.get('code') ?? '';
      const asked = codes.get(code);
      codes.delete(code);
      const challenge = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url');
      const isGood =
        asked &&
        form.get('client_id') === clientId &&
        form.get('client_secret') === clientSecret &&
        form.get('redirect_uri') === asked.link.searchParams.get('redirect_uri') &&
        challenge === asked.link.searchParams.get('code_challenge');
      send(isGood ? 200 : 400, isGood ? { id_token: writeToken(asked) } : { error: 'invalid_grant' });
    });
  });
  await new Promise<void>((resolve) => http.listen(port, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

  function agree(link: URL, claims: Claims, fault: Fault = {}): URL {
    const code = randomUUID();
    codes.set(code, { link, claims, fault });
    const back = new URL(link.searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', link.searchParams.get('state') ?? '');
    return back;
  }

  return {
    issuer,
    /** The person agrees; returns the URL the browser is redirected to. */
    agree,
    /** Every browser login from now on is this person, who agrees. */
    expect: (claims: Claims) => void (asks = claims),
    close: () => new Promise<void>((resolve) => void http.close(() => resolve())),
  };
}
