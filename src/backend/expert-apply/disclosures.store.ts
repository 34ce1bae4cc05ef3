import type { Context } from '#backend/platform/context.ts';
import { armedStates } from '#domain/application/outcome.ts';
import type { PreparedAnswer } from '#domain/question/prepared-answer.ts';
import { openAnswers } from './sealed-answers.ts';

export interface SentApplication {
  applicationId: string;
  company: string;
  jobTitle: string;
  confirmed: boolean;
  at: Date;
  answers: PreparedAnswer[];
}

/** Applications that reached an employer or may have, the latest first. */
export async function listSentApplications(
  { db, encryption }: Pick<Context, 'db' | 'encryption'>,
  userId: string,
): Promise<SentApplication[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('applications', 'applications.id', 'attempts.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id as applicationId',
      'applications.answers',
      'applications.submitted_at',
      'jobs.company_name as company',
      'jobs.title as jobTitle',
      'attempts.state',
      'attempts.approved_at',
    ])
    .where('attempts.user_id', '=', userId)
    .where('attempts.state', 'in', [...armedStates])
    .orderBy('attempts.approved_at', 'desc')
    .execute();
  return rows.map(({ applicationId, company, jobTitle, state, ...row }) => ({
    applicationId,
    company,
    jobTitle,
    confirmed: state === 'confirmed',
    at: row.submitted_at ?? row.approved_at,
    answers: openAnswers(encryption, applicationId, row.answers),
  }));
}
