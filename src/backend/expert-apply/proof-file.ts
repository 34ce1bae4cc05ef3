import { createHash } from 'node:crypto';
import { z } from 'zod';
import { Confirmation } from '#domain/application/outcome.ts';
import { type ChainedStep, isChainIntact } from './step-chain.ts';

const Hash = z.string().regex(/^[0-9a-f]{64}$/);

/** `proof.json` of a proof file: the whole log, and the hash of every file beside it. */
export const ProofRecord = z.object({
  kind: z.literal('proof of one application'),
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
});
export type ProofRecord = z.infer<typeof ProofRecord>;

/** What is wrong with a proof file; empty when every link holds and every file is the one that was named. */
export function findProofFaults(
  record: ProofRecord,
  readFile: (name: string) => Uint8Array | null,
): string[] {
  const faults: string[] = [];
  const steps = record.steps.map((step): ChainedStep => ({ ...step, at: new Date(step.at) }));
  if (steps.length === 0) faults.push('There is no step.');
  if (!isChainIntact(steps)) faults.push('The steps do not add up: one was changed, left out or put in.');
  const approved = steps.find((step) => step.name === 'approved');
  if (approved?.detail['approvalHash'] !== record.approvalHash)
    faults.push('The approval is not the one that was recorded.');
  const named = new Set(
    steps.flatMap(({ name, detail }) => (name === 'screenshot' ? [detail['sha256']] : [])),
  );
  for (const { name, sha256 } of record.files) {
    const bytes = readFile(name);
    if (bytes === null) faults.push(`${name} is missing.`);
    else if (createHash('sha256').update(bytes).digest('hex') !== sha256) faults.push(`${name} was changed.`);
    if (name.startsWith('screenshots/') && !named.has(sha256))
      faults.push(`${name} is not a picture of this attempt.`);
  }
  return faults;
}
