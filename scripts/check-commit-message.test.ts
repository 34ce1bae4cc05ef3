import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findCommitMistakes } from './check-commit-message.mjs';

const good =
  'fix(form): read a date split into three inputs as one question\n\nSeveral builders ask for it so.\n';

it.each([
  good,
  'docs: explain the rooms\n\nNewcomers asked.\n# Please enter the commit message\n# On branch main\n',
  `${good}# ------------------------ >8 ------------------------\ndiff --git a/x b/x\n`,
  'Merge branch "main"',
  'fixup! fix(form): read a date',
])('accepts %j', (message) => {
  expect(findCommitMistakes(message)).toEqual([]);
});

it.each([
  ['Read dates\n\nBecause.', /type\(scope\)/],
  ['feature(form): read dates\n\nBecause.', /type\(scope\)/],
  ['fix(Form): read dates\n\nBecause.', /type\(scope\)/],
  [`fix(form): ${'x'.repeat(62)}\n\nBecause.`, /73 characters/],
  ['fix(form): added dates\n\nBecause.', /imperative/],
  ['fix(form): read dates.\n\nBecause.', /period/],
  ['fix(form): read dates\nBecause.\nReally.', /second line/],
  ['fix(form): read dates\n', /body/],
  ['fix(form): read dates\n\n# only a comment\n', /body/],
])('refuses %j', (message, reason) => {
  expect(findCommitMistakes(message).join(' ')).toMatch(reason);
});

it('works as a git hook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'commit-message-'));
  const check = (message: string) => {
    const file = join(folder, 'COMMIT_EDITMSG');
    writeFileSync(file, message);
    return spawnSync('sh', [join(import.meta.dirname, '../.githooks/commit-msg'), file], {
      encoding: 'utf8',
    });
  };
  try {
    expect(check(good).status).toBe(0);
    const refused = check('did something');
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('type(scope)');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
