import { createHash } from 'node:crypto';
import { type Application, findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findLatestAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { listSteps, type Step } from '#backend/expert-apply/record/attempt-steps.store.ts';
import { findSentFiles } from '#backend/expert-apply/record/find-sent-files.ts';
import { stepSentence } from '#backend/expert-apply/record/step-sentence.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { writeZip, type ZipEntry } from '#backend/platform/files/zip.ts';
import { describeSource } from '#domain/application/source-sentence.ts';
import { Problem } from '#domain/problem.ts';
import { getProof } from './get-proof.ts';
import { proofJson, sealProof } from './proof-file.ts';
import { type ProofReader, renderProof } from './render-proof.ts';

interface ProofRequest {
  documentId: string;
  applicationId: string;
  /** The service's public address. */
  issuer: string;
  proofKeys: readonly string[];
  reader: ProofReader;
}

/** Writes a ZIP with everything about the latest attempt, which can be kept, shared, and checked without us. */
export async function writeProofFile(
  context: UserContext,
  { issuer, proofKeys, reader, ...input }: ProofRequest,
): Promise<{ name: string; bytes: Buffer }> {
  const proof = await getProof(context, input);
  const application = await findApplication(context, input.applicationId, { userId: context.user.id });
  const attempt = application && (await findLatestAttempt(context.db, application.id));
  const job = application && (await findJob(context, { jobId: application.jobId }));
  if (!proof || !attempt || !job) throw new Problem('not_found');
  const steps = await listSteps(context.db, attempt.id);
  const files = [...(await readScreenshots(context, steps)), ...(await readSentFiles(context, application))];
  const record = {
    kind: 'proof of one application' as const,
    version: 2 as const,
    issuer,
    issuedAt: context.now().toISOString(),
    attemptId: attempt.id,
    job: { title: job.title, company: job.company.name, url: job.jobUrl },
    state: attempt.state,
    approvedAt: proof.approvedAt,
    approvalHash: proof.approvalHash,
    confirmation: proof.confirmation,
    answers: proof.readBack.map(({ question, wanted, shown, same, source, sensitive }) => ({
      question,
      approved: sensitive ? [] : wanted,
      shown: sensitive ? [] : shown,
      same,
      source: source && !sensitive ? describeSource(source) : '',
    })),
    files: files.map(({ name, sha256 }) => ({ name, sha256 })),
    steps: steps.map((step) => ({ ...step, sentence: stepSentence(step), at: step.at.toISOString() })),
  };
  const page = asFile('proof.html', Buffer.from(renderProof(record, reader)));
  const whole = { ...record, files: [...record.files, { name: page.name, sha256: page.sha256 }] };
  const at = attempt.approvedAt;
  const entries: ZipEntry[] = [
    { name: page.name, bytes: page.bytes, at },
    { name: proofJson, bytes: Buffer.from(sealProof(whole, proofKeys)), at },
    ...files.map(({ name, bytes }) => ({ name, bytes, at })),
  ];
  const company = job.company.name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return { name: `proof-${company}-${proof.approvedAt.slice(0, 10)}.zip`, bytes: await writeZip(entries) };
}

interface ProofBytes {
  name: string;
  sha256: string;
  bytes: Buffer;
}

function asFile(name: string, bytes: Buffer): ProofBytes {
  return { name, sha256: createHash('sha256').update(bytes).digest('hex'), bytes };
}

async function readScreenshots(context: UserContext, steps: Step[]): Promise<ProofBytes[]> {
  const found: ProofBytes[] = [];
  for (const { name, position, detail } of steps) {
    if (name !== 'screenshot') continue;
    const blob = await context.blobs.find(context.db, String(detail['blobId']), context.user.id);
    if (!blob) continue;
    const path = `screenshots/${position}-${String(detail['moment'])}-sending.png`;
    found.push({ name: path, sha256: blob.sha256, bytes: await context.blobs.read(blob) });
  }
  return found;
}

async function readSentFiles(context: UserContext, application: Application): Promise<ProofBytes[]> {
  const { sent } = await findSentFiles(context, application, application.answers);
  const blobs = new Map(sent.map(({ blob }) => [blob.name.replaceAll(/[\\/\0]/g, '-'), blob]));
  return Promise.all(
    [...blobs].map(async ([name, blob]) => ({
      name: `files/${name}`,
      sha256: blob.sha256,
      bytes: await context.blobs.read(blob),
    })),
  );
}
