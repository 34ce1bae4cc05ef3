import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { JobDetail } from '#contract/expert-apply.ts';
import { writeBasics } from '#domain/document/basics.ts';
import { emptyDocument } from '#domain/document/empty-document.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { addUser } from '#tests/factories.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { describeJobs } from './describe-jobs.ts';
import { findJob } from './find-job.ts';
import { giveFeedback } from './give-feedback.ts';
import { matchJobs } from './match-jobs.ts';
import { saveJobs } from './save-jobs.ts';

let platform: TestPlatform;
let userId: string;
const now = new Date('2026-11-15T12:00:00Z');
beforeAll(async () => {
  platform = await createTestPlatform({ now: () => now });
});
afterAll(() => platform.drop());
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('jobs').execute();
  userId = await run(({ db }) => addUser(db));
});

const run = <Result>(work: (context: Context) => Promise<Result>) => inTransaction(platform, work);

function posting(changes: Partial<SourcedJob> = {}): SourcedJob {
  return {
    ats: 'lever',
    tenant: 'acme',
    postingId: randomUUID(),
    title: 'Operations Analyst',
    company: { companyId: 'acme', name: 'Acme', logo: null },
    jobLocations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    remoteOption: 'On-site',
    employmentType: 'Full-time',
    pay: null,
    description: '<p>Work</p>',
    skills: [],
    category: null,
    applyUrl: 'https://jobs.example.com/1/apply',
    jobUrl: 'https://jobs.example.com/1',
    postedDate: '2026-11-14T12:00:00.000Z',
    lastVerifiedAt: null,
    eligibleForExpertApply: true,
    ...changes,
  };
}
const save = (...jobs: SourcedJob[]) => run((context) => saveJobs(context, { jobs }));
const profile = () =>
  writeBasics(emptyDocument({ userId, name: 'Resume' }), {
    jobTitles: ['Operations Analyst'],
    locations: [{ name: 'Austin, TX', latitude: 30, longitude: -97 }],
    includeRemoteJobs: false,
    salary: '',
    salaryType: 'Annually',
  });
const match = (input: { page?: number; size?: number; excludeJobIds?: string[]; eligible?: boolean } = {}) =>
  run((context) => matchJobs(context, { document: profile(), page: 1, size: 20, ...input }));
const give = (jobId: string | undefined, feedback: 'like' | 'dislike' | 'removed' | 'none') =>
  run((context) => giveFeedback(context, { userId, jobId: jobId ?? '', feedback }));

describe('postings', () => {
  it('keep their id when they are imported again, and take on what changed', async () => {
    const job = posting();
    const [first] = await save(job);
    const [second] = await save({
      ...job,
      title: 'Senior Operations Analyst',
      applyUrl: 'https://other.example.com',
    });
    expect(second).toBe(first);
    const stored = await run((context) => findJob(context, { jobId: first ?? '' }));
    expect(stored).toEqual({
      ...job,
      id: first,
      jobLocations: [{ ...job.jobLocations[0], latitude: 30.267, longitude: -97.743 }],
      experienceMonths: 0,
      title: 'Senior Operations Analyst',
      applyUrl: 'https://other.example.com',
      closedAt: null,
    });
  });

  it('keep no script, style or foreign scheme in their description', async () => {
    const [id] = await save(
      posting({
        description:
          '<h3 style="x">Role</h3><script>alert(1)</script><a href="javascript:x()" onclick="x()">a</a><a href="https://acme.example.com">b</a><iframe src="//x"></iframe><p>2 &lt; 3</p>',
      }),
    );
    const job = await run((context) => findJob(context, { jobId: id ?? '' }));
    expect(job?.description).toBe(
      '<h3>Role</h3><a>a</a><a href="https://acme.example.com">b</a><p>2 &lt; 3</p>',
    );
  });

  it('that do not exist are null', async () => {
    expect(await run((context) => findJob(context, { jobId: randomUUID() }))).toBeNull();
  });
});

describe('matched jobs', () => {
  it('come best first, then newest, a page at a time [MAT-001]', async () => {
    const old = posting({ postedDate: '2026-11-13T12:00:00.000Z' });
    const ids = await save(
      posting({ title: 'Nurse' }),
      old,
      posting({ title: 'Operations Manager' }),
      posting(),
    );
    const all = await match();
    expect(all.results.map(({ id }) => id)).toEqual([ids[3], ids[1], ids[2], ids[0]]);
    const second = await match({ page: 2, size: 3 });
    expect(second).toMatchObject({ totalPages: 2, totalRecords: 4, results: [{ id: ids[0] }] });
  });

  it('carry what a card shows, reasons included', async () => {
    await save(posting({ skills: ['SQL'] }));
    const [detail] = (await match()).results;
    expect(JobDetail.parse(detail)).toEqual(detail);
    expect(detail).toMatchObject({
      postedAgoDays: 1,
      showNewTag: true,
      isJobOlderThan7Days: false,
      isLastVerifiedDate: false,
      remoteOptions: ['On-site'],
      isLiked: false,
      isDisliked: false,
    });
    expect(detail?.reasons.reduce((sum, { points }) => sum + points, 0)).toBe(detail?.score);
  });

  it('leave out closed, far, excluded, disliked and removed ones', async () => {
    const far = posting({ jobLocations: [{ city: 'Denver', state: 'CO', country: 'US' }] });
    const [shown, disliked, removed, excluded, closed] = await save(
      posting(),
      posting(),
      posting(),
      posting(),
      posting(),
      far,
    );
    await give(disliked, 'dislike');
    await give(removed, 'removed');
    await platform.database.kysely
      .updateTable('jobs')
      .set({ closed_at: now })
      .where('id', '=', closed ?? '')
      .execute();
    const { results, totalRecords } = await match({ excludeJobIds: [excluded ?? ''] });
    expect([results.map(({ id }) => id), totalRecords]).toEqual([[shown], 1]);
  });

  it('can be limited to those we can apply to', async () => {
    const [eligible, other] = await save(posting(), posting({ eligibleForExpertApply: false }));
    expect((await match({ eligible: true })).results.map(({ id }) => id)).toEqual([eligible]);
    expect((await match({ eligible: false })).results.map(({ id }) => id)).toEqual([other]);
  });
});

describe('feedback', () => {
  it('is like, dislike or neither, never both [MAT-009] and can be undone [MAT-011]', async () => {
    const [id = ''] = await save(posting());
    const look = async () => {
      const details = await run((context) => describeJobs(context, { document: profile(), jobIds: [id] }));
      return [details.get(id)?.isLiked, details.get(id)?.isDisliked];
    };
    await give(id, 'like');
    expect(await look()).toEqual([true, false]);
    expect((await match()).results[0]?.isLiked).toBe(true);
    await give(id, 'dislike');
    expect(await look()).toEqual([false, true]);
    expect((await match()).results).toEqual([]);
    await give(id, 'none');
    expect(await look()).toEqual([false, false]);
    expect((await match()).results).toHaveLength(1);
  });

  it('is one person’s own', async () => {
    const [id] = await save(posting());
    await give(id, 'dislike');
    userId = await run(({ db }) => addUser(db));
    expect((await match()).results).toHaveLength(1);
  });

  it('on a job that does not exist is refused', async () => {
    await expect(give(randomUUID(), 'like')).rejects.toMatchObject({ errorCode: 'not_found' });
  });
});
