import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './config.ts';
import { showSettings, writeConfigurationPage, writeEnvExample } from './print-settings.ts';
import { readSettings } from './read-settings.ts';
import { listSettings } from './settings-table.ts';

const all = listSettings();
const find = (name: string) => all.find((setting) => setting.name === name);

test('.env.example is what the table prints; `npx vitest run PATH -u` writes it', async () => {
  await expect(writeEnvExample()).toMatchFileSnapshot(join(projectRoot, '.env.example'));
});

test('each setting has one row, a default that its kind accepts, and a sentence that explains it', () => {
  const names = all.map(({ name }) => name);
  expect(names).toHaveLength(new Set(names).size);
  expect(readSettings({}).mistakes).toEqual([]);
  expect(readSettings({ NODE_ENV: 'production' }).mistakes).toEqual([]);
  expect(all.filter(({ about }) => !/^\S.*\.$/.test(about)).map(({ name }) => name)).toEqual([]);
});

test('an example is a value that its setting accepts', () => {
  const examples = all.filter(({ example }) => example !== undefined);
  expect(examples.length).toBeGreaterThan(8);
  const refused = examples.filter(({ kind, example }) => !kind.safeParse(example).success);
  expect(refused.map(({ name }) => name)).toEqual([]);
});

test('docs/configuration.md is what the table prints; `npx vitest run PATH -u` writes it', async () => {
  await expect(writeConfigurationPage()).toMatchFileSnapshot(join(projectRoot, 'docs/configuration.md'));
});

test('what is printed holds no secret and no password', () => {
  const canary = 'c4nary';
  const env = Object.fromEntries(all.flatMap(({ name, secret }) => (secret ? [[name, canary]] : [])));
  expect(Object.keys(env)).toEqual(
    expect.arrayContaining([
      'SESSION_SECRET',
      'ENCRYPTION_KEYS',
      'PROOF_KEYS',
      'STRIPE_SECRET_KEY',
      'MODEL_KEY',
    ]),
  );
  const urls = {
    DATABASE_URL: `postgres://me:${canary}@db:5432/applywright`,
    SMTP_URL: `smtps://me:${canary}@mail.example.com:465`,
  };
  const shown = showSettings({ ...env, ...urls, PORT: '4000' });
  expect(JSON.stringify(shown)).not.toContain(canary);
  expect(shown).toEqual(
    expect.arrayContaining([
      { name: 'PORT', value: '4000', from: 'environment' },
      { name: 'HOST', value: '127.0.0.1', from: 'default' },
      { name: 'MAIL_FROM', value: null, from: 'not set' },
      { name: 'SESSION_SECRET', value: '[secret]', from: 'environment' },
      { name: 'DATABASE_URL', value: 'postgres://me:***@db:5432/applywright', from: 'environment' },
    ]),
  );
});

test('a setting whose name speaks of a secret is one', () => {
  const meant = all.filter(({ name }) => /SECRET|PASSWORD|(^|_)KEYS?$/.test(name) && !find(name)?.secret);
  // Both are shown to every browser.
  expect(meant.map(({ name }) => name)).toEqual(['GOOGLE_DRIVE_KEYS', 'DROPBOX_APP_KEY']);
});
