import { sql } from 'kysely';
import type { Db } from '#backend/platform/db/db.ts';
import type { Insights } from '#contract/applications/tracker.ts';

/** Counts the applications started in each week, by its Monday. */
export async function countByWeek(
  db: Db,
  { userId, from, to }: { userId: string; from: Date; to: Date },
): Promise<Insights['weeks']> {
  const { rows } = await sql<Insights['weeks'][number]>`
    SELECT to_char(week, 'YYYY-MM-DD') AS week,
      count(*) FILTER (WHERE status IN ('Success', 'Processing') OR post_archive_status IS NOT NULL)::int AS sent,
      count(*) FILTER (WHERE status IN ('Preparing', 'ReadyForReview', 'ReadyForQuickApply'))::int AS waiting,
      count(*) FILTER (WHERE status = 'Fail' AND post_archive_status IS NULL)::int AS failed
    FROM generate_series(date_trunc('week', ${from}::timestamptz AT TIME ZONE 'UTC'),
      date_trunc('week', ${to}::timestamptz AT TIME ZONE 'UTC'), interval '7 days') AS week
    LEFT JOIN applications ON user_id = ${userId} AND removed_at IS NULL
      AND created_at AT TIME ZONE 'UTC' >= week AND created_at AT TIME ZONE 'UTC' < week + interval '7 days'
    GROUP BY week ORDER BY week`.execute(db);
  return rows;
}

/** Encrypted answers count as given by the person, because only the person gives sensitive ones. */
export async function countAnswers(db: Db, userId: string): Promise<Insights['answers']> {
  const { rows } = await sql<Insights['answers']>`
    SELECT count(*) FILTER (WHERE kind IN ('profile', 'resume', 'rule', 'draft'))::int AS "byUs",
      count(*) FILTER (WHERE kind IN ('typed', 'approved') OR sealed)::int AS "byYou",
      count(*) FILTER (WHERE kind IS NULL AND NOT sealed AND required)::int AS "left"
    FROM applications, LATERAL (
      SELECT answer -> 'source' ->> 'kind' AS kind, answer ? 'sealed' AS sealed,
        (answer -> 'field' ->> 'required')::boolean AS required
      FROM jsonb_array_elements(answers) AS answer
    ) AS one
    WHERE user_id = ${userId} AND removed_at IS NULL`.execute(db);
  return rows[0] ?? { byUs: 0, byYou: 0, left: 0 };
}

type Replies = Omit<Insights['replies'][number], 'sourceName'>;

export async function countReplies(db: Db, userId: string): Promise<Replies[]> {
  const { rows } = await sql<Replies>`
    SELECT jobs.ats AS source, count(*)::int AS sent,
      count(*) FILTER (WHERE EXISTS (
        SELECT FROM application_events AS event WHERE event.application_id = applications.id
          AND event.kind IN ('reply', 'interview', 'offer', 'rejection')
      ))::int AS answered
    FROM applications JOIN jobs ON jobs.id = applications.job_id
    WHERE user_id = ${userId} AND removed_at IS NULL
      AND (status = 'Success' OR post_archive_status IS NOT NULL)
    GROUP BY jobs.ats ORDER BY sent DESC, source`.execute(db);
  return rows;
}

export async function listFollowUps(
  db: Db,
  { userId, from }: { userId: string; from: Date },
): Promise<(Omit<Insights['followUps'][number], 'at'> & { at: Date })[]> {
  return db
    .selectFrom('application_events as event')
    .innerJoin('applications', 'applications.id', 'event.application_id')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id as applicationId',
      'jobs.title',
      'jobs.company_name as company',
      'event.at',
      'event.timed',
      'event.words',
    ])
    .where('event.user_id', '=', userId)
    .where('event.kind', 'in', ['follow-up', 'call', 'interview', 'deadline'])
    .where('event.at', '>=', from)
    .where('applications.removed_at', 'is', null)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('application_events as other')
            .select('other.id')
            .whereRef('other.application_id', '=', 'applications.id')
            .where('other.kind', '=', 'withdrawal'),
        ),
      ),
    )
    .orderBy('event.at')
    .limit(20)
    .execute();
}

export async function listAllApplications(db: Db, userId: string) {
  return db
    .selectFrom('applications')
    .innerJoin('jobs', 'jobs.id', 'applications.job_id')
    .select([
      'applications.id',
      'jobs.title',
      'jobs.company_name as company',
      'jobs.ats as source',
      'applications.status',
      'applications.failure_code as failure',
      'applications.created_at as startedAt',
      'applications.submitted_at as sentAt',
      'jobs.job_url as url',
    ])
    .where('applications.user_id', '=', userId)
    .where('applications.removed_at', 'is', null)
    .orderBy('applications.created_at', 'desc')
    .orderBy('applications.id')
    .execute();
}
