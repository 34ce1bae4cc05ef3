import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { pino } from 'pino';
import { savePreference } from '#backend/documents/editing/preferences.ts';
import { saveDocument } from '#backend/documents/editing/save-document.ts';
import { cleanDocument } from '#backend/documents/record/clean-document.ts';
import { setPause } from '#backend/expert-apply/hold/pause-applications.ts';
import { placeHold } from '#backend/expert-apply/hold/place-hold.ts';
import { expireApplications } from '#backend/expert-apply/prepare/expire-applications.ts';
import { stopApplication } from '#backend/expert-apply/send/stop-application.ts';
import { markEmailVerified } from '#backend/identity/accounts/verify-email.ts';
import { giveConsent } from '#backend/identity/consents/consents.ts';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import type { Context, SessionUser } from '#backend/platform/context.ts';
import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { openPlatform } from '#backend/platform/open-platform.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import { withSecrets } from '#backend/platform/settings/with-secrets.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { ApplicationStatus } from '#domain/application/status.ts';
import { consentTexts } from '#domain/consent/consent.ts';
import type { PlanCode } from '#domain/credits/plans.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { experiments } from '#domain/experiment/experiment.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import { sampleContact } from '#tests/profile-samples.ts';
import { answered, formWith, textField } from '#tests/sample-form.ts';
import { sourcedJob } from '#tests/sourced-job.ts';
import { password } from './new-person.ts';

const port = Number(process.env.JOURNEYS_PORT);
const practice = `http://127.0.0.1:${port + 1}`;
/** The host of seeded applications. It is held, so that nothing is sent while a journey looks at them. */
const heldHost = 'held.localhost';

let opened: Promise<Platform> | undefined;

/** The database of the service under test, for states that would take minutes to reach by clicking. */
export function platform(): Promise<Platform> {
  opened ??= (async () => {
    const dataDir = process.env.JOURNEYS_DATA_DIR ?? '';
    const { url } = await startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) });
    const config = { ...withSecrets(loadConfig({ NODE_ENV: 'test', DATA_DIR: dataDir })), databaseUrl: url };
    const home = openPlatform({
      config: { ...config, logLevel: 'silent' },
      name: 'seed',
      tasks: [],
      sendOnly: true,
    }).platform;
    await inTransaction(home, (context) =>
      placeHold(context, { scope: 'host', name: heldHost, reason: 'Test site: no real employer uses it.' }),
    );
    return home;
  })();
  return opened;
}

export interface SeededPerson {
  userId: string;
  documentId: string;
  origin: string;
}

/**
 * Signs up a new person in the page's browser and gives them a finished profile, which comes with ten
 * credits.
 */
export async function seedPerson(
  page: Page,
  { portal, complete = true }: { portal?: string; complete?: boolean } = {},
): Promise<SeededPerson & { email: string }> {
  const origin = `http://${portal ? `${portal}.` : ''}localhost:${port}`;
  const { userId, email } = await signUpAt(page, origin);
  // Everyone gets this variant; on a slow machine its response arrives too late to wait for.
  const forced = [experiments.applyDirectlyDesktop, experiments.applyDirectlyMobile].map(
    ({ id }) => `${id}_3`,
  );
  await page
    .context()
    .addCookies([{ name: 'runtest', value: encodeURIComponent(forced.join(',')), url: origin }]);
  const documentId = await inTransaction(await platform(), async (context) => {
    const asUser = { ...context, user: { id: userId } as SessionUser };
    await markEmailVerified(context, { userId });
    const contact = {
      ...sampleContact,
      firstName: 'Ana',
      lastName: 'Lee',
      email: 'ana.lee@example.com',
      phone: '(512) 555-0199',
      zip: '78701',
    };
    const { id } = await saveDocument(asUser, {
      document: await cleanDocument(writeContact(emptyDocument({ userId, name: 'Ana Lee Resume' }), contact)),
    });
    await savePreference(asUser, { code: 'EAST', value: complete ? 'FINISH' : 'CNTC' });
    const { version } = consentTexts['apply-for-me'];
    if (complete) await giveConsent(asUser, { kind: 'apply-for-me', version, ip: '127.0.0.1' });
    return id;
  });
  return { email, userId, documentId, origin };
}

