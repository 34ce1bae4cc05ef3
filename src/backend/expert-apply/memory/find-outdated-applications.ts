import {
  answerForm,
  findLetterFile,
  type Known,
  readKnown,
} from '#backend/expert-apply/prepare/answer-form.ts';
import {
  type Application,
  changeApplication,
  listReady,
} from '#backend/expert-apply/record/application.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { findOutdated, type OutdatedAnswer, updateAnswers } from '#domain/question/answer/find-outdated.ts';

const mostCompared = 100;

export interface OutdatedApplication {
  application: Application;
  outdated: OutdatedAnswer[];
}

/** Finds the applications waiting for approval that would be answered differently if they were prepared now. */
export async function findOutdatedApplications(
  context: UserContext,
  known?: Known,
): Promise<OutdatedApplication[]> {
  const ready = await listReady(context, context.user.id, mostCompared);
  if (ready.length === 0) return [];
  const facts = known ?? (await readKnown(context, context.user.id));
  const found: OutdatedApplication[] = [];
  for (const application of ready) {
    if (!application.form) continue;
    const letterFile = findLetterFile(application.answers);
    const fresh = await answerForm(context, application, application.form, { letterFile, known: facts });
    const outdated = findOutdated(application.answers, fresh);
    if (outdated.length > 0) found.push({ application, outdated });
  }
  return found;
}

/** Fills in these open questions from what is known now, and returns how many applications got an answer. */
export async function updateOpenAnswers(
  context: UserContext,
  wanted: readonly { applicationId: string; path: string }[],
): Promise<number> {
  let filled = 0;
  for (const { application, outdated } of await findOutdatedApplications(context)) {
    const open = outdated.filter(({ before }) =>
      wanted.some(
        ({ applicationId, path }) => applicationId === application.id && path === before.field.path,
      ),
    );
    if (open.length === 0) continue;
    const answers = updateAnswers(application.answers, open);
    await changeApplication(context, application.id, { answers }, context.now());
    filled += 1;
  }
  return filled;
}

/** Updates those among these applications. The person saw each change in the list, so it needs no other review. */
export async function updateOutdatedApplications(
  context: UserContext,
  applicationIds: string[],
): Promise<void> {
  for (const { application, outdated } of await findOutdatedApplications(context)) {
    if (!applicationIds.includes(application.id)) continue;
    const seen = outdated.map(({ before, after }) => ({
      before,
      after: { ...after, reviewRequired: false, reason: undefined },
    }));
    const answers = updateAnswers(application.answers, seen);
    await changeApplication(context, application.id, { answers }, context.now());
  }
}
