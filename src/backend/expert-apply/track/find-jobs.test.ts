import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import type { FoundJobCards } from '#contract/applications/expert-apply.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { type JobSeeker, signUpSeeker } from '#tests/job-seeker.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { sourcedJob } from '#tests/sourced-job.ts';

let client: JobSeeker;
const { platform, server } = await openTestServer({ tasks: { send: async () => {} } });
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('applications').execute();
  await platform.database.kysely.deleteFrom('jobs').execute();
  const place = { name: 'Austin, TX', latitude: 30.27, longitude: -97.74 };
  client = await signUpSeeker(server, { title: 'Operations Analyst', place });
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000 - 3_600_000).toISOString();
const posting = (changes: Partial<SourcedJob> = {}) => sourcedJob({ postedDate: daysAgo(0), ...changes });
const save = (...jobs: SourcedJob[]) => inTransaction(platform, (context) => saveJobs(context, { jobs }));
const idsOf = (body: { results: { id: string }[] }) => body.results.map(({ id }) => id).toSorted();
const ask = async (path: string) => (await client.ask('GET', `${client.profile}/jobs/${path}`)).body;
const roundRock = [{ city: 'Round Rock', state: 'TX', country: 'US' }];

/** Each filter with one job that it keeps and one that it leaves out. */
const filters: [string, Partial<SourcedJob>, Partial<SourcedJob>][] = [
  ['pay=90000', { pay: { min: 90_000, max: 95_000, unit: 'year' } }, { pay: null }],
  [
    'pay=90000',
    { description: '<p>Salary: $90,000 to $95,000 a year.</p>' },
    { description: '<p>You will own a budget of $90,000 to $95,000 a year.</p>' },
  ],
  ['days=3', { postedDate: daysAgo(1) }, { postedDate: daysAgo(5) }],
  ['type=Part-time', { employmentType: 'Part-time' }, { employmentType: 'Full-time' }],
  ['remote=true', { remoteOption: 'Remote', jobLocations: [] }, {}],
  ['category=accounting', { category: 'accounting' }, { category: 'legal' }],
];

describe('the search of a signed-in person', () => {
  it('shows each job with its score and reasons, and none for other work', async () => {
    const [analyst, cook] = await save(posting(), posting({ title: 'Line Cook' }));
    const body: FoundJobCards = await ask('search?location=Austin, TX');
    expect(body).toMatchObject({
      totalCount: 2,
      totalCountExact: true,
      location: 'Austin, TX',
      scored: null,
    });
    const card = body.results.find(({ id }) => id === analyst);
    expect(card?.score).toBeGreaterThan(50);
    expect(card?.reasons[0]).toMatchObject({
      part: 'title',
      sentence: 'Same title as yours: Operations Analyst.',
    });
    expect(card?.application).toBeNull();
    expect(body.results.find(({ id }) => id === cook)).toMatchObject({ score: null, reasons: [] });
    expect((await ask('search?keywords=cook')).results).toHaveLength(1);
  });

  it.each(filters)('is narrowed by %s', async (filter, kept, other) => {
    const [first] = await save(posting(kept), posting(other));
    expect(idsOf(await ask(`search?${filter}`))).toEqual([first]);
  });

  it('is narrowed by distance, and by the least score among the first jobs', async () => {
    const [near] = await save(
      posting(),
      posting({ jobLocations: roundRock }),
      posting({ title: 'Line Cook' }),
    );
    expect((await ask('search?location=Austin, TX')).totalCount).toBe(3);
    expect((await ask('search?location=Austin, TX&miles=5')).totalCount).toBe(2);
    const strong = await ask('search?location=Austin, TX&miles=5&score=60');
    expect(strong).toMatchObject({ totalCount: 1, scored: 2, results: [{ id: near }] });
  });
});

describe('matches', () => {
  it.each(filters.filter(([filter]) => filter !== 'remote=true'))(
    'are narrowed by %s',
    async (filter, kept, other) => {
      const [first] = await save(posting(kept), posting(other));
      expect((await ask('matched')).totalRecords).toBe(2);
      expect(idsOf(await ask(`matched?${filter}`))).toEqual([first]);
    },
  );

  it('are narrowed to remote work, to a distance, and by the least score', async () => {
    const far = { remoteOption: 'Remote' as const, jobLocations: [] };
    const [here = '', remote = '', near = ''] = await save(
      posting(),
      posting(far),
      posting({ jobLocations: roundRock }),
    );
    const [weak = ''] = await save(posting({ title: 'Business Analyst', postedDate: daysAgo(29) }));
    expect(idsOf(await ask('matched'))).not.toContain(remote);
    expect(idsOf(await ask('matched?remote=true'))).toEqual([remote]);
    expect(idsOf(await ask('matched?miles=5'))).toEqual([here, weak].toSorted());
    expect(idsOf(await ask('matched?score=70'))).toEqual([here, near].toSorted());
  });
});

describe('one job', () => {
  it('is shown with its score and application, and not when it does not exist', async () => {
    const [id] = await save(posting());
    expect(await ask(`${id}/card`)).toMatchObject({ id, isLiked: false, application: null });
    await client.ask('POST', `${client.profile}/jobs/${id}/feedback`, { feedback: 'like' });
    await client.ask('POST', `${client.profile}/jobs/autofill`, { selectedJobs: [id] });
    expect(await ask(`${id}/card`)).toMatchObject({
      isLiked: true,
      application: { jobApplicationStatus: 'Preparing' },
    });
    expect((await client.ask('GET', `${client.profile}/jobs/${randomUUID()}/card`)).status).toBe(404);
  });

  it('that only another person’s link brought stays theirs', async () => {
    const [id = ''] = await save(posting());
    await platform.database.kysely.updateTable('jobs').set({ listed: false }).where('id', '=', id).execute();
    const path = `${client.profile}/jobs/${id}/card`;
    expect((await client.ask('GET', path)).status).toBe(404);
    await platform.database.kysely
      .insertInto('added_jobs')
      .values({ user_id: client.userId, job_id: id, added_at: new Date() })
      .execute();
    expect((await client.ask('GET', path)).status).toBe(200);
  });
});
