import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeBrands, ownContact } from '#tests/own-brands.ts';
import { ConfigMistakes, loadConfig, projectRoot } from './config.ts';
import { EXAMPLE_SECRET } from './installation-settings.ts';
import { isWeakSecret } from './production-mistakes.ts';
import { withSecrets } from './with-secrets.ts';

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jobs.example.com/',
  SESSION_SECRET: randomBytes(32).toString('base64url'),
  ENCRYPTION_KEYS: randomBytes(32).toString('base64url'),
  PROOF_KEYS: randomBytes(32).toString('base64url'),
  PAYMENTS: 'none',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Applywright <mail@example.com>',
  PORTALS_DIR: makeBrands({ snr: ownContact }),
};
const { PAYMENTS: _none, ...unpaid } = production;
const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_51Nq8fKx0vT3mWcZr7',
  STRIPE_WEBHOOK_SECRET: 'whsec_8dJx2QmZ0rKt5vLw9yBn3HcE',
};

function mistakesOf(env: Record<string, string>): string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigMistakes) return error.mistakes;
    throw error;
  }
}

describe('the configuration', () => {
  test('works with nothing set, and takes an empty value for not set', () => {
    const config = loadConfig({ PORT: '', DATABASE_URL: '' });
    expect(config).toMatchObject({
      environment: 'development',
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: join(projectRoot, '.data'),
      databaseUrl: undefined,
      role: 'all',
      starterCredits: 10,
      allowedPrivateHosts: [],
      originMap: [],
      trustProxy: false,
    });
  });

  test('takes every value from its variable', () => {
    expect(
      loadConfig({
        PORT: '4000',
        DATA_DIR: '/srv/data',
        TRUST_PROXY: 'true',
        CHROMIUM_PATH: '/opt/chrome',
        ALLOWED_PRIVATE_HOSTS: '127.0.0.1:3200, localhost:3200',
        ORIGIN_MAP: 'http://127.0.0.1:3100/lever=https://jobs.lever.co',
        HOST_SPACING_MS: '0',
      }),
    ).toMatchObject({
      port: 4000,
      publicUrl: 'http://localhost:4000',
      dataDir: '/srv/data',
      trustProxy: true,
      chromiumPath: '/opt/chrome',
      allowedPrivateHosts: ['127.0.0.1:3200', 'localhost:3200', '127.0.0.1:3100'],
      originMap: [{ at: 'http://127.0.0.1:3100/lever', is: 'https://jobs.lever.co' }],
      hostSpacingMs: 0,
    });
  });

  test('refuses a list of boards that is not there', () => {
    expect(loadConfig({}).boardsDir).toBe(join(projectRoot, 'src/backend/jobs/directory/boards'));
    expect(mistakesOf({ BOARDS_DIR: '/nowhere/boards' })).toEqual([
      'BOARDS_DIR: there is no folder /nowhere/boards',
    ]);
  });

  test('names all mistakes at once', () => {
    expect(
      mistakesOf({
        PORT: '70000',
        ROLE: 'boss',
        DATABASE_URL: 'mysql://x',
        DEFAULT_PORTAL: 'XXX',
        SESSION_SECRET: 'short',
        ENCRYPTION_KEYS: 'short',
      }),
    ).toEqual([
      'PORT: must be a whole number from 1 to 65535',
      'ROLE: must be one of all, api, worker',
      'DATABASE_URL: must be an address such as postgres://user:password@host:5432/name',
      'SESSION_SECRET: must have at least 32 characters',
      'ENCRYPTION_KEYS: must be 32 random bytes in base64url',
      expect.stringContaining('DEFAULT_PORTAL: must be one of'),
    ]);
  });

  test('lists mistakes of form and of production together', () => {
    expect(
      mistakesOf({ NODE_ENV: 'production', PORT: 'x', FAULT_POINT: 'before-click', HOST_SPACING_MS: '0' }),
    ).toEqual([
      'PORT: must be a whole number from 1 to 65535',
      'SESSION_SECRET: production needs a secret of its own',
      'ENCRYPTION_KEYS: production needs a key of its own',
      'PROOF_KEYS: production needs a key of its own',
      'PUBLIC_URL: production needs an https address',
      expect.stringContaining('production needs a payment provider'),
      'HOST_SPACING_MS: production must pause between visits to an employer',
      'FAULT_POINT: production never fails on purpose',
      ...Array.from({ length: 10 }, () => expect.stringContaining('production refuses the sample in')),
    ]);
  });

  test('a part of the service needs a database shared with the others', () => {
    expect(mistakesOf({ ROLE: 'worker' })).toEqual([expect.stringContaining('DATABASE_URL')]);
    expect(mistakesOf({ ROLE: 'worker', DATABASE_URL: 'postgres://db/applywright' })).toEqual([]);
  });

  test('production refuses the example secret, private hosts, and practice sites, and gives no credits away', () => {
    expect(mistakesOf({ ...production, SESSION_SECRET: EXAMPLE_SECRET })).toHaveLength(1);
    expect(mistakesOf({ ...production, ALLOWED_PRIVATE_HOSTS: 'localhost:1' })).toHaveLength(1);
    const map = 'http://localhost:1/lever=https://jobs.lever.co';
    expect(mistakesOf({ ...production, ORIGIN_MAP: map })).toEqual([expect.stringMatching(/^ORIGIN_MAP/)]);
    expect(loadConfig(production)).toMatchObject({
      starterCredits: 0,
      publicUrl: 'https://jobs.example.com',
    });
  });

  test('production needs a payment provider, or the word that nothing is sold', () => {
    expect(mistakesOf(unpaid)).toEqual([
      'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: production needs a payment provider; set PAYMENTS=none to sell nothing',
    ]);
    expect(mistakesOf(production)).toEqual([]);
    expect(mistakesOf({ ...unpaid, ...stripe })).toEqual([]);
    expect(mistakesOf({ ...production, ...stripe })).toEqual([expect.stringContaining('PAYMENTS')]);
    expect(mistakesOf({ PAYMENTS: 'later' })).toEqual(['PAYMENTS: must be one of none']);
    expect([loadConfig({}).sellsPlans, loadConfig(production).sellsPlans]).toEqual([true, false]);
  });

  test.each([
    ['SESSION_SECRET', 'a'.repeat(32)],
    ['SESSION_SECRET', 'abcd1234'.repeat(5)],
    ['SESSION_SECRET', 'passwordqwertyuiop1234567890letmein2024'],
    ['ENCRYPTION_KEYS', 'A'.repeat(43)],
    ['ENCRYPTION_KEYS', `${production.ENCRYPTION_KEYS},${'A'.repeat(43)}`],
    ['STRIPE_WEBHOOK_SECRET', 'x'],
    ['STRIPE_WEBHOOK_SECRET', 'whsec_aaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['STRIPE_SECRET_KEY', 'sk_live_'],
  ])('production refuses a %s that is easy to guess: %s', (name, value) => {
    expect(mistakesOf({ ...unpaid, ...stripe, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: .*(easy to guess|not a key)`)),
    ]);
  });

  test('no generated secret is called easy to guess', () => {
    const weak = Array.from({ length: 200 }, () => [
      randomBytes(32).toString('base64url'),
      randomBytes(32).toString('hex'),
    ])
      .flat()
      .filter(isWeakSecret);
    expect(weak).toEqual([]);
  });

  test.each([
    'PUBLIC_URL',
    'GOOGLE_ISSUER',
    'STRIPE_URL',
    'S3_URL',
    'MODEL_URL',
    'OTEL_EXPORTER_OTLP_ENDPOINT',
  ])('production needs https for %s', (name) => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', MODEL_NAME: 'one' };
    const env = {
      ...production,
      ...keys,
      S3_URL: 'https://s3.example.com/b',
      MODEL_URL: 'https://m.example.com',
    };
    expect(mistakesOf({ ...env, [name]: 'http://outside.example.com/b' })).toEqual([
      expect.stringContaining(`${name}: production needs an https address`),
    ]);
    expect(mistakesOf({ ...env, [name]: 'https://outside.example.com/b' })).toEqual([]);
  });

  test('a store or a model in the own network may do without https, Stripe never', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret', MODEL_NAME: 'one' };
    const inside = { ...keys, S3_URL: 'http://minio:9000/files', MODEL_URL: 'http://10.0.0.7:11434/v1' };
    expect(mistakesOf({ ...production, ...inside })).toEqual([]);
    expect(mistakesOf({ ...production, STRIPE_URL: 'http://localhost:1' })).toHaveLength(1);
    expect(mistakesOf({ ...production, ...inside, S3_URL: 'http://172.200.0.1/b' })).toHaveLength(1);
  });

  test('production without a mail server starts, with a warning that says what will not work', () => {
    const { SMTP_URL: _url, MAIL_FROM: _from, ...silent } = production;
    expect(loadConfig(production).warnings).toEqual([]);
    expect(loadConfig(silent).warnings).toEqual([expect.stringContaining('nobody can confirm an address')]);
    const testKey = { ...stripe, STRIPE_SECRET_KEY: 'sk_test_51Nq8fKx0vT3mWcZr7' };
    expect(loadConfig({ ...unpaid, ...testKey }).warnings).toEqual([
      expect.stringContaining('no money moves'),
    ]);
    expect(loadConfig({}).warnings).toEqual([]);
  });

  test('an object store is used with its address and both keys, and refused half set', () => {
    const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(loadConfig({}).s3).toBeNull();
    expect(loadConfig({ S3_URL: 'https://s3.example.com/files/', ...keys }).s3).toEqual({
      url: 'https://s3.example.com/files',
      region: 'auto',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    expect(mistakesOf(keys)).toEqual([
      'S3_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: an object store needs all three',
    ]);
  });
});

describe('secrets', () => {
  test('are made on the first run, kept for the next, and readable by their owner only', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'applywright-secrets-'));
    const config = loadConfig({ DATA_DIR: dataDir });
    const first = withSecrets(config);
    expect(first.sessionSecret.length).toBeGreaterThanOrEqual(32);
    expect(Buffer.from(first.encryptionKeys[0] ?? '', 'base64url')).toHaveLength(32);
    expect(withSecrets(config)).toEqual(first);
    expect(Buffer.from(first.proofKeys[0] ?? '', 'base64url')).toHaveLength(32);
    for (const file of ['secrets.json', 'encryption.json', 'proof-key.json'])
      expect(statSync(join(dataDir, file)).mode & 0o777).toBe(0o600);
    rmSync(dataDir, { recursive: true });
  });

  test('that are configured are used as they are', () => {
    const [secret, key, oldKey] = ['s'.repeat(32), 'k'.repeat(43), 'o'.repeat(43)];
    const given = { SESSION_SECRET: secret, ENCRYPTION_KEYS: `${key}, ${oldKey}` };
    expect(withSecrets(loadConfig(given))).toMatchObject({
      sessionSecret: secret,
      encryptionKeys: [key, oldKey],
    });
  });
});
