import { sql } from 'kysely';
import type { Context } from '#backend/platform/context.ts';
import type { FoundPerson, PersonSummary } from '#contract/operations-people.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { freeStartName } from '#domain/credits/subscription.ts';

type Db = Context['db'];

const mostFound = 20;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By id, or by how the e-mail address begins. */
export async function findPeopleRows(db: Db, search: string): Promise<FoundPerson[]> {
  const start = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const rows = await db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'email_verified', 'role', 'created_at'])
    .where((e) => (uuid.test(search) ? e('id', '=', search) : e('email', 'like', start)))
    .orderBy('email')
    .limit(mostFound)
    .execute();
  return rows.map((row) => ({
    userId: row.id,
    email: row.email,
    name: row.name,
    emailVerified: row.email_verified,
    role: row.role,
    createdAt: row.created_at.toISOString(),
  }));
}

export async function countOf(
  db: Db,
  userId: string,
): Promise<Pick<PersonSummary, 'resumes' | 'sessions' | 'applications'>> {
  const { rows } = await sql<{ resumes: number; sessions: number }>`
    SELECT (SELECT count(*)::int FROM documents WHERE user_id = ${userId}) AS resumes,
      (SELECT count(*)::int FROM sessions WHERE user_id = ${userId} AND expires_at > now()) AS sessions`.execute(
    db,
  );
  const applications = await db
    .selectFrom('applications')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .where('user_id', '=', userId)
    .groupBy('status')
    .orderBy('status')
    .execute();
  return {
    resumes: rows[0]?.resumes ?? 0,
    sessions: rows[0]?.sessions ?? 0,
    applications: applications.map((row) => ({ ...row, status: row.status as ApplicationStatus })),
  };
}

export interface Standing {
  plan: PersonSummary['plan'];
  credits: PersonSummary['credits'];
}

export async function findStanding(db: Db, userId: string): Promise<Standing> {
  const plan = await db
    .selectFrom('subscriptions')
    .select(['id', 'plan', 'status', 'period_ends_at'])
    .where('user_id', '=', userId)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const balance = await db
    .selectFrom('credit_balances')
    .select(['granted', 'captured', 'reserved'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const { granted, captured, reserved } = balance ?? { granted: 0, captured: 0, reserved: 0 };
  return {
    plan: plan
      ? {
          name: plan.id === userId ? freeStartName : plan.plan,
          status: plan.status,
          until: plan.period_ends_at.toISOString(),
        }
      : null,
    credits: { granted, used: captured, reserved, left: granted - captured - reserved },
  };
}
