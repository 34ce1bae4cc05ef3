import { createHash } from 'node:crypto';
import { z } from 'zod';
import { hashRecord } from '#backend/expert-apply/record/hash-record.ts';
import { type ChainedStep, isChainIntact } from '#backend/expert-apply/record/step-chain.ts';
import { Confirmation } from '#domain/application/outcome.ts';
import { proofFaults } from '#domain/messages/proof.ts';
import { isSignedBy, type ProofJwk, signProof } from './proof-keys.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** The content of `proof.json`: the whole log, and the hash of every other file. */
export const ProofRecord = z.object({
  kind: z.literal('proof of one application'),
  /** Missing in proofs older than signing. */
  version: z.literal(2).optional(),
  /** The address of the service that wrote it and publishes its keys. */
  issuer: z.string().optional(),
  issuedAt: z.iso.datetime().optional(),
  attemptId: z.uuid(),
  job: z.object({ title: z.string(), company: z.string(), url: z.string() }),
  state: z.string(),
  approvedAt: z.string(),
  approvalHash: Hash,
  confirmation: Confirmation.nullable(),
  /** Sensitive answers are listed without their values. */
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

/** Writes the text of `proof.json`: the record with its seal. */
export function sealProof(record: Omit<ProofRecord, 'seal'>, proofKeys: readonly string[]): string {
  const recordHash = hashRecord(record);
  const seal = { algorithm: 'Ed25519', recordHash, ...signProof(proofKeys, recordHash) };
  return writeText({ ...record, seal });
}

export interface ProofVerdict {
  record: ProofRecord;
  /** `unsigned`: older than signing, so anyone could have written or edited it. */
  result: 'signed' | 'unsigned' | 'rejected';
  faults: string[];
}

/** Checks the seal, the chain, and the files of a proof. Returns null if it isn't a proof at all. */
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

/** The hash covers everything in the file, including fields that we do not know. */
function findSealFaults(
  raw: object,
  text: string,
  { seal, version }: ProofRecord,
  keys: readonly ProofJwk[],
): string[] {
  if (!seal || !version) return [proofFaults.noSeal];
  const faults: string[] = [];
  const { seal: _, ...rest } = raw as Record<string, unknown>;
  if (writeText(raw) !== text) faults.push(proofFaults.rewritten);
  if (hashRecord(rest) !== seal.recordHash) faults.push(proofFaults.changed);
  const key = keys.find(({ kid }) => kid === seal.kid);
  if (!key) faults.push(proofFaults.unknownKey(seal.kid));
  else if (!isSignedBy(key, seal.recordHash, seal.signature)) faults.push(proofFaults.wrongSignature);
  return faults;
}

function findChainFaults(record: ProofRecord): string[] {
  const faults: string[] = [];
  const steps = record.steps.map((step): ChainedStep => ({ ...step, at: new Date(step.at) }));
  if (steps.length === 0) faults.push(proofFaults.noStep);
  if (!isChainIntact(steps)) faults.push(proofFaults.brokenChain);
  const approved = steps.find((step) => step.name === 'approved');
  if (approved?.detail['approvalHash'] !== record.approvalHash) faults.push(proofFaults.wrongApproval);
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
      if (!bytes) return [proofFaults.missing(name)];
      if (createHash('sha256').update(bytes).digest('hex') !== sha256) return [proofFaults.changedFile(name)];
      const isForeign = name.startsWith('screenshots/') && !pictures.has(sha256);
      return isForeign ? [proofFaults.foreignPicture(name)] : [];
    }),
    ...strange.map((name) => proofFaults.foreignFile(name)),
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
