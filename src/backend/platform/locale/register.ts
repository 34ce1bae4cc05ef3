/** `--import register.ts?locale=…` before a process of the service gives it the messages of that locale. */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { DEFAULT_LOCALE, localizeModule } from './localize-module.ts';

const locale = new URL(import.meta.url).searchParams.get('locale') ?? DEFAULT_LOCALE;

registerHooks({
  load(url, context, next) {
    if (!url.startsWith('file:') || url.endsWith('?english')) return next(url, context);
    const source = localizeModule(fileURLToPath(url), locale, (path) => readFileSync(path, 'utf8'));
    return source === undefined ? next(url, context) : { format: 'module', source, shortCircuit: true };
  },
});
