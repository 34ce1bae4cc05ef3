import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Config, ConfigMistakes, loadConfig, projectRoot } from '#backend/platform/settings/config.ts';
import { withSecrets } from '#backend/platform/settings/with-secrets.ts';

/** Loads the variables in .env; those of the environment take precedence. */
export function loadEnvFile(): void {
  const file = join(projectRoot, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Reads the configuration from .env and the environment; prints its mistakes and returns undefined if there are any. */
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
