import { sql } from 'kysely';
import { countRows, onPage } from '#backend/platform/db/common-queries.ts';
import type { Db } from '#backend/platform/db/db.ts';
import type {
  FoundPerson,
  PeopleFilter,
  PersonMail,
  PersonSummary,
} from '#contract/operations/operations-people.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { describeTerms } from '#domain/credits/change-plan.ts';
import type { Plan } from '#domain/credits/plans.ts';
import { planTexts } from '#domain/messages/plans.ts';
import { operatorRole } from '#domain/operator-role.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

interface PeopleQuery {
  search: string;
  filter: PeopleFilter;
  page: number;
  size: number;
}

/** Finds people by id or by the start of their email address, newest first. */
export async function listPeopleRows(
  db: Db,
  { search, filter, page, size }: PeopleQuery,
): Promise<{ total: number; rows: FoundPerson[] }> {
  const start = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const found = db
    .selectFrom('users')
    .$if(search !== '', (query) =>
      query.where((e) => (uuid.test(search) ? e('id', '=', search) : e('email', 'like', start))),
    )
    .$if(filter === 'unconfirmed', (query) => query.where('email_verified', '=', false))
    .$if(filter === 'suspended', (query) => query.where('suspended_at', 'is not', null))
    .$if(filter === 'operators', (query) => query.where('role', '>=', operatorRole))
    .$if(filter === 'paying', (query) =>
      query.where((e) =>
        e.exists(
          e
            .selectFrom('subscriptions')
            .select('subscriptions.id')
            .whereRef('subscriptions.user_id', '=', 'users.id')
            .where('subscriptions.charge_id', 'is not', null)
            .where('subscriptions.status', '<>', 'ended'),
        ),
      ),
    );
  const total = await countRows(found);
  const rows = await found
    .select(['id', 'email', 'name', 'email_verified', 'role', 'created_at', 'suspended_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$call(onPage({ page, size }))
    .execute();
  return {
    total,
    rows: rows.map((row) => ({
      userId: row.id,
      email: row.email,
      name: row.name,
      emailVerified: row.email_verified,
      role: row.role,
      createdAt: row.created_at.toISOString(),
      suspendedAt: row.suspended_at?.toISOString() ?? null,
    })),
  };
}

export async function listMailRows(
  db: Db,
  { userId, page, size }: { userId: string; page: number; size: number },
): Promise<{ total: number; rows: PersonMail[] }> {
  const mails = db.selectFrom('outbox').where('user_id', '=', userId);
  const total = await countRows(mails);
  const rows = await mails
    .select(['id', 'subject', 'to_address as to', 'created_at', 'sent_at', 'tries'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$call(onPage({ page, size }))
    .execute();
  return {
    total,
    rows: rows.map(({ created_at, sent_at, ...row }) => ({
      ...row,
      createdAt: created_at.toISOString(),
      sentAt: sent_at?.toISOString() ?? null,
    })),
  };
}

export async function countOf(
  db: Db,
  userId: string,
): Promise<Pick<PersonSummary, 'resumes' | 'sessions' | 'applications' | 'hasSecondFactor'>> {
  const { rows } = await sql<{ resumes: number; sessions: number; hasSecondFactor: boolean }>`
    SELECT (SELECT count(*)::int FROM documents WHERE user_id = ${userId}) AS resumes,
      (SELECT count(*)::int FROM sessions WHERE user_id = ${userId} AND expires_at > now()) AS sessions,
      EXISTS (SELECT FROM second_factors WHERE user_id = ${userId} AND confirmed_at IS NOT NULL) AS "hasSecondFactor"`.execute(
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
    hasSecondFactor: rows[0]?.hasSecondFactor ?? false,
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
    .select(['id', 'plan', 'status', 'period_ends_at', sql<Plan[] | null>`terms`.as('terms')])
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
          name: plan.id === userId ? planTexts.freeStart : nameTerms(plan.plan, plan.terms),
          status: plan.status,
          until: plan.period_ends_at.toISOString(),
        }
      : null,
    credits: { granted, used: captured, reserved, left: granted - captured - reserved },
  };
}

/** Names what the person pays; a plan older than stored terms has only its code. */
function nameTerms(code: string, terms: Plan[] | null): string {
  const own = terms?.find((plan) => plan.code === code);
  return own ? describeTerms(own) : code;
}
