import { findJob } from '#backend/jobs/find-job.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { writeZip, type ZipEntry } from '#backend/platform/zip.ts';
import { describeSource } from '#domain/application/source-sentence.ts';
import { Problem } from '#domain/problem.ts';
import { type Application, findApplication } from './application.store.ts';
import { findLatestAttempt, listSteps, type Step } from './attempt.store.ts';
import { findSentFiles } from './find-sent-files.ts';
import { getProof } from './get-proof.ts';
import type { ProofRecord } from './proof-file.ts';
import { renderProof } from './render-proof.ts';
import { stepSentence } from './step-sentence.ts';

/** Everything known about the latest attempt as one ZIP that can be kept, handed on and checked without us. */
export async function writeProofFile(
  context: UserContext,
  input: { documentId: string; applicationId: string },
): Promise<{ name: string; bytes: Buffer }> {
  const proof = await getProof(context, input);
  const application = await findApplication(context, input.applicationId, { userId: context.user.id });
  const attempt = application && (await findLatestAttempt(context.db, application.id));
  const job = application && (await findJob(context, { jobId: application.jobId }));
  if (!proof || !attempt || !job) throw new Problem('not_found');
  const steps = await listSteps(context.db, attempt.id);
  const files = [...(await readScreenshots(context, steps)), ...(await readSentFiles(context, application))];
  const record: ProofRecord = {
    kind: 'proof of one application',
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
  const at = attempt.approvedAt;
  const entries: ZipEntry[] = [
    { name: 'proof.html', bytes: Buffer.from(renderProof(record)), at },
    { name: 'proof.json', bytes: Buffer.from(`${JSON.stringify(record, null, 2)}\n`), at },
    ...files.map(({ name, bytes }) => ({ name, bytes, at })),
  ];
  const company = job.company.name
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');
  return { name: `proof-${company}-${proof.approvedAt.slice(0, 10)}.zip`, bytes: writeZip(entries) };
}

interface ProofBytes {
  name: string;
  sha256: string;
  bytes: Buffer;
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
