import { updateOpenAnswers } from '#backend/expert-apply/memory/find-outdated-applications.ts';
import {
  type Application,
  findApplication,
  listReady,
} from '#backend/expert-apply/record/application.store.ts';
import { presentAnswer } from '#backend/expert-apply/record/present-application.ts';
import { listRemembered } from '#backend/expert-apply/record/remembered-answers.store.ts';
import { requireOwnProfile } from '#backend/expert-apply/record/require-own-profile.ts';
import { hasConsent } from '#backend/identity/consents/consents.ts';
import { findJob } from '#backend/jobs/record/find-job.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { GroupedQuestion } from '#contract/applications/remembered-answers.ts';
import { isReady } from '#domain/application/status.ts';
import { applicationErrors } from '#domain/messages/application-errors.ts';
import { Problem } from '#domain/problem.ts';
import {
  groupOpenQuestions,
  listOpenQuestions,
  type OpenQuestion,
} from '#domain/question/answer/group-open-questions.ts';
import { placeForm } from '#domain/question/form/place-form.ts';
import { needsConsent } from '#domain/question/key/key-sensitive.ts';
import { saveAnswers } from './save-answers.ts';

const mostWaiting = 100;

interface Asked extends OpenQuestion {
  application: Application;
  company: string;
  title: string;
}

/** Lists the open questions that several waiting applications have in common, the most frequent first. */
export async function listGroupedQuestions(
  context: UserContext,
  { documentId }: { documentId: string },
): Promise<{ groups: GroupedQuestion[] }> {
  await requireOwnProfile(context, documentId);
  return { groups: (await findGroups(context)).map(presentGroup) };
}

/**
 * Saves one answer for every waiting application that asks the same thing. Where the answer doesn't fit the form, the
 * question stays open, and where the wording may mean something else, it needs review.
 */
export async function answerGroupedQuestion(
  context: UserContext,
  input: { documentId: string; applicationId: string; questionAnswerId: string; userAnswer: string },
): Promise<{ groups: GroupedQuestion[]; answered: number }> {
  await requireOwnProfile(context, input.documentId);
  const groups = await findGroups(context);
  const isMeant = ({ application, answer }: Asked) =>
    application.id === input.applicationId && answer.field.path === input.questionAnswerId;
  const group = groups.find((asked) => asked.some(isMeant));
  const first = group?.find(isMeant);
  if (!group || !first) throw new Problem('not_found');
  const application = await findApplication(context, first.application.id, { lock: true });
  if (!application || !isReady(application.status))
    throw new Problem('conflict', { uiSafeMessage: applicationErrors.notWaitingForReview });
  const { questionAnswerId, userAnswer } = input;
  const items = [{ questionAnswerId, userAnswer, scope: 'everywhere' as const }];
  await saveAnswers(context, { application, items, company: first.company });
  const others = group.filter((one) => one !== first);
  const filled = await updateOpenAnswers(
    context,
    others.map((one) => ({ applicationId: one.application.id, path: one.answer.field.path })),
  );
  return { groups: (await findGroups(context)).map(presentGroup), answered: filled + 1 };
}

async function findGroups(context: UserContext): Promise<Asked[][]> {
  const mayKeepSensitive = await hasConsent(context, 'sensitive-answers');
  // What is remembered for every employer answers them already; the list of prepared applications offers it.
  const remembered = await listRemembered(context, context.user.id);
  const known = new Set(remembered.filter(({ scope }) => scope === 'everywhere').map(({ key }) => key));
  const open: Asked[] = [];
  for (const application of await listReady(context, context.user.id, mostWaiting)) {
    const job = await findJob(context, { jobId: application.jobId });
    if (!application.form || !job) continue;
    const { answers, form } = application;
    const placed = { ...placeForm(form, job), answers };
    for (const one of listOpenQuestions(placed))
      if (!known.has(one.reuse.key) && (mayKeepSensitive || !needsConsent(one.reuse.meaning.family)))
        open.push({ ...one, application, company: job.company.name, title: job.title });
  }
  return groupOpenQuestions(open);
}

function presentGroup(group: Asked[]): GroupedQuestion {
  const [first] = group;
  if (!first) throw new Error('A group without a question');
  return {
    ...presentAnswer(first.answer),
    applicationId: first.application.id,
    applications: group.map(({ application, answer, company, title }) => ({
      applicationId: application.id,
      company,
      title,
      questionText: answer.field.label,
    })),
  };
}
