import type { SubmitHooks, SubmitOutcome } from '#automation/run/submit.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { submitApplication } from '#backend/expert-apply/send/submit-application.ts';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { platform, type SeededApplication, type SeededPerson, seedApplications } from './seeded-person.ts';

export interface SeededAttempt {
  title: string;
  /** How the employer's site responded; null while it is under way. */
  outcome: SubmitOutcome | null;
}

/**
 * Applications that were approved and tried as in the product: only the employer's site is simulated. Returns
 * their ids in order.
 */
export async function seedAttempts(
  person: SeededPerson,
  wanted: readonly SeededAttempt[],
): Promise<string[]> {
  const ready = wanted.map(
    ({ title }): SeededApplication => ({ status: 'ReadyForReview', title, host: 'made-up.localhost' }),
  );
  const ids = await seedApplications(person, ready);
  const home = await platform();
  for (const [index, { outcome }] of wanted.entries()) await attempt(home, person, ids[index] ?? '', outcome);
  return ids;
}

async function attempt(
  platform: Platform,
  { userId, documentId }: SeededPerson,
  jobApplicationId: string,
  outcome: SubmitOutcome | null,
): Promise<void> {
  let attemptId = '';
  const config = { ...platform.config, hostSpacingMs: 0 };
  const tasks: Platform['tasks'] = {
    ...platform.tasks,
    send: async (_db, _task, payload) => void (attemptId = (payload as { attemptId: string }).attemptId),
  };
  const home = { ...platform, config, tasks };
  const review = { jobApplicationId, applyJobApplicationAfterSave: true, reviewApplicationAnswerItems: [] };
  const user = { id: userId } as SessionUser;
  await inTransaction(home, (context) =>
    reviewApply({ ...context, user }, { documentId, reviews: [review] }),
  );
  if (outcome === null) return;
  const send = (_brief: unknown, hooks: SubmitHooks) => playThrough(hooks, outcome);
  const signal = new AbortController().signal;
  await submitApplication(home, { send, fault: async () => {} }, { attemptId, lastTry: true, signal });
}

async function playThrough(hooks: SubmitHooks, outcome: SubmitOutcome): Promise<SubmitOutcome> {
  if (outcome.outcome === 'stopped') return outcome;
  await hooks.step('opened', { url: 'https://jobs.example.com/apply' });
  const row = { path: 'name', wanted: ['Ana Lee'], shown: ['Ana Lee'], same: true };
  await hooks.step('read-back', { rows: [row] });
  await hooks.arm();
  await hooks.clicked();
  if (outcome.outcome === 'confirmed') await hooks.step('confirmed', { confirmation: outcome.confirmation });
  return outcome;
}
