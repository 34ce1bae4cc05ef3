import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config, LoadedConfig } from './config.ts';

const Secrets = z.object({ sessionSecret: z.string().min(32) });

/** Adds the secrets nobody configured: made on the first run, kept in the data folder. */
export function withSecrets(config: LoadedConfig): Config {
  const { sessionSecret } = config;
  if (sessionSecret) return { ...config, sessionSecret };
  const path = join(config.dataDir, 'secrets.json');
  return { ...config, ...(readSecrets(path) ?? makeSecrets(path, config.dataDir)) };
}

function readSecrets(path: string) {
  try {
    return Secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeSecrets(path: string, dataDir: string) {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ sessionSecret: randomBytes(32).toString('base64url') }), {
    mode: 0o600,
  });
  try {
    // A link appears whole and only once, so two first starts at the same time agree on one secret.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return Secrets.parse(JSON.parse(readFileSync(path, 'utf8')));
}
