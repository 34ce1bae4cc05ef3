import { type Application } from '#backend/expert-apply/record/application.store.ts';
import {
  deleteRemembered,
  deleteSensitive,
  listRemembered,
  resealSomeRemembered,
  type StoredAnswer,
  writeRemembered,
} from '#backend/expert-apply/record/remembered-answers.store.ts';
import { hasConsent } from '#backend/identity/consents/consents.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { Context, UserContext } from '#backend/platform/context.ts';
import { type ReuseScope, reuseScopes } from '#domain/application/reviewed-answer.ts';
import { findReuse } from '#domain/question/answer/find-reuse.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { isFor, rememberAnswers } from '#domain/question/answer/remember-answers.ts';
import { placeForm } from '#domain/question/form/place-form.ts';
import { needsConsent } from '#domain/question/key/key-sensitive.ts';

/**
 * Remembers what the person typed in a review, and returns the answers with the remembered ones named in their sources.
 * An answer that is cleared where it was given is forgotten.
 */
export async function rememberTyped(
  context: UserContext,
  input: {
    application: Application;
    answers: PreparedAnswer[];
    /** The questions that were answered now, with the scope that the person chose. */
    typed: ReadonlyMap<string, ReuseScope | undefined>;
  },
): Promise<PreparedAnswer[]> {
  const { application, answers, typed } = input;
  const { jobId } = application;
  const form = application.form && placeForm(application.form, await findJob(context, { jobId }));
  const known = await listRemembered(context, context.user.id);
  const mayKeepSensitive = await hasConsent(context, 'sensitive-answers');
  const ids = new Map<string, string>();
  for (const one of rememberAnswers({ jobId, form, answers })) {
    const { path } = one.field;
    const question = answers.find(({ field }) => field.path === path);
    if (!typed.has(path) || !question) continue;
    const sensitive = needsConsent(findReuse(one)?.meaning.family ?? '');
    if (sensitive && !mayKeepSensitive) continue;
    const before = findBefore(known, { ...one, applicationId: application.id });
    // Confirmed as it was remembered.
    if (before && isSame(before, one) && (typed.get(path) ?? before.scope) === before.scope) {
      ids.set(path, before.id);
      continue;
    }
    const scope = narrower(typed.get(path) ?? before?.scope ?? one.scope, one.scope);
    // The person narrowed what they said on this very application.
    if (before && before.applicationId === application.id && before.scope !== scope)
      await deleteRemembered(context, before.id);
    const { answerValidationType } = question;
    const stored = { ...one, scope, answerValidationType, sensitive, where: one.where ?? '' };
    ids.set(
      path,
      await writeRemembered(context, context.user.id, { ...stored, applicationId: application.id }),
    );
  }
  await forgetCleared(context, application, { answers, known, typed });
  return answers.map((one) => {
    const id = ids.get(one.field.path);
    return id !== undefined && one.source?.kind === 'typed' ? { ...one, source: { ...one.source, id } } : one;
  });
}

/** What answers this question now: what was given on this application, or else what is meant most narrowly. */
function findBefore(
  known: readonly StoredAnswer[],
  { key, jobId, employer, applicationId }: Pick<StoredAnswer, 'key' | 'jobId' | 'employer' | 'applicationId'>,
): StoredAnswer | undefined {
  const same = known.filter((one) => one.key === key && isFor(one, { jobId, employer }));
  const narrowest = same.toSorted((a, b) => reuseScopes.indexOf(b.scope) - reuseScopes.indexOf(a.scope));
  return same.find((one) => one.applicationId === applicationId) ?? narrowest[0];
}

function isSame(one: Pick<StoredAnswer, 'answer'>, other: Pick<StoredAnswer, 'answer'>): boolean {
  return JSON.stringify(one.answer) === JSON.stringify(other.answer);
}

async function forgetCleared(
  context: UserContext,
  application: Application,
  {
    answers,
    known,
    typed,
  }: { answers: PreparedAnswer[]; known: StoredAnswer[]; typed: ReadonlyMap<string, unknown> },
): Promise<void> {
  const cleared = answers.filter(({ field, answer }) => typed.has(field.path) && answer.length === 0);
  for (const { field } of cleared)
    for (const one of known)
      if (one.applicationId === application.id && one.field.path === field.path)
        await deleteRemembered(context, one.id);
}

function narrower(one: ReuseScope, other: ReuseScope): ReuseScope {
  return reuseScopes[Math.max(reuseScopes.indexOf(one), reuseScopes.indexOf(other))] ?? 'job';
}

/** Returns the person's remembered answers decrypted, by id. */
export async function readMemory(
  context: Context,
  { userId }: { userId: string },
): Promise<Map<string, readonly string[]>> {
  return new Map((await listRemembered(context, userId)).map(({ id, answer }) => [id, answer]));
}

/** Deletes remembered personal answers when the consent to keep them is withdrawn. */
export async function forgetSensitiveMemory(context: UserContext): Promise<void> {
  await deleteSensitive(context, context.user.id);
}

/** Re-encrypts some remembered answers with the newest key and returns how many. */
export async function resealMemory(context: Context, { most }: { most: number }): Promise<number> {
  return resealSomeRemembered(context, most);
}
