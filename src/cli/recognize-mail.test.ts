import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const run = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'src/cli/main.ts'), 'recognize-mail', ...args], {
    input,
    encoding: 'utf8',
  });

test('recognize-mail prints one line per email: what it is, and the sentence that decided', () => {
  const emails = [
    { from: 'hr@acme.example', subject: 'Update', text: "Hi Jo. We've decided to pursue other applicants." },
    { text: 'Happy birthday!' },
  ];
  const { stdout, status } = run(emails.map((email) => JSON.stringify(email)).join('\n'));
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    { kind: 'rejection', evidence: "We've decided to pursue other applicants." },
    { kind: 'none', evidence: null },
  ]);
  expect(status).toBe(0);
});

test('a line that is no email is named, and --help lists the kinds', () => {
  const { stderr, stdout, status } = run('{"text":"Hello"}\nnot json\n');
  expect([status, stderr.trim(), stdout.trim().split('\n').length]).toEqual([
    2,
    expect.stringContaining('Line 2 is not an email'),
    1,
  ]);
  expect(run('', '--help').stderr).toMatch(
    /rejection, offer, interview, assessment, information, received, none/,
  );
});