/** From within the browser, which alone resolves the hosts of the other portals. */
async function signUpAt(page: Page, origin: string): Promise<{ userId: string; email: string }> {
  await page.goto(`${origin}/readyz`);
  const form = {
    email: `${randomUUID()}@example.com`,
    password,
    firstName: 'Ana',
    lastName: 'Lee',
    acceptTerms: true,
  };
  return page.evaluate(async (data) => {
    const reply = await fetch('/id/api/v1/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    });
    return (await reply.json()) as { userId: string; email: string };
  }, form);
}

export interface SeededApplication {
  status: ApplicationStatus;
  title: string;
  company?: string;
  failureCode?: FailureCode;
  appliedDirectly?: boolean;
  submittedAt?: string;
  eligible?: boolean;
  answers?: PreparedAnswer[];
  /** The host of its form; the default host holds everything back. */
  host?: string;
}

/** Applications in any status, newest first; returns their ids in order. */
export async function seedApplications(
  person: SeededPerson,
  wanted: readonly SeededApplication[],
): Promise<string[]> {
  const home = await platform();
  return inTransaction(home, async (context) => {
    const now = Date.now();
    const jobIds = await saveUnlisted(context, { jobs: wanted.map(toJob) });
    const rows = wanted.map((one, index) => {
      const answers = one.answers ?? [answered(textField('name', 'Full name'), 'Ana Lee')];
      return {
        id: randomUUID(),
        user_id: person.userId,
        document_id: person.documentId,
        job_id: jobIds[index] ?? '',
        status: one.status,
        form: JSON.stringify({
          ...formWith(answers.map(({ field }) => field)),
          postingId: randomUUID(),
          url: `http://${one.host ?? heldHost}/apply`,
        }),
        answers: JSON.stringify(answers),
        failure_code: one.status === 'Fail' ? (one.failureCode ?? 'failure_captcha') : null,
        post_archive_status: one.appliedDirectly ? 'AppliedForJob' : null,
        post_archive_at: one.appliedDirectly ? new Date('2026-11-10T12:00:00Z') : null,
        submitted_at: one.submittedAt ? new Date(one.submittedAt) : null,
        created_at: new Date(now - index * 60_000),
      };
    });
    await context.db.insertInto('applications').values(rows).execute();
    return rows.map(({ id }) => id);
  });
}

/** Jobs of one person only, so that other journeys' matches don't change. */
async function saveUnlisted(context: Context, input: Parameters<typeof saveJobs>[1]): Promise<string[]> {
  const ids = await saveJobs(context, input);
  await context.db.updateTable('jobs').set({ listed: false }).where('id', 'in', ids).execute();
  await context.db.deleteFrom('job_locations').where('job_id', 'in', ids).execute();
  return ids;
}

function toJob({ title, company = 'Acme', eligible = true }: SeededApplication) {
  const postingId = randomUUID();
  const url = `http://${heldHost}/${postingId}`;
  return sourcedJob({
    postingId,
    title,
    company: { companyId: company.toLowerCase(), name: company, logo: null },
    description: `<p>Work at ${company}.</p>`,
    applyUrl: url,
    jobUrl: url,
    eligibleForExpertApply: eligible,
  });
}

/** Moves an application as the worker would, and notifies the open page. */
export async function moveApplication(
  person: SeededPerson,
  applicationId: string,
  status: ApplicationStatus,
): Promise<void> {
  await inTransaction(await platform(), async (context) => {
    await context.db.updateTable('applications').set({ status }).where('id', '=', applicationId).execute();
    await context.publish(person.userId, {
      type: 'application-changed',
      data: { applicationId, status, company: 'Acme' },
    });
  });
}

interface SeededPlan {
  plan: PlanCode;
  status: 'active' | 'cancelled' | 'ended' | 'failed';
  credits: number;
  /** A card on file and the terms agreed to. */
  card?: string;
}

/**
 * Cancels everything this person has under way and returns the credits, so that the account can be set
 * immediately.
 */
async function stopEverything(home: Platform, { userId, documentId }: SeededPerson): Promise<void> {
  const sending = await home.database.kysely
    .selectFrom('applications')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'Processing')
    .execute();
  for (const { id: applicationId } of sending)
    await inTransaction(home, (context) =>
      stopApplication({ ...context, user: { id: userId } as SessionUser }, { documentId, applicationId }),
    ).catch(() => undefined); // It has just ended on its own.
}

