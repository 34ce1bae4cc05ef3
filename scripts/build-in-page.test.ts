import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, 'dist/in-page', name), 'utf8');
const build = () =>
  execFileSync(process.execPath, ['scripts/build-in-page.ts'], { cwd: root, encoding: 'utf8' });

it('the code for pages is built again only when its sources differ from the last build', () => {
  build();
  const [stamp, code] = [read('.stamp'), read('in-page.js')];
  expect(build()).toBe('');
  writeFileSync(join(root, 'dist/in-page/.stamp'), 'of other sources');
  expect(build()).toContain('built');
  expect([read('.stamp'), read('in-page.js')]).toEqual([stamp, code]);
});

it('its source map leads to the files in the repository', () => {
  build();
  const { sources } = JSON.parse(read('in-page.js.map')) as { sources: string[] };
  expect(sources).toContain('../../src/automation/form/in-page/controls/collect-controls.ts');
});
