import { listSentApplications } from '#backend/expert-apply/record/disclosures.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { Disclosure } from '#contract/identity/privacy.ts';

/** Lists for each employer every answer that was sent or may have been. */
export async function listDisclosures(context: UserContext): Promise<Disclosure[]> {
  const sent = await listSentApplications(context, context.user.id);
  return sent.map(({ applicationId, company, jobTitle, certainty, at, answers }) => ({
    applicationId,
    company,
    jobTitle,
    certainty,
    at: at.toISOString(),
    answers: answers
      .filter(({ answer }) => answer.length > 0)
      .map(({ field, answer, sensitive }) => ({
        question: field.label,
        answer: answer.join(', '),
        sensitive,
      })),
  }));
}
