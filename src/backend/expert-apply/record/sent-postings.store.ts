import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { ComparedPosting } from '#domain/application/past/possible-duplicate.ts';

export type SentPosting = ComparedPosting & { jobId: string };

/**
 * Postings that the person applied to, with or without us, and that share the employer or the posting number with one of
 * these jobs.
 */
export async function listSentPostings(
  db: Context['db'],
  input: { userId: string; jobIds: readonly string[] },
): Promise<SentPosting[]> {
  const { rows } = await sql<SentPosting>`
    WITH asked AS (
      SELECT company_id, split_part(lower(company_name), ' ', 1) AS first_word, posting_id, apply_url
      FROM jobs WHERE id = ANY(${[...input.jobIds]}::uuid[])
    ), sent AS (
      SELECT job_id FROM applications
      WHERE user_id = ${input.userId}
        AND (
          status IN ('Processing', 'Success') OR (status = 'Fail' AND post_archive_status IS NOT NULL)
          OR EXISTS (
            SELECT FROM attempts
            WHERE application_id = applications.id AND locked_at IS NOT NULL AND released_by IS NULL
          )
        )
      UNION
      SELECT job_id FROM applied_jobs WHERE user_id = ${input.userId}
    )
    SELECT jobs.id::text AS "jobId", jobs.title, jobs.company_name AS company, jobs.apply_url AS "applyUrl", jobs.ats,
      jobs.posting_id AS "postingId"
    FROM sent JOIN jobs ON jobs.id = sent.job_id
    WHERE EXISTS (
      SELECT FROM asked
      WHERE asked.company_id = jobs.company_id OR asked.posting_id = jobs.posting_id
        OR asked.first_word = split_part(lower(jobs.company_name), ' ', 1)
    )
    UNION ALL
    SELECT '', title, company_name, coalesce(nullif(url, ''), 'own ' || position), 'own', position::text
    FROM applied_jobs
    WHERE user_id = ${input.userId} AND job_id IS NULL AND EXISTS (
      SELECT FROM asked
      WHERE asked.apply_url = applied_jobs.url OR asked.first_word = split_part(lower(company_name), ' ', 1)
    )
    ORDER BY 1
    LIMIT 500`.execute(db);
  return rows;
}
