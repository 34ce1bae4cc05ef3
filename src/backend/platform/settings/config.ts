import { resolve } from 'node:path';
import { z } from 'zod';
import { findChromium, isExecutable } from '#backend/platform/processes/find-chromium.mjs';
import { defaultTimeoutMs } from '#contract/basics/call.ts';
import { usualEmployerCap } from '#domain/application/employer-cap.ts';
import { defaultPlans, Plans } from '#domain/credits/plans.ts';
import { DEFAULT_PORTAL, PORTAL_CODES } from '#domain/portal/portal.ts';
import { loadPortals } from './load-portals.ts';
import { findProductionMistakes, findProductionWarnings } from './production-mistakes.ts';

export const projectRoot = resolve(import.meta.dirname, '../../../..');

/** The browser's program as it is now: one that is installed later is found without a restart. */
export function findBrowser(): string | undefined {
  const path = findChromium(process.env);
  return path && isExecutable(path) ? path : undefined;
}

function whole(min: number, max: number) {
  const message = `must be a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .refine((number) => number >= min && number <= max, message);
}

function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values, `must be one of ${values.join(', ')}`);
}

function address(protocol: RegExp, example: string) {
  return z.url({ protocol, error: `must be an address such as ${example}` });
}

/** Every variable the service reads; .env.example says what each is for. */
export const variables = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  PORT: whole(1, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address(/^https?$/, 'https://jobs.example.com').optional(),
  METRICS_PORT: whole(1, 65_535).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: address(/^postgres(ql)?$/, 'postgres://user:password@host:5432/name').optional(),
  ROLE: oneOf(['all', 'api', 'worker']).default('all'),
  PRACTICE_PORT: whole(0, 65_535).default(3100),
  SAMPLE_JOBS: whole(0, 1_000_000).default(3000),
  DEFAULT_PORTAL: oneOf(PORTAL_CODES).default(DEFAULT_PORTAL),
  PORTALS_DIR: z.string().default('config/portals'),
  CHROMIUM_PATH: z.string().optional(),
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUST_PROXY: oneOf(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ENCRYPTION_KEYS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine((keys) => keys.every((key) => /^[\w-]{43}$/.test(key)), 'must be 32 random bytes in base64url')
    .optional(),
  PROOF_KEYS: z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .refine(
      ([first = '', ...old]) =>
        /^[\w-]{43}$/.test(first) && old.every((key) => /^(pub:)?[\w-]{43}$/.test(key)),
      'must be 32 random bytes in base64url, old keys behind the new one',
    )
    .optional(),
  STARTER_CREDITS: whole(0, 1000).optional(),
  PLANS: z
    .string()
    .transform((text, check) => {
      try {
        return Plans.parse(JSON.parse(text));
      } catch {
        check.addIssue({ code: 'custom', message: 'must be the plans as JSON' });
        return z.NEVER;
      }
    })
    .optional(),
  PAYMENTS: oneOf(['none']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_URL: address(/^https?$/, 'https://api.stripe.com').default('https://api.stripe.com'),
  REQUEST_TIMEOUT_MS: whole(1000, 600_000).default(defaultTimeoutMs),
  SIGN_UPS_PER_HOUR: whole(1, 100_000).default(30),
  WORKER_CONCURRENCY: whole(1, 32).default(2),
  HOST_SPACING_MS: whole(0, 3_600_000).default(2000),
  EMPLOYER_CAP: whole(1, 1000).default(usualEmployerCap),
  PROOF_DAYS: whole(1, 36_500).default(730),
  FAULT_POINT: z.string().optional(),
  MODEL_URL: address(/^https?$/, 'https://models.example.com/v1').optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_KEY: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address(/^https?$/, 'http://localhost:4318').optional(),
  SMTP_URL: address(/^smtps?$/, 'smtps://user:password@mail.example.com:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n<>]*<[^\s<>]+@[^\s<>]+>$/, 'must be a sender such as Applywright <mail@example.com>')
    .optional(),
  GOOGLE_DRIVE_KEYS: z
    .string()
    .regex(/^[^\s,]+,[^\s,]+,\d+$/, 'must be client id, API key and app id, separated by commas')
    .transform((text) => {
      const [clientId = '', apiKey = '', appId = ''] = text.split(',');
      return { clientId, apiKey, appId };
    })
    .optional(),
  DROPBOX_APP_KEY: z.string().optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: address(/^https?$/, 'https://accounts.google.com').default('https://accounts.google.com'),
  S3_URL: address(/^https?$/, 'https://s3.example.com/bucket').optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ALLOWED_PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
    .refine((hosts) => hosts.every((host) => /^[^\s:/]+:\d+$/.test(host)), 'must be host:port, host:port …'),
});

export type LoadedConfig = ReturnType<typeof loadConfig>;
export type Config = LoadedConfig & { sessionSecret: string; encryptionKeys: string[]; proofKeys: string[] };

export class ConfigMistakes extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(`The configuration has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}`);
    this.mistakes = mistakes;
  }
}

const SHARED_DATABASE = 'DATABASE_URL: a machine with only a part of the service needs the shared database';
const STRIPE_KEYS = 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: Stripe needs both';
const NO_PAYMENTS = 'PAYMENTS: none means that nothing is sold; remove it, or remove the keys of Stripe';

const GOOGLE_KEYS = 'GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: logging in with Google needs both';

const MODEL_PAIR = 'MODEL_URL, MODEL_NAME: drafts need both an address and a model';
const S3_SET = 'S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: an object store needs all three';
const MAIL_PAIR = 'SMTP_URL, MAIL_FROM: mail needs both a server and a sender';

function countGiven(env: Record<string, string | undefined>, names: readonly string[]): number {
  return names.filter((name) => env[name]).length;
}

/** Reads the configuration, or throws ConfigMistakes with every mistake at once. */
export function loadConfig(env: Record<string, string | undefined> = process.env) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const production = given.NODE_ENV === 'production';
  const parsed = variables.safeParse(given);
  const portalsDir = resolve(projectRoot, given.PORTALS_DIR ?? 'config/portals');
  const defaultPortal = parsed.data?.DEFAULT_PORTAL ?? DEFAULT_PORTAL;
  const brands = loadPortals(portalsDir, { defaultPortal, production });
  const mistakes = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...(given.ROLE && given.ROLE !== 'all' && !given.DATABASE_URL ? [SHARED_DATABASE] : []),
    ...(Boolean(given.STRIPE_SECRET_KEY) === Boolean(given.STRIPE_WEBHOOK_SECRET) ? [] : [STRIPE_KEYS]),
    ...(given.PAYMENTS === 'none' && given.STRIPE_SECRET_KEY ? [NO_PAYMENTS] : []),
    ...(Boolean(given.SMTP_URL) === Boolean(given.MAIL_FROM) ? [] : [MAIL_PAIR]),
    ...(Boolean(given.GOOGLE_CLIENT_ID) === Boolean(given.GOOGLE_CLIENT_SECRET) ? [] : [GOOGLE_KEYS]),
    ...(Boolean(given.MODEL_URL) === Boolean(given.MODEL_NAME) ? [] : [MODEL_PAIR]),
    ...([0, 3].includes(countGiven(given, ['S3_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']))
      ? []
      : [S3_SET]),
    ...(production ? findProductionMistakes(given) : []),
    ...brands.mistakes,
  ];
  if (!parsed.success || mistakes.length > 0) throw new ConfigMistakes(mistakes);

  const values = parsed.data;
  return {
    environment: values.NODE_ENV,
    /** Printed at every start. */
    warnings: production ? findProductionWarnings(given) : [],
    port: values.PORT,
    host: values.HOST,
    metricsPort: values.METRICS_PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(projectRoot, values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    role: values.ROLE,
    practicePort: values.PRACTICE_PORT,
    sampleJobs: values.SAMPLE_JOBS,
    defaultPortal: values.DEFAULT_PORTAL,
    /** The brands, and the folder that holds their pictures. */
    portals: brands.portals,
    portalsDir,
    chromiumPath: findChromium(given),
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    sessionSecret: values.SESSION_SECRET,
    encryptionKeys: values.ENCRYPTION_KEYS,
    proofKeys: values.PROOF_KEYS,
    starterCredits: values.STARTER_CREDITS ?? (production ? 0 : 10),
    plans: values.PLANS ?? defaultPlans,
    sellsPlans: values.PAYMENTS !== 'none',
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            url: values.STRIPE_URL.replace(/\/+$/, ''),
          }
        : null,
    drainMs: production ? 4000 : 300,
    s3:
      values.S3_URL && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
        ? {
            url: values.S3_URL.replace(/\/+$/, ''),
            region: values.S3_REGION,
            accessKeyId: values.S3_ACCESS_KEY_ID,
            secretAccessKey: values.S3_SECRET_ACCESS_KEY,
          }
        : null,
    requestTimeoutMs: values.REQUEST_TIMEOUT_MS,
    signUpsPerHour: values.SIGN_UPS_PER_HOUR,
    workerConcurrency: values.WORKER_CONCURRENCY,
    hostSpacingMs: values.HOST_SPACING_MS,
    employerCap: values.EMPLOYER_CAP,
    proofDays: values.PROOF_DAYS,
    faultPoint: values.FAULT_POINT,
    model:
      values.MODEL_URL && values.MODEL_NAME
        ? { url: values.MODEL_URL.replace(/\/+$/, ''), name: values.MODEL_NAME, key: values.MODEL_KEY }
        : null,
    allowedPrivateHosts: values.ALLOWED_PRIVATE_HOSTS,
    tracingUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    google:
      values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
        ? {
            clientId: values.GOOGLE_CLIENT_ID,
            clientSecret: values.GOOGLE_CLIENT_SECRET,
            issuer: values.GOOGLE_ISSUER.replace(/\/+$/, ''),
          }
        : null,
    driveKeys: { google: values.GOOGLE_DRIVE_KEYS ?? null, dropbox: values.DROPBOX_APP_KEY ?? null },
  };
}
