import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { Config, LoadedConfig } from './config.ts';

/** Adds secrets that are not configured; they are generated on the first run and kept in the data folder. */
export function withSecrets(config: LoadedConfig): Config {
  const { dataDir, sessionSecret, encryptionKeys, proofKeys } = config;
  return {
    ...config,
    sessionSecret: sessionSecret ?? keepSecret(dataDir, 'secrets.json', 'sessionSecret'),
    encryptionKeys: encryptionKeys ?? [keepSecret(dataDir, 'encryption.json', 'encryptionKey')],
    proofKeys: proofKeys ?? [keepSecret(dataDir, 'proof-key.json', 'proofKey')],
  };
}

/** Returns the keys of this installation without generating one, because verifying may not need any. */
export function readProofKeys({ dataDir, proofKeys }: LoadedConfig): string[] {
  const kept = readSecret(join(dataDir, 'proof-key.json'), 'proofKey');
  return proofKeys ?? (kept === undefined ? [] : [kept]);
}

function keepSecret(dataDir: string, file: string, name: string): string {
  const path = join(dataDir, file);
  return readSecret(path, name) ?? makeSecret(path, name, dataDir);
}

function readSecret(path: string, name: string): string | undefined {
  try {
    return z.record(z.string(), z.string().min(32)).parse(JSON.parse(readFileSync(path, 'utf8')))[name];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeSecret(path: string, name: string, dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ [name]: randomBytes(32).toString('base64url') }), { mode: 0o600 });
  try {
    // A hard link appears atomically and only once, so two simultaneous first starts agree on one secret.
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  const made = readSecret(path, name);
  if (made === undefined) throw new Error(`${path} holds no ${name}.`);
  return made;
}
