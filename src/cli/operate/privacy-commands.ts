import { createHash } from 'node:crypto';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { findUser } from '#backend/identity/record/find-user.ts';
import { rotateKeys } from '#backend/operations/console/rotate-keys.ts';
import { eraseAtOnce } from '#backend/operations/privacy/erase-user.ts';
import { exportUser } from '#backend/operations/privacy/export-user.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { operateTexts } from '#domain/messages/cli.ts';
import { Problem } from '#domain/problem.ts';
import { complain, runOverPlatform } from './run-over-platform.ts';

export async function exportUserCommand(args: string[]): Promise<number> {
  const { email, out } = readArguments(args);
  if (!email || !out) return complain(operateTexts.exportUser, 2);
  return runOverPlatform((platform) => writeExport(platform, { email, out }));
}

export async function eraseUserCommand(args: string[]): Promise<number> {
  const { email, yes } = readArguments(args);
  if (!email || !yes) return complain(operateTexts.eraseUser, 2);
  return runOverPlatform((platform) => erasePerson(platform, email));
}

export async function rotateKeysCommand(args: string[]): Promise<number> {
  if (!readArguments(args).yes) return complain(operateTexts.rotateKeys, 2);
  return runOverPlatform(resealAll);
}

function readArguments(args: string[]): { email: string | undefined; out: string | undefined; yes: boolean } {
  const { values, positionals } = parseArgs({
    args,
    options: { out: { type: 'string' }, yes: { type: 'boolean', default: false } },
    allowPositionals: true,
    strict: false,
  });
  const out = typeof values.out === 'string' ? values.out : undefined;
  return { email: positionals[0]?.trim().toLowerCase(), out, yes: values.yes === true };
}

/** Writes a file that only its owner can read, and never overwrites another one. */
export async function writeExport(platform: Platform, { email, out }: { email: string; out: string }) {
  if (existsSync(out)) throw new Problem('conflict', { uiSafeMessage: operateTexts.fileExists(out) });
  const seen = createHash('sha256');
  const userId = await inTransaction(
    platform,
    async (context) => {
      const { id } = await findUser(context, { email });
      const file = createWriteStream(out, { mode: 0o600, flags: 'wx' });
      const watch = async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          seen.update(chunk);
          yield chunk;
        }
      };
      await pipeline(exportUser(context, { userId: id }), watch, file);
      return id;
    },
    { readOnly: true },
  );
  return { userId, file: out, bytes: statSync(out).size, sha256: seen.digest('hex') };
}

export async function erasePerson(platform: Platform, email: string) {
  const { id } = await inTransaction(platform, (context) => findUser(context, { email }), { readOnly: true });
  if (!(await eraseAtOnce(platform, { userId: id })))
    throw new Problem('conflict', { uiSafeMessage: operateTexts.erasing });
  return { userId: id, erased: true };
}

export async function resealAll(platform: Platform) {
  try {
    return { resealed: await rotateKeys(platform), keyId: platform.encryption.keyId };
  } catch (error) {
    if (!(error instanceof Error) || !error.message.startsWith('No key')) throw error;
    throw new Problem('conflict', {
      uiSafeMessage: operateTexts.keepOldKey(error.message),
    });
  }
}
