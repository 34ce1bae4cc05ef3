import { isIP } from 'node:net';
import { countSteps } from '#domain/account/weak-password.ts';
import { EXAMPLE_SECRET } from './installation-settings.ts';
import type { Env } from './read-settings.ts';

/** Services outside our own network and the pages people open, which always need https. */
const alwaysOutside = ['PUBLIC_URL', 'GOOGLE_ISSUER', 'STRIPE_URL'] as const;
/** Services that often run next to ours, where plain http is fine. */
const maybeInside = ['S3_URL', 'MODEL_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'] as const;

const shortestWebhookSecret = 24;
const fewestCharacters = 10;
const fewestSteps = 16;

/** Lists what production refuses to start with. */
export function findProductionMistakes(env: Env): string[] {
  const rules: [broken: boolean, mistake: string][] = [
    [!env.SESSION_SECRET, 'SESSION_SECRET: production needs a secret of its own'],
    [env.SESSION_SECRET === EXAMPLE_SECRET, 'SESSION_SECRET: production refuses the one from .env.example'],
    [!env.ENCRYPTION_KEYS, 'ENCRYPTION_KEYS: production needs a key of its own'],
    [!env.PROOF_KEYS, 'PROOF_KEYS: production needs a key of its own'],
    ...findWeakSecrets(env),
    [!env.PUBLIC_URL, 'PUBLIC_URL: production needs an https address'],
    ...alwaysOutside.map((name): [boolean, string] => [
      isPlain(env[name]),
      `${name}: production needs an https address`,
    ]),
    ...maybeInside.map((name): [boolean, string] => [
      isPlain(env[name]) && !isInside(env[name]),
      `${name}: production needs an https address outside of its own network`,
    ]),
    [
      !env.STRIPE_SECRET_KEY && env.PAYMENTS !== 'none',
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: production needs a payment provider; set PAYMENTS=none to sell nothing',
    ],
    [env.HOST_SPACING_MS === '0', 'HOST_SPACING_MS: production must pause between visits to an employer'],
    [Boolean(env.FAULT_POINT), 'FAULT_POINT: production never fails on purpose'],
    [Boolean(env.ALLOWED_PRIVATE_HOSTS), 'ALLOWED_PRIVATE_HOSTS: production never visits private addresses'],
    [Boolean(env.ORIGIN_MAP), 'ORIGIN_MAP: production never visits practice sites'],
  ];
  return rules.flatMap(([broken, mistake]) => (broken ? [mistake] : []));
}

/** Lists what production can start with, but probably by mistake. */
export function findProductionWarnings(env: Env): string[] {
  const rules: [missing: boolean, warning: string][] = [
    [
      !env.SMTP_URL,
      'SMTP_URL is not set: no email leaves this server, so nobody can confirm an address, reset a password, or send an application',
    ],
    [
      /^[sr]k_test_/.test(env.STRIPE_SECRET_KEY ?? ''),
      'STRIPE_SECRET_KEY is a test key: plans begin, but no money moves',
    ],
  ];
  return rules.flatMap(([missing, warning]) => (missing ? [warning] : []));
}

function findWeakSecrets(env: Env): [boolean, string][] {
  const weak = 'is too easy to guess; make one with: openssl rand -base64 32 | tr +/ -_ | tr -d =';
  const { SESSION_SECRET: session, ENCRYPTION_KEYS: keys, STRIPE_WEBHOOK_SECRET: webhook } = env;
  const { STRIPE_SECRET_KEY: stripe } = env;
  return [
    [
      Boolean(session) && session !== EXAMPLE_SECRET && isWeakSecret(session ?? ''),
      `SESSION_SECRET: ${weak}`,
    ],
    [env.PROOF_KEYS?.split(',').some((key) => isWeakSecret(key.trim())) ?? false, `PROOF_KEYS: ${weak}`],
    [keys?.split(',').some((key) => isWeakSecret(key.trim())) ?? false, `ENCRYPTION_KEYS: ${weak}`],
    [
      webhook !== undefined && (webhook.length < shortestWebhookSecret || isWeakSecret(webhook)),
      'STRIPE_WEBHOOK_SECRET: is too short or too easy to guess; copy the signing secret (whsec_…) from Stripe',
    ],
    [
      stripe !== undefined && isWeakSecret(stripe),
      'STRIPE_SECRET_KEY: is not a key of Stripe; copy the secret key (sk_live_…) from Stripe',
    ],
  ];
}

function isPlain(address: string | undefined): boolean {
  return Boolean(address) && !/^https:/i.test(address ?? '');
}

/** True for this machine, a private network, or a name that only a private network knows, such as `minio`. */
function isInside(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) === 4) return /^(127|10|192\.168|172\.(1[6-9]|2\d|3[01]))\./.test(host);
  if (isIP(host) === 6) return /^(::1$|f[cd])/.test(host);
  return host === 'localhost' || !host.includes('.') || /\.(internal|local|localhost)$/.test(host);
}

/** A secret that was typed rather than generated: few different characters, repetitions, or common words. */
export function isWeakSecret(secret: string): boolean {
  return new Set(secret).size < fewestCharacters || countSteps(secret.toLowerCase()) < fewestSteps;
}
