import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { openAnswers } from './sealed-answers.ts';

export interface SentApplication {
  applicationId: string;
  company: string;
  jobTitle: string;
  certainty: 'received' | 'perhaps' | 'some';
  at: Date;
  answers: PreparedAnswer[];
}

/** Applications of which an employer received something or may have, latest first. Leaves out those that provably sent nothing. */
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
      'attempts.released_by',
      'attempts.approved_at',
    ])
    .where('attempts.user_id', '=', userId)
    .where((e) =>
      e.or([
        e('attempts.early_at', 'is not', null),
        e.and([
          e('attempts.locked_at', 'is not', null),
          sql<boolean>`attempts.released_by IS DISTINCT FROM 'nothing-left'`,
        ]),
      ]),
    )
    .orderBy('attempts.approved_at', 'desc')
    .execute();
  return rows.map(({ applicationId, company, jobTitle, ...row }) => ({
    applicationId,
    company,
    jobTitle,
    certainty: certaintyOf(row),
    at: row.submitted_at ?? row.approved_at,
    answers: openAnswers(encryption, applicationId, row.answers),
  }));
}

/** A refused application counts as received, because the employer read it before refusing it. */
function certaintyOf(row: { state: string; released_by: string | null }): SentApplication['certainty'] {
  if (row.state === 'confirmed' || row.released_by === 'refused') return 'received';
  return row.state === 'unknown' || row.state === 'armed' || row.state === 'clicked' ? 'perhaps' : 'some';
}
