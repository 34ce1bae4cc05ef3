import { findApplication } from '#backend/expert-apply/record/application.store.ts';
import {
  deleteRemembered,
  listRemembered,
  listUses,
  type StoredAnswer,
  writeRemembered,
} from '#backend/expert-apply/record/remembered-answers.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { RememberedAnswer, RememberedAnswers } from '#contract/applications/remembered-answers.ts';
import { type ReuseScope, reuseScopes } from '#domain/application/reviewed-answer.ts';
import { Problem } from '#domain/problem.ts';
import { findReuse } from '#domain/question/answer/find-reuse.ts';
import { readTyped } from '#domain/question/answer/read-typed.ts';
import { findOutdatedApplications, updateOutdatedApplications } from './find-outdated-applications.ts';

const mostApplications = 200;

interface Own {
  documentId: string;
}

/** Lists the person's remembered answers, where each was used, and the prepared applications that are out of date. */
export async function listRememberedAnswers(
  context: UserContext,
  { documentId }: Own,
): Promise<RememberedAnswers> {
  await requireOwnProfile(context, documentId);
  const remembered = await listRemembered(context, context.user.id);
  const applications = await listUses(context, context.user.id, mostApplications);
  const outdated = await findOutdatedApplications(context);
  return {
    answers: remembered.map((one) => ({
      ...present(one),
      usedIn: applications
        .filter(({ usedIds }) => usedIds.has(one.id))
        .map(({ applicationId, company, title, status }) => ({ applicationId, company, title, status })),
    })),
    outdated: outdated.map(({ application, outdated: questions }) => {
      const named = applications.find(({ applicationId }) => applicationId === application.id);
      return {
        applicationId: application.id,
        company: named?.company ?? '',
        title: named?.title ?? '',
        questions: questions.map(({ before, after }) => ({
          questionText: before.field.label,
          before: before.answer.join(', '),
          after: after.answer.join(', '),
        })),
      };
    }),
  };
}

/** Changes an answer or its scope. Refuses what the form wouldn't accept and a wider scope than the question allows. */
export async function changeRememberedAnswer(
  context: UserContext,
  input: Own & { answerId: string; userAnswer: string; scope: ReuseScope },
): Promise<RememberedAnswers> {
  const before = await requireRemembered(context, input);
  const read = readTyped(before, input.userAnswer);
  if ('mistake' in read) throw new Problem('invalid_request', { fields: { userAnswer: read.mistake } });
  if (reuseScopes.indexOf(input.scope) < reuseScopes.indexOf(widestOf(before)))
    throw new Problem('invalid_request');
  const after = { ...before, answer: read.value, scope: input.scope, givenAt: context.now().toISOString() };
  const id = await writeRemembered(context, context.user.id, after);
  if (id !== before.id) await deleteRemembered(context, before.id);
  return listRememberedAnswers(context, input);
}

/** Forgets an answer. Prepared applications keep it. */
export async function removeRememberedAnswer(
  context: UserContext,
  input: Own & { answerId: string },
): Promise<RememberedAnswers> {
  const { id } = await requireRemembered(context, input);
  await deleteRemembered(context, id);
  return listRememberedAnswers(context, input);
}

/** Brings these prepared applications up to date. Refuses one that isn't the person's own. */
export async function updatePreparedAnswers(
  context: UserContext,
  { documentId, applicationIds }: Own & { applicationIds: string[] },
): Promise<RememberedAnswers> {
  await requireOwnProfile(context, documentId);
  for (const id of applicationIds)
    if (!(await findApplication(context, id, { userId: context.user.id }))) throw new Problem('not_found');
  await updateOutdatedApplications(context, applicationIds);
  return listRememberedAnswers(context, { documentId });
}

async function requireRemembered(
  context: UserContext,
  { documentId, answerId }: Own & { answerId: string },
): Promise<StoredAnswer> {
  await requireOwnProfile(context, documentId);
  const found = (await listRemembered(context, context.user.id)).find(({ id }) => id === answerId);
  if (!found) throw new Problem('not_found');
  return found;
}

function widestOf(one: StoredAnswer): ReuseScope {
  return findReuse(one)?.widest ?? 'job';
}

function present(one: StoredAnswer): Omit<RememberedAnswer, 'usedIn'> {
  const { field, answer } = one;
  return {
    id: one.id,
    questionText: field.label,
    description: field.description,
    questionType: field.type,
    control: field.control,
    answerChoices: field.options.map(({ label }) => label),
    answerToDisplay: field.type === 'MultiChoice' ? JSON.stringify(answer) : (answer[0] ?? ''),
    answerValidationType: one.answerValidationType,
    charLimit: field.maxLength ?? 0,
    sensitive: one.sensitive,
    scope: one.scope,
    widest: widestOf(one),
    company: one.where,
    title: one.title,
    givenAt: one.givenAt,
    isProse: findReuse(one)?.isProse ?? false,
  };
}
