import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const run = (input: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(root, 'src/cli/main.ts'), 'find-skills', ...args], {
    input,
    encoding: 'utf8',
  });

test('find-skills prints one line per text: the skills and where they are', () => {
  const texts = [{ text: 'python and k8s' }, { text: 'No Python needed.' }];
  const { stdout, status } = run(texts.map((text) => JSON.stringify(text)).join('\n'));
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  ).toEqual([
    {
      skills: [
        { name: 'Python', start: 0, end: 6 },
        { name: 'Kubernetes', start: 11, end: 14 },
      ],
    },
    { skills: [] },
  ]);
  expect(status).toBe(0);
});

test('a line that is no text is named, and so is the usage', () => {
  const { stderr, stdout, status } = run('{"text":"Excel"}\nnot json\n');
  expect([status, stderr.trim(), stdout.trim().split('\n').length]).toEqual([
    2,
    'Line 2 is not a text: {"text": "…"}',
    1,
  ]);
  expect(run('', 'FILE').stderr).toContain('usage: find-skills');
});
