import { readFile } from 'node:fs/promises';
import { findProofFaults, ProofRecord } from '#backend/expert-apply/proof-file.ts';
import { listZipEntries, readZipEntry } from '#resume/formats/read-zip.ts';

/** `verify-proof FILE`: does every step link to the one before it, and is every file the one that was named? */
export async function verifyProofCommand([path]: string[]): Promise<number> {
  if (!path) {
    console.error('usage: verify-proof FILE.zip');
    return 2;
  }
  const zip = await readFile(path).catch(() => null);
  const record = zip && readRecord(zip);
  if (!record) {
    console.error(`${path} is no proof file.`);
    return 1;
  }
  const faults = findProofFaults(record, (name) => readEntry(zip, name));
  const last = record.steps.at(-1);
  console.log(
    JSON.stringify({ attemptId: record.attemptId, steps: record.steps.length, lastHash: last?.hash, faults }),
  );
  return faults.length === 0 ? 0 : 1;
}

function readEntry(zip: Uint8Array, name: string): Uint8Array | null {
  const entry = listZipEntries(zip).find((one) => one.name === name);
  return entry ? readZipEntry(zip, entry) : null;
}

function readRecord(zip: Uint8Array): ProofRecord | null {
  try {
    const bytes = readEntry(zip, 'proof.json');
    return bytes && ProofRecord.parse(JSON.parse(Buffer.from(bytes).toString()));
  } catch {
    return null;
  }
}
