import { readProfileDocument } from '#backend/documents/record/read-profile-document.ts';
import type { Application } from '#backend/expert-apply/record/application.store.ts';
import type { Context } from '#backend/platform/context.ts';
import type { AskModel } from '#backend/platform/network/language-model.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { Job } from '#domain/job/job.ts';
import { listDraftFacts } from '#domain/question/answer/find-unproven-sentences.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { withTemplateDrafts } from '#domain/question/answer/template-draft.ts';
import { acceptDraft, listDraftable, writeDraftRequest } from '#domain/question/answer/write-draft.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { answerForm } from './answer-form.ts';

/**
 * Drafts answers to open questions with the language model. The model sees work, schools, and skills, but no contact data
 * and no answers of the person. If drafting fails, the question stays open.
 */
export async function draftAnswers(
  platform: Platform,
  ask: AskModel,
  { application, form, job }: { application: Application; form: EmployerForm; job: Job },
): Promise<Map<string, string>> {
  const start = await inTransaction(
    platform,
    async (context) => {
      const fields = listDraftable(await answerForm(context, application, form));
      const profile = await readProfileDocument(context, application.userId, { withSensitiveAnswers: false });
      return { fields, facts: profile ? listDraftFacts(profile.document) : [] };
    },
    { readOnly: true },
  );
  const drafts = new Map<string, string>();
  const basis = {
    facts: start.facts,
    job: { title: job.title, company: job.company.name, description: job.description },
  };
  for (const field of start.facts.length > 0 ? start.fields : []) {
    try {
      const accepted = acceptDraft(await ask(writeDraftRequest(field, basis)), field, basis);
      if ('draft' in accepted) drafts.set(field.path, accepted.draft);
      else platform.log.info({ applicationId: application.id, reason: accepted.refused }, 'no draft');
    } catch (error) {
      platform.log.warn({ applicationId: application.id, reason: (error as Error).name }, 'no draft');
    }
  }
  return drafts;
}

/** Drafts the most common open questions without a model, from facts in the profile and the posting. */
export async function draftFromProfile(
  context: Context,
  { application, form, job }: { application: Application; form: EmployerForm; job: Job },
  answers: readonly PreparedAnswer[],
): Promise<PreparedAnswer[]> {
  const profile = await readProfileDocument(context, application.userId, { withSensitiveAnswers: false });
  if (!profile) return [...answers];
  const { document } = profile;
  return withTemplateDrafts(answers, { document, job, language: form.language, today: context.now() });
}
