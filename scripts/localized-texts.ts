import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { localizeModule } from '#backend/platform/locale/localize-module.ts';

/** Vite plugin: the texts of the catalog in another language. */
export function localizedTexts(locale: string): Plugin {
  return {
    name: 'localized-texts',
    enforce: 'pre',
    load: (id) =>
      id.includes('?') ? null : (localizeModule(id, locale, (path) => readFileSync(path, 'utf8')) ?? null),
  };
}
