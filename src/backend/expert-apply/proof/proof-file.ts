import { createHash } from 'node:crypto';
import { z } from 'zod';
import { hashRecord } from '#backend/expert-apply/record/hash-record.ts';
import { type ChainedStep, isChainIntact } from '#backend/expert-apply/record/step-chain.ts';
import { Confirmation } from '#domain/application/outcome.ts';
import { isSignedBy, type ProofJwk, signProof } from './proof-keys.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** `proof.json` of a proof file: the whole log, and the hash of every file beside it. */
export const ProofRecord = z.object({
  kind: z.literal('proof of one application'),
  /** Missing in proofs from before they were signed. */
  version: z.literal(2).optional(),
  /** The address of the service that wrote it, where its public keys are. */
  issuer: z.string().optional(),
  issuedAt: z.iso.datetime().optional(),
  attemptId: z.uuid(),
  job: z.object({ title: z.string(), company: z.string(), url: z.string() }),
  state: z.string(),
  approvedAt: z.string(),
  approvalHash: Hash,
  confirmation: Confirmation.nullable(),
  /** Sensitive answers are named, not shown. */
  answers: z.array(
    z.object({
      question: z.string(),
      approved: z.array(z.string()),
      shown: z.array(z.string()),
      same: z.boolean(),
      source: z.string(),
    }),
  ),
  files: z.array(z.object({ name: z.string(), sha256: Hash })),
  steps: z.array(
    z.object({
      position: z.number().int(),
      name: z.string(),
      sentence: z.string(),
      detail: z.record(z.string(), z.unknown()),
      at: z.iso.datetime(),
      previousHash: Hash,
      hash: Hash,
    }),
  ),
  /** `recordHash` covers everything above; the signature covers `recordHash`. */
  seal: z
    .strictObject({
      algorithm: z.literal('Ed25519'),
      recordHash: Hash,
      kid: z.string(),
      signature: z.string(),
    })
    .optional(),
});
export type ProofRecord = z.infer<typeof ProofRecord>;

export const proofJson = 'proof.json';

/** The record with its seal, as the text of `proof.json`. */
export function sealProof(record: Omit<ProofRecord, 'seal'>, proofKeys: readonly string[]): string {
  const recordHash = hashRecord(record);
  const seal = { algorithm: 'Ed25519', recordHash, ...signProof(proofKeys, recordHash) };
  return writeText({ ...record, seal });
}

export interface ProofVerdict {
  record: ProofRecord;
  /** `unsigned`: written before proofs were signed; anybody could have written or edited it. */
  result: 'signed' | 'unsigned' | 'rejected';
  faults: string[];
}

/** Checks the seal, the chain, and the files of a proof. Null when it is no proof at all. */
export function verifyProof(
  files: ReadonlyMap<string, Uint8Array>,
  keys: readonly ProofJwk[],
): ProofVerdict | null {
  const text = Buffer.from(files.get(proofJson) ?? []).toString();
  const raw = readJson(text);
  const parsed = ProofRecord.safeParse(raw);
  if (!parsed.success) return null;
  const record = parsed.data;
  const isOld = record.version === undefined && record.seal === undefined;
  const faults = [
    ...(isOld ? [] : findSealFaults(raw as object, text, record, keys)),
    ...findChainFaults(record),
    ...findFileFaults(record, files, isOld),
  ];
  return { record, result: faults.length > 0 ? 'rejected' : isOld ? 'unsigned' : 'signed', faults };
}

/** The hash is taken over what is in the file, also what we know nothing of. */
function findSealFaults(
  raw: object,
  text: string,
  { seal, version }: ProofRecord,
  keys: readonly ProofJwk[],
): string[] {
  if (!seal || !version) return ['The seal or the version is missing.'];
  const faults: string[] = [];
  const { seal: _, ...rest } = raw as Record<string, unknown>;
  if (writeText(raw) !== text) faults.push('proof.json is not written as we write it.');
  if (hashRecord(rest) !== seal.recordHash) faults.push('The record was changed after it was sealed.');
  const key = keys.find(({ kid }) => kid === seal.kid);
  if (!key) faults.push(`The key ${seal.kid} is not among the keys it was checked against.`);
  else if (!isSignedBy(key, seal.recordHash, seal.signature)) faults.push('The signature is not ours.');
  return faults;
}

function findChainFaults(record: ProofRecord): string[] {
  const faults: string[] = [];
  const steps = record.steps.map((step): ChainedStep => ({ ...step, at: new Date(step.at) }));
  if (steps.length === 0) faults.push('There is no step.');
  if (!isChainIntact(steps)) faults.push("The steps don't add up: one was changed, left out, or added.");
  const approved = steps.find((step) => step.name === 'approved');
  if (approved?.detail['approvalHash'] !== record.approvalHash)
    faults.push('The approval is not the one that was recorded.');
  return faults;
}

function findFileFaults(
  { files: named, steps }: ProofRecord,
  files: ReadonlyMap<string, Uint8Array>,
  isOld: boolean,
): string[] {
  const pictures = new Set(
    steps.flatMap(({ name, detail }) => (name === 'screenshot' ? [detail['sha256']] : [])),
  );
  const known = new Set([proofJson, ...(isOld ? ['proof.html'] : []), ...named.map(({ name }) => name)]);
  const strange = [...files.keys()].filter((name) => !known.has(name));
  return [
    ...named.flatMap(({ name, sha256 }) => {
      const bytes = files.get(name);
      if (!bytes) return [`${name} is missing.`];
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) return [`${name} was changed.`];
      const isForeign = name.startsWith('screenshots/') && !pictures.has(sha256);
      return isForeign ? [`${name} is not a picture of this attempt.`] : [];
    }),
    ...strange.map((name) => `${name} is not part of this proof.`),
  ];
}

function writeText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
