import { randomUUID } from 'node:crypto';
import type { Context } from '#backend/platform/context.ts';

type Db = Context['db'];

/** Rows for tests about something else; every value not given is plausible and unique. */
export async function addUser(db: Db, { email }: { email?: string } = {}): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('users')
    .values({
      id,
      email: email ?? `${id}@example.com`,
      name: 'Ana Test',
      first_name: 'Ana',
      last_name: 'Test',
      email_verified: true,
    })
    .execute();
  return id;
}

export async function addJob(db: Db): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto('jobs')
    .values({
      id,
      ats: 'greenhouse',
      tenant: 'acme',
      posting_id: id,
      title: 'Operations Analyst',
      company_id: 'acme',
      company_name: 'Acme',
      locations: JSON.stringify([{ city: 'Austin', state: 'TX', country: 'US' }]),
      remote_option: 'On-site',
      employment_type: 'Full-time',
      description: '<p>Work</p>',
      skills: JSON.stringify(['Excel']),
      apply_url: `https://jobs.example.com/${id}`,
      job_url: `https://jobs.example.com/${id}`,
      posted_at: new Date(),
    })
    .execute();
  return id;
}

/** A person's approved attempt at a new job, with the application and profile it needs. */
export async function addAttempt(
  db: Db,
  userId: string,
): Promise<{ attemptId: string; applicationId: string }> {
  const profile = await db
    .selectFrom('documents')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const documentId = profile?.id ?? randomUUID();
  if (!profile)
    await db
      .insertInto('documents')
      .values({ id: documentId, user_id: userId, type: 'EAPL', name: 'Resume', content: '{}' })
      .execute();
  const [applicationId, attemptId] = [randomUUID(), randomUUID()];
  await db
    .insertInto('applications')
    .values({
      id: applicationId,
      user_id: userId,
      document_id: documentId,
      job_id: await addJob(db),
      status: 'Processing',
    })
    .execute();
  await db
    .insertInto('attempts')
    .values({
      id: attemptId,
      application_id: applicationId,
      user_id: userId,
      ats: 'greenhouse',
      tenant: 'acme',
      posting_id: applicationId,
      state: 'approved',
      approval_hash: 'hash',
      approved_at: new Date(),
    })
    .execute();
  return { attemptId, applicationId };
}
