import { z } from 'zod';
import { fileUrl } from '#backend/documents/record/file-url.ts';
import { listCreditSteps } from '#backend/ecommerce/credits/reserve-credit.ts';
import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import { findLatestAttempt } from '#backend/expert-apply/record/attempt.store.ts';
import { listSteps, type Step } from '#backend/expert-apply/record/attempt-steps.store.ts';
import { findSentFiles } from '#backend/expert-apply/record/find-sent-files.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { isChainIntact } from '#backend/expert-apply/record/step-chain.ts';
import { stepSentence } from '#backend/expert-apply/record/step-sentence.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { ProofPack } from '#contract/applications/expert-apply.ts';
import { ReadBackRow } from '#domain/application/outcome.ts';
import { Problem } from '#domain/problem.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';

/** Returns the proof of the latest attempt; null if there hasn't been an attempt. */
export async function getProof(
  context: UserContext,
  input: { documentId: string; applicationId: string },
): Promise<ProofPack | null> {
  await requireOwnProfile(context, input.documentId);
  const application = await findApplication(context, input.applicationId, { userId: context.user.id });
  if (!application) throw new Problem('not_found');
  const attempt = await findLatestAttempt(context.db, application.id);
  if (!attempt) return null;
  const steps = await listSteps(context.db, attempt.id);
  if (steps.length === 0) return null;
  const { sent } = await findSentFiles(context, application, application.answers);
  return {
    attemptId: attempt.id,
    state: attempt.state,
    approvedAt: attempt.approvedAt.toISOString(),
    approvalHash: attempt.approvalHash,
    steps: lastRunOf(steps)
      .filter((step) => step.name !== 'screenshot')
      .map((step) => ({
        name: step.name,
        sentence: stepSentence(step),
        at: step.at.toISOString(),
        hash: step.hash,
      })),
    confirmation: attempt.confirmation,
    readBack: readBackOf(steps, application.answers),
    files: sent.map(({ blob: { id, name, size, sha256 } }) => ({ name, size, sha256, url: fileUrl(id) })),
    screenshots: lastRunOf(steps).flatMap((step) =>
      step.name === 'screenshot'
        ? [
            {
              moment: step.detail.moment === 'before' ? ('before' as const) : ('after' as const),
              url: `${fileUrl(String(step.detail.blobId))}?inline=1`,
              at: step.at.toISOString(),
            },
          ]
        : [],
    ),
    chainIntact: isChainIntact(steps),
    credit: await creditOf(context, attempt.id),
  };
}

/** The chain contains every run; the person sees the last one, which decided. */
function lastRunOf(steps: Step[]): Step[] {
  const last = Math.max(0, ...steps.map((step) => Number(step.detail.run) || 0));
  return steps.filter((step) => step.detail.run === undefined || step.detail.run === last);
}

const ReadBackDetail = z.object({ rows: z.array(ReadBackRow) });

/** Leaves out empty questions and files. Sensitive values come from the answers, because the proof doesn't contain them. */
function readBackOf(steps: Step[], answers: PreparedAnswer[]): ProofPack['readBack'] {
  const latest = steps.findLast((step) => step.name === 'read-back');
  const detail = ReadBackDetail.safeParse(latest?.detail);
  if (!detail.success) return [];
  const byPath = new Map(answers.map((item) => [item.field.path, item]));
  return detail.data.rows.flatMap((row) => {
    const item = byPath.get(row.path);
    if (!item || row.wanted.length === 0 || item.field.type === 'File') return [];
    const { field, source, sensitive } = item;
    const own = sensitive ? { wanted: item.answer, shown: row.same ? item.answer : [] } : {};
    return [{ ...row, ...own, question: field.label, source, sensitive }];
  });
}

async function creditOf(context: UserContext, attemptId: string): Promise<ProofPack['credit']> {
  const rows = await listCreditSteps(context, { attemptId });
  const at = (kind: string) => rows.find((row) => row.kind === kind)?.at.toISOString() ?? null;
  return { reservedAt: at('reserve'), capturedAt: at('capture'), releasedAt: at('release') };
}
