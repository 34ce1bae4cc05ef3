import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { variables } from '#backend/platform/config.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const image = read('Containerfile').replaceAll('\\\n', ' ').split('\n');
const compose = read('compose.yaml');
const find = (instruction: string) =>
  image.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []));

it('every file that the container is made of and starts is there', () => {
  const copied = find('COPY')
    .filter((line) => !line.includes('--from='))
    .flatMap((line) => line.split(' ').slice(0, -1));
  const run = [...image.join('\n').matchAll(/(?:src|scripts)\/[\w./-]+\.(?:ts|mjs)/g)].map(([file]) => file);
  const checked = [...compose.matchAll(/scripts\/[\w.-]+/g)].map(([file]) => file);
  const built = [...compose.matchAll(/dockerfile: (\S+)/g)].map(([, file = '']) => file);
  const files = [...copied, ...run, ...checked, ...built];
  expect(files).toEqual(expect.arrayContaining(['package-lock.json', 'src/cli/start.ts', 'Containerfile']));
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

it('it runs as an ordinary user, with the browser’s sandbox in the image and nothing that turns it off', () => {
  expect(find('USER')).toEqual(['node']);
  expect(image.indexOf('USER node')).toBeGreaterThan(image.findLastIndex((line) => line.startsWith('RUN ')));
  expect(find('RUN').join(' ')).toContain('chromium-sandbox');
  expect(`${image.join('\n')}${compose}`).not.toMatch(/--no-sandbox|privileged|SYS_ADMIN|user: root/);
});

it('secrets and what a machine made for itself stay out of it', () => {
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.data', '.git', 'node_modules', 'dist']),
  );
  expect(compose).not.toMatch(/(?:SECRET|PASSWORD|KEYS): (?!\$\{)/);
});

it('every setting it gives is one the service knows, and every part says how it is', () => {
  const given = [
    ...find('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name)),
    ...[...compose.matchAll(/^ {4,6}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
  ].filter((name) => !name.startsWith('POSTGRES_'));
  expect(given).toEqual(expect.arrayContaining(['ROLE', 'DATABASE_URL', 'HOST', 'CHROMIUM_PATH']));
  expect(given.filter((name) => !(name in variables.shape))).toEqual([]);
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
  expect(services.match(/^ {4}healthcheck:/gm)).toHaveLength(services.match(/^ {2}\w+:$/gm)?.length ?? 0);
});
