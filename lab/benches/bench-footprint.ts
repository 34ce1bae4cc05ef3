import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { personalTables } from '#backend/operations/privacy/personal-tables.ts';
import type { UserContext } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { ApplicationStatus, isFinal, isReady } from '#domain/application/status.ts';
import { type Applicant, addApplicant } from '#lab/crash/add-applicant.ts';
import { keepWorkers } from '#lab/crash/keep-workers.ts';
import { type CrashHome, openCrashHome } from '#lab/crash/open-crash-home.ts';
import type { Figure } from '#lab/figures/figure.ts';
import { readChildren } from '#lab/trust-report/read-children.ts';

interface Footprint {
  rowBytes: number;
  rows: number;
  fileBytes: number;
}

const people = 3;
const patienceMs = 60_000;

/**
 * What a person with a resume needs in the database and the file store, and what each sent application adds.
 */
export async function benchFootprint(): Promise<Figure[]> {
  const home = await openCrashHome();
  const before = readChildren().megabytes;
  const workers = keepWorkers({ env: home.env, count: 1 });
  try {
    const seen: number[] = [];
    const sums = { person: [] as Footprint[], application: [] as Footprint[] };
    for (let number = 1; number <= people; number++) {
      const applicant = await addApplicant(home.platform, number);
      const bare = await weigh(home, applicant.user.id);
      await applyOnce(home, applicant, () => seen.push(readChildren().megabytes));
      const after = await weigh(home, applicant.user.id);
      sums.person.push(bare);
      sums.application.push({
        rowBytes: after.rowBytes - bare.rowBytes,
        rows: after.rows - bare.rows,
        fileBytes: after.fileBytes - bare.fileBytes,
      });
    }
    const workerMegabytes = Math.round(Math.max(...seen) - before);
    const [person, application] = [mean(sums.person), mean(sums.application)];
    console.log(JSON.stringify({ person, application, workerMegabytes }));
    const sayRows = ({ rowBytes, rows }: Footprint) => `${(rowBytes / 1024).toFixed(1)} KB in ${rows} rows`;
    const said = `${sayRows(person)}, plus the resume · ${sayRows(application)}, ${Math.round(application.fileBytes / 1024)} KB of files (${people} people)`;
    return [{ row: 'footprint', isMet: true, said }];
  } finally {
    await workers.stop();
    await home.close();
  }
}

async function applyOnce(home: CrashHome, { user, documentId }: Applicant, look: () => void): Promise<void> {
  const act = <T>(verb: (context: UserContext) => Promise<T>) =>
    inTransaction(home.platform, (context) => verb({ ...context, user }));
  const jobId = home.jobIds.get('Bookkeeper') ?? '';
  const [started] = await act((context) => startApplications(context, { documentId, jobIds: [jobId] }));
  const id = started?.jobApplicationId ?? '';
  await waitFor(home, id, isReady, look);
  const review = {
    jobApplicationId: id,
    applyJobApplicationAfterSave: true,
    reviewApplicationAnswerItems: [],
  };
  await act((context) => reviewApply(context, { documentId, reviews: [review] }));
  await waitFor(home, id, isFinal, look);
}

async function waitFor(
  home: CrashHome,
  id: string,
  isThere: typeof isReady,
  look: () => void,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    look();
    const { status } = await home.platform.database.kysely
      .selectFrom('applications')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    if (isThere(ApplicationStatus.parse(status))) return;
    await wait(200);
  }
  throw new Error('The application did not finish in time');
}

async function weigh(home: CrashHome, userId: string): Promise<Footprint> {
  const db = home.platform.database.kysely;
  const sum = { rowBytes: 0, rows: 0, fileBytes: 0 };
  for (const { name, owner } of personalTables) {
    const mine =
      'through' in owner
        ? sql`${sql.ref(owner.column)} in (select id from ${sql.table(owner.through)} where user_id = ${userId})`
        : sql`${sql.ref(owner.column)} = ${userId}`;
    const { rows } = await sql<{ bytes: number; count: number }>`
      select coalesce(sum(pg_column_size(one.*)), 0)::int as bytes, count(*)::int as count
      from ${sql.table(name)} one where ${mine}`.execute(db);
    sum.rowBytes += rows[0]?.bytes ?? 0;
    sum.rows += rows[0]?.count ?? 0;
  }
  const { size } = await db
    .selectFrom('blobs')
    .select(sql<number>`coalesce(sum(size), 0)::int`.as('size'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { ...sum, fileBytes: size };
}

function mean(all: readonly Footprint[]): Footprint {
  const of = (key: keyof Footprint) => Math.round(all.reduce((sum, one) => sum + one[key], 0) / all.length);
  return { rowBytes: of('rowBytes'), rows: of('rows'), fileBytes: of('fileBytes') };
}
