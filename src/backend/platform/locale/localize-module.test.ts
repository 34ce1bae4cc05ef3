import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { accentText } from './accent.ts';
import { DEFAULT_LOCALE, localizeModule, PSEUDO_LOCALE } from './localize-module.ts';

const src = join(import.meta.dirname, '../../..');
const text = () =>
  "export const saveTexts = { save: 'Save' };\nexport function describe() { return 'Done'; }\n";

it('replaces a module of the catalog, and nothing else', () => {
  const replaced = localizeModule(join(src, 'web/texts/buttons.ts'), PSEUDO_LOCALE, text);
  expect(replaced).toContain('export const saveTexts = accentAll(english.saveTexts);');
  expect(replaced).toContain('export const describe = accentAll(english.describe);');
  for (const other of ['web/texts/x.test.ts', 'web/parts/text/text.tsx', 'domain/text/plural.ts'])
    expect(localizeModule(join(src, other), PSEUDO_LOCALE, text)).toBeUndefined();
  expect(localizeModule(join(src, 'web/texts/buttons.ts'), DEFAULT_LOCALE, text)).toBeUndefined();
});

it('leaves a module English that a language has not translated', () => {
  expect(localizeModule(join(src, 'web/texts/buttons.ts'), 'es-US', text)).toBeUndefined();
});

it('gives a process of the service its messages in the locale', () => {
  const program = "import { buttonTexts } from '#web/texts/buttons.ts'; console.log(buttonTexts.remove);";
  const hooks = pathToFileURL(join(import.meta.dirname, 'register.ts')).href;
  const run = spawnSync(
    process.execPath,
    ['--import', `${hooks}?locale=${PSEUDO_LOCALE}`, '--input-type=module', '--eval', program],
    { cwd: join(src, '..'), encoding: 'utf8' },
  );
  expect(run.stdout.trim()).toBe(accentText('Remove'));
});
