import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '#backend/platform/settings/config.ts';

function run(args: string[], env: Record<string, string> = {}) {
  const options = { cwd: projectRoot, encoding: 'utf8' as const, env: { ...process.env, ...env } };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/cli/main.ts', ...args], options);
  return { status, stdout, stderr };
}

test('a command prints JSON on stdout and nothing else', () => {
  const { status, stdout, stderr } = run(['version']);
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toEqual({ version: expect.any(String), node: expect.stringMatching(/^v\d+/) });
});

test('an unknown command is refused with the list of commands', () => {
  const { status, stdout, stderr } = run(['fly']);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain('There is no command "fly"');
  expect(stderr).toContain('migrate');
});

test('a wrong configuration ends a start or command with every mistake named', () => {
  const env = { PORT: 'x', ROLE: 'boss' };
  expect(run(['migrate'], env)).toMatchObject({ status: 2, stdout: '' });
  const start = spawnSync(process.execPath, [join(projectRoot, 'src/cli/start.ts')], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  expect(start.status).toBe(2);
  expect(start.stderr).toMatch(/PORT: .*\n.*ROLE: /);
});

test('every command says what it is for with --help, and does nothing', () => {
  const { status, stdout, stderr } = run(['erase-user', 'ana@example.com', '--yes', '--help']);
  expect([status, stdout]).toEqual([0, '']);
  expect(stderr).toMatch(/^erase-user EMAIL --yes {2}deletes a person/);
});

test('what cannot be undone is not done without its confirmation', () => {
  for (const args of [['erase-user', 'ana@example.com'], ['rotate-keys'], ['export-user', 'ana@example.com']])
    expect(run(args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/--yes|--out/) });
});

test('a mistake of the caller is told in a sentence, without a trace', () => {
  const { status, stdout, stderr } = run(['read-form', '/nowhere/page.html']);
  expect([status, stdout, stderr]).toEqual([2, '', "/nowhere/page.html doesn't exist.\n"]);
});
