import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigMistakes, loadConfig, projectRoot } from '#backend/platform/settings/config.ts';
import { withSecrets } from '#backend/platform/settings/with-secrets.ts';

/** Adds the variables of .env; those of the environment win. */
export function loadEnvFile(): void {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** The configuration from .env and the environment; undefined after its mistakes have been printed. */
export function readConfig(): Config | undefined {
  loadEnvFile();
  try {
    return withSecrets(loadConfig(process.env));
  } catch (error) {
    if (!(error instanceof ConfigMistakes)) throw error;
    console.error([`${error.message}:`, ...error.mistakes.map((mistake) => `  ${mistake}`)].join('\n'));
    return undefined;
  }
}
