import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';

export const DEFAULT_LOCALE = 'en-US';
/** Accented, longer English, which shows what is not in the catalog and what does not fit. */
export const PSEUDO_LOCALE = 'en-XA';

/** Where the web pages of a locale are built, as a path from the root of the project. */
export const distFolder = (locale: string) => (locale === DEFAULT_LOCALE ? 'dist' : `dist/locales/${locale}`);

const src = join(import.meta.dirname, '../../..');
const catalog = /^(web\/texts|domain\/messages)\/(?!.*\.test\.).*\.ts$/;
const exported = /^export (?:async )?(?:const|function|class) (\w+)/gm;

/**
 * The code that takes the place of a module of the catalog in another locale, or undefined for any other file.
 * A language is a folder `src/locales/<locale>` with modules of the same names and shapes; a missing one stays English.
 */
export function localizeModule(path: string, locale: string, readText: (path: string) => string) {
  const place = relative(src, path).replaceAll('\\', '/');
  if (locale === DEFAULT_LOCALE || !catalog.test(place)) return undefined;
  if (locale !== PSEUDO_LOCALE) {
    const translated = join(src, 'locales', locale, place);
    return existsSync(translated) ? `export * from ${JSON.stringify(translated)};` : undefined;
  }
  const names = [...readText(path).matchAll(exported)].map(([, name = '']) => name);
  return [
    `import { accentAll } from ${JSON.stringify(join(import.meta.dirname, 'accent.ts'))};`,
    `import * as english from ${JSON.stringify(`${path}?english`)};`,
    ...names.map((name) => `export const ${name} = accentAll(english.${name});`),
  ].join('\n');
}