/** Puts the person's account into a state. */
export async function seedPlan(
  person: SeededPerson,
  { plan, status, credits, card }: SeededPlan,
): Promise<void> {
  const { userId } = person;
  const home = await platform();
  await stopEverything(home, person);
  await inTransaction(home, async ({ db }) => {
    await db.deleteFrom('subscriptions').where('user_id', '=', userId).execute();
    const [started_at, period_ends_at] = [new Date(), new Date(Date.now() + 10 * 86_400_000)];
    await db
      .insertInto('subscriptions')
      .values({ id: randomUUID(), user_id: userId, plan, status, started_at, period_ends_at })
      .execute();
    await db
      .updateTable('credit_balances')
      .set((e) => ({ granted: e('captured', '+', e('reserved', '+', credits)) }))
      .where('user_id', '=', userId)
      .execute();
    await db.deleteFrom('plan_consents').where('user_id', '=', userId).execute();
    await db.deleteFrom('payment_methods').where('user_id', '=', userId).execute();
    if (card === undefined) return;
    const at = new Date();
    await db
      .insertInto('plan_consents')
      .values({ id: randomUUID(), user_id: userId, plan, words: 'I agree.', given_at: at })
      .execute();
    await db
      .insertInto('payment_methods')
      .values({
        user_id: userId,
        provider: 'test',
        reference: card,
        label: 'Card ending in 4242',
        updated_at: at,
      })
      .execute();
  });
}

/** Jobs the person added by their links. */
export async function seedAddedJobs(person: SeededPerson, titles: readonly string[]): Promise<void> {
  await inTransaction(await platform(), async (context) => {
    const ids = await saveUnlisted(context, {
      jobs: titles.map((title) => toJob({ status: 'Preparing', title })),
    });
    const rows = ids.map((job_id) => ({ user_id: person.userId, job_id, added_at: new Date() }));
    await context.db.insertInto('added_jobs').values(rows).execute();
  });
}

/** Nothing of theirs is prepared or sent from now on. */
export async function pausePerson({ userId, documentId }: SeededPerson): Promise<void> {
  await inTransaction(await platform(), (context) =>
    setPause({ ...context, user: { id: userId } as SessionUser }, { documentId, paused: true }),
  );
}

/** Jobs the person reports having applied to, the last one the newest. */
export async function seedAppliedJobs(person: SeededPerson, titles: readonly string[]): Promise<void> {
  await inTransaction(await platform(), async (context) => {
    const ids = await saveUnlisted(context, {
      jobs: titles.map((title) => toJob({ status: 'Success', title, company: 'Bluestem' })),
    });
    for (const job_id of ids)
      await context.db
        .insertInto('applied_jobs')
        .values({ user_id: person.userId, job_id, at: new Date() })
        .execute();
  });
}

/** An application for a practice employer's opening, prepared from a form that has changed since. */
export async function seedOutdatedApplication(person: SeededPerson, title: string): Promise<string> {
  const home = await platform();
  const job = await home.database.kysely
    .selectFrom('jobs')
    .select(['id', 'ats', 'tenant', 'posting_id', 'apply_url'])
    .where('title', '=', title)
    .where('apply_url', 'like', `${practice}%`)
    .executeTakeFirstOrThrow();
  const answers = [answered(textField('old', 'A question of last week'), 'Ana Lee')];
  const form = formWith(answers.map(({ field }) => field));
  const id = randomUUID();
  await home.database.kysely
    .insertInto('applications')
    .values({
      id,
      user_id: person.userId,
      document_id: person.documentId,
      job_id: job.id,
      status: 'ReadyForReview',
      form: JSON.stringify({
        ...form,
        ats: job.ats,
        tenant: job.tenant,
        postingId: job.posting_id,
        url: job.apply_url,
      }),
      answers: JSON.stringify(answers),
    })
    .execute();
  return id;
}

/** The employer takes this application's posting down. */
export async function closePosting(applicationId: string): Promise<void> {
  await inTransaction(await platform(), async (context) => {
    const { job_id } = await context.db
      .selectFrom('applications')
      .select('job_id')
      .where('id', '=', applicationId)
      .executeTakeFirstOrThrow();
    await context.db.updateTable('jobs').set({ closed_at: new Date() }).where('id', '=', job_id).execute();
    await expireApplications(context, { jobIds: [job_id] });
  });
}
