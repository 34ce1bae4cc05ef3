import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { proofJson, verifyProof } from '#backend/expert-apply/proof/proof-file.ts';
import { listProofKeys, ProofJwk, ProofJwks } from '#backend/expert-apply/proof/proof-keys.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import { readProofKeys } from '#backend/platform/settings/with-secrets.ts';
import { verifyProofTexts } from '#domain/messages/cli.ts';
import { listZipEntries, readZipEntry } from '#resume/formats/read-zip.ts';

const usage = 'usage: verify-proof FILE.zip [--key URL|FILE]';
/** Nothing is wrong with the proof, but nothing is proven. */
const unsignedCode = 3;

/**
 * `verify-proof FILE` checks whether this is exactly what the owner of the key issued. The key never comes from the proof
 * but from --key or this installation.
 */
export async function verifyProofCommand(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { key: { type: 'string' } },
    allowPositionals: true,
  });
  const [path] = positionals;
  if (!path) {
    console.error(usage);
    return 2;
  }
  const keys = values.key ? await readKeys(values.key) : listProofKeys(readProofKeys(loadConfig()));
  if (!keys) {
    console.error(verifyProofTexts.noKey(values.key ?? ''));
    return 2;
  }
  const files = await readFiles(path);
  const verdict = files && verifyProof(files, keys);
  if (!verdict) {
    console.error(verifyProofTexts.notAProof(path));
    return 1;
  }
  const { record, result, faults } = verdict;
  console.log(
    JSON.stringify({
      result: result === 'unsigned' ? 'old, unsigned' : result,
      attemptId: record.attemptId,
      issuer: record.issuer ?? null,
      issuedAt: record.issuedAt ?? null,
      kid: record.seal?.kid ?? null,
      keysFrom: values.key ?? 'this installation',
      steps: record.steps.length,
      lastHash: record.steps.at(-1)?.hash,
      faults,
    }),
  );
  if (result === 'unsigned') console.error(verifyProofTexts.unsigned);
  return { signed: 0, unsigned: unsignedCode, rejected: 1 }[result];
}

async function readFiles(path: string): Promise<Map<string, Uint8Array> | null> {
  try {
    const zip = await readFile(path);
    const entries = listZipEntries(zip);
    const files = new Map(entries.map((entry) => [entry.name, readZipEntry(zip, entry)]));
    return files.size === entries.length && files.has(proofJson) ? files : null;
  } catch {
    return null;
  }
}

/** One key or a list of keys, as the service that issued the proof publishes them. */
async function readKeys(source: string): Promise<ProofJwk[] | null> {
  try {
    const isUrl = /^https?:\/\//.test(source);
    const text = isUrl ? await (await fetch(source)).text() : await readFile(source, 'utf8');
    const json: unknown = JSON.parse(text);
    return ProofJwks.safeParse(json).data?.keys ?? [ProofJwk.parse(json)];
  } catch {
    return null;
  }
}
