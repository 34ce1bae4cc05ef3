import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listSettings } from '#backend/platform/settings/settings-table.ts';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const image = read('Containerfile').replaceAll('\\\n', ' ').split('\n');
const compose = read('compose.yaml');
const find = (instruction: string) =>
  image.flatMap((line) => (line.startsWith(`${instruction} `) ? [line.slice(instruction.length + 1)] : []));

it('every file that the container copies and starts exists', () => {
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

it('the image contains only the product: no tests, lab, or tools', () => {
  const taken = find('COPY').flatMap((line) => /--from=build \/app\/(\S+)/.exec(line)?.[1] ?? []);
  expect(taken.toSorted()).toEqual([
    'config',
    'dist',
    'migrations',
    'node_modules',
    'package.json',
    'scripts/check-health.mjs',
    'src',
  ]);
  expect(find('RUN').join(' ')).toMatch(/build-web\.ts && node scripts\/build-in-page\.ts && npm prune/);
  expect(find('RUN').join(' ')).toContain(`find src -name '*.test.*' -delete`);
});

it("it runs as an ordinary user who can't change it, and the browser keeps its sandbox", () => {
  expect(find('USER')).toEqual(['applywright']);
  expect(image.indexOf('USER applywright')).toBeGreaterThan(
    image.findLastIndex((line) => line.startsWith('RUN ')),
  );
  expect(find('COPY').join(' ')).not.toContain('--chown');
  expect(`${image.join('\n')}${compose}`).not.toMatch(
    /--no-sandbox|privileged: true|SYS_ADMIN|cap_add|user: root|unconfined/,
  );
  expect(find('FROM')).toEqual(['${NODE_IMAGE} AS build', '${NODE_IMAGE}']);
});

it('every container is read-only, has no capabilities, and can gain none', () => {
  const safe = /x-safe: &safe\n((?: {2}.*\n)+)/.exec(compose)?.[1];
  expect(safe).toContain('read_only: true');
  expect(safe).toContain('cap_drop: [ALL]');
  expect(compose.match(/<<: \*(?:safe|app)$/gm)).toHaveLength(4);
  // A list of its own would replace the shared one.
  for (const [, list = ''] of compose.matchAll(/security_opt:(.*(?:\n +- .*)*)/g))
    expect(list).toContain('no-new-privileges');
});

it('the worker may create namespaces, and its list refuses mounts, keys, tracing, and joining others', () => {
  expect(compose).toContain('seccomp=worker-seccomp.json');
  const profile = JSON.parse(read('worker-seccomp.json')) as {
    defaultAction: string;
    syscalls: { names: string[]; action: string }[];
  };
  expect([profile.defaultAction, ...profile.syscalls.map(({ action }) => action)]).toEqual([
    'SCMP_ACT_ALLOW',
    'SCMP_ACT_ERRNO',
  ]);
  expect(profile.syscalls[0]?.names).toEqual(
    expect.arrayContaining(['mount', 'move_mount', 'keyctl', 'bpf', 'ptrace', 'io_uring_setup', 'setns']),
  );
  // Chromium's sandbox needs these two.
  expect(profile.syscalls[0]?.names.filter((name) => ['clone', 'unshare'].includes(name))).toEqual([]);
});

it("the service is not a superuser of its database, and the superuser can't be reached from outside", () => {
  const role = read('scripts/create-database-role.sql');
  expect(role).toMatch(/^CREATE ROLE applywright LOGIN PASSWORD :'password';$/m);
  expect(role).toMatch(/^ALTER ROLE postgres PASSWORD NULL;$/m);
  expect(compose).toContain('postgres://applywright:');
  expect(compose).not.toContain('POSTGRES_USER');
});

it('secrets and local files stay out of it', () => {
  expect(read('.dockerignore').split('\n')).toEqual(
    expect.arrayContaining(['.env', '.data', '.git', 'node_modules', 'dist']),
  );
  expect(compose).not.toMatch(/(?:SECRET|PASSWORD|KEYS): (?!\$\{)/);
});

it('the service knows every setting it sets, and every part has a health check', () => {
  const given = [
    ...find('ENV').flatMap((line) => [...line.matchAll(/(\w+)=/g)].map(([, name = '']) => name)),
    ...[...compose.matchAll(/^ {4,6}([A-Z][A-Z_]+): /gm)].map(([, name = '']) => name),
  ].filter((name) => !name.startsWith('POSTGRES_'));
  expect(given).toEqual(expect.arrayContaining(['ROLE', 'DATABASE_URL', 'HOST', 'CHROMIUM_PATH']));
  const known = listSettings().map(({ name }) => name);
  expect(given.filter((name) => !known.includes(name))).toEqual([]);
  const services = compose.slice(compose.indexOf('\nservices:'), compose.indexOf('\nvolumes:'));
  expect(services.match(/^ {4}healthcheck:/gm)).toHaveLength(services.match(/^ {2}\w+:$/gm)?.length ?? 0);
});
