/** Every screen in accented, longer English: what is clipped, and what is not in the catalog, shows. */
import { spawnSync } from 'node:child_process';
import { PSEUDO_LOCALE } from '#backend/platform/locale/localize-module.ts';

const run = spawnSync('playwright', ['test', '--project=pseudo-locale', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, LOCALE: PSEUDO_LOCALE },
});
process.exit(run.status ?? 1);
