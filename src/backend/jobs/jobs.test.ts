import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { JobDetail } from '#contract/applications/job-application.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeAnswers } from '#domain/document/sections/answers.ts';
import { type Basics, readBasics, writeBasics } from '#domain/document/sections/basics.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { addUser } from '#tests/factories.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { sourcedJob } from '#tests/sourced-job.ts';
import { giveFeedback } from './feedback/give-feedback.ts';
import { saveJobs } from './ingest/save-jobs.ts';
import { matchJobs } from './match/match-jobs.ts';
import { describeJobs } from './record/describe-jobs.ts';
import { findJob } from './record/find-job.ts';

let userId: string;
const now = new Date('2026-11-15T12:00:00Z');
const platform = await openTestPlatform({ now: () => now });
beforeEach(async () => {
  await platform.database.kysely.deleteFrom('jobs').execute();
  userId = await run(({ db }) => addUser(db));
});

const run = <Result>(work: (context: Context) => Promise<Result>) => inTransaction(platform, work);

const posting = (changes: Partial<SourcedJob> = {}) =>
  sourcedJob({ postedDate: '2026-11-14T12:00:00.000Z', ...changes });
let allIds: string[] = [];
const save = async (...jobs: SourcedJob[]) => {
  allIds = await run((context) => saveJobs(context, { jobs }));
  return allIds;
};
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
      skillDemands: [],
      occupationId: 13_111_100,
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

  it('keep what the posting says about its skills, and are read again where that was never stored', async () => {
    const description = '<ul><li>3+ years of SQL required</li></ul>';
    const demands = [{ skill: 'SQL', need: 'required', years: 3, quote: '3+ years of SQL required' }];
    const [id = ''] = await save(posting({ description, skills: ['SQL'] }));
    expect(await run((context) => findJob(context, { jobId: id }))).toMatchObject({ skillDemands: demands });
    await run(({ db }) => db.updateTable('jobs').set({ skill_demands: null }).where('id', '=', id).execute());
    const [matched] = (await match()).results;
    expect(matched?.reasons.find(({ part }) => part === 'skills')).toMatchObject({ demands });
  });

  it('that do not exist are null', async () => {
    expect(await run((context) => findJob(context, { jobId: randomUUID() }))).toBeNull();
  });
});

describe('matched jobs', () => {
  it('come best first, then newest, a page at a time', async () => {
    const old = posting({ postedDate: '2026-11-13T12:00:00.000Z' });
    const ids = await save(
      posting({ title: 'Registered Nurse' }),
      old,
      posting({ title: 'Business Analyst' }),
      posting(),
    );
    const all = await match();
    expect(all.results.map(({ id }) => id)).toEqual([ids[3], ids[1], ids[2]]);
    const second = await match({ page: 2, size: 2 });
    expect(second).toMatchObject({
      totalPages: 2,
      totalRecords: 3,
      onlyBest: false,
      needsTitle: false,
      results: [{ id: ids[2] }],
    });
  });

  it('are only the same or similar work, however few there are, and none without a title [I-06]', async () => {
    const [pipefitter] = await save(
      posting({ title: 'Pipefitter' }),
      posting({ title: 'Registered Nurse' }),
      posting({ title: 'Math Teacher' }),
    );
    expect((await match()).totalRecords).toBe(0);
    const untitled = writeBasics(profile(), { ...readBasics(profile()), jobTitles: [] });
    const nothing = await run((context) => matchJobs(context, { document: untitled, page: 1, size: 20 }));
    expect(nothing).toMatchObject({ totalRecords: 0, results: [], needsTitle: true });
    const [shown] = await run(async (context) => [
      ...(await describeJobs(context, { document: untitled, jobIds: [pipefitter ?? ''] })).values(),
    ]);
    expect(shown).toMatchObject({ score: null, reasons: [] });
  });

  it('are never fewer with remote work or another place, whatever fits there', async () => {
    const many = (count: number, changes: Partial<SourcedJob>) =>
      Array.from({ length: count }, () => posting(changes));
    await save(
      ...many(10, {}),
      ...many(30, { title: 'Line Cook' }),
      ...many(25, { jobLocations: [], remoteOption: 'Remote' }),
      ...many(25, { jobLocations: [{ city: 'Denver', state: 'CO', country: 'US' }] }),
    );
    const count = async (changes: Partial<Basics>) => {
      const document = writeBasics(profile(), { ...readBasics(profile()), ...changes });
      return (await run((context) => matchJobs(context, { document, page: 1, size: 20 }))).totalRecords;
    };
    const [austin] = readBasics(profile()).locations;
    const denver = { name: 'Denver, CO', latitude: 39.7392, longitude: -104.9903 };
    expect(await count({})).toBe(10);
    expect(await count({ includeRemoteJobs: true })).toBe(35);
    expect(await count({ locations: austin ? [austin, denver] : [] })).toBe(35);
  });

  it('reach thirty miles around, every place of a job, and remote work only when it is wanted', async () => {
    const at = (city: string, state: string) => ({ city, state, country: 'US' });
    const ids = await save(
      posting({ title: 'Operations Analyst', jobLocations: [at('Denver', 'CO'), at('Round Rock', 'TX')] }),
      posting({ jobLocations: [at('San Antonio', 'TX')] }),
      posting({ jobLocations: [], remoteOption: 'Remote' }),
      posting({ jobLocations: [at('Denver', 'CO')], remoteOption: 'Hybrid remote' }),
    );
    const { results } = await match();
    expect(results.map(({ id }) => id)).toEqual([ids[0]]);
    expect(results[0]?.reasons.at(-1)?.sentence).toMatch(/^In Round Rock, TX, 1\d miles from Austin, TX\.$/);
    const withRemote = writeBasics(profile(), { ...readBasics(profile()), includeRemoteJobs: true });
    const all = await run((context) => matchJobs(context, { document: withRemote, page: 1, size: 20 }));
    expect(new Set(all.results.map(({ id }) => id))).toEqual(new Set([ids[0], ids[2]]));
    expect(all.places).toEqual([
      { place: 'Austin, TX', jobs: 1 },
      { place: 'Remote', jobs: 1 },
    ]);
  });

  it('are ranked by the very score they show, whatever the job [I-06]', async () => {
    const titles = ['Operations Analyst', 'Business Analyst', 'Senior Operations Analyst'];
    const skills = ['SQL', 'Excel', 'Tableau', 'Forecasting', 'Python', 'Board games', 'Jira'];
    await save(
      ...Array.from({ length: 400 }, (_, number) =>
        posting({
          title: titles[number % 3] ?? '',
          skills: skills.filter((_name, place) => (number >> place) & 1),
          pay: number % 5 === 0 ? null : { min: 30_000, max: 30_000 + number * 150, unit: 'year' },
          description: `<p>${number % 11} years of experience</p>`,
          postedDate: new Date(now.getTime() - (number % 37) * 86_400_000).toISOString(),
        }),
      ),
    );
    const person = writeSkills(writeBasics(profile(), { ...readBasics(profile()), salary: '70000' }), [
      'SQL',
      'Board games',
      'Tableau',
      'Jira',
    ]);
    const { results, totalRecords, onlyBest } = await run((context) =>
      matchJobs(context, { document: person, page: 1, size: 200 }),
    );
    expect([totalRecords, onlyBest]).toEqual([200, true]);
    const scores = results.map(({ score }) => score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    const others = await run((context) => describeJobs(context, { document: person, jobIds: [...allIds] }));
    const best = [...others.values()].map(({ score }) => score ?? 0).toSorted((a, b) => b - a);
    expect(scores.slice(0, 20)).toEqual(best.slice(0, 20));
  });

  it('are the same whatever a person answered about origin, health, record or legal status', async () => {
    await save(
      posting({ description: '<p>We do not sponsor visas.</p>' }),
      posting({ title: 'Business Analyst' }),
    );
    const answers = ['gender', 'race', 'veteran', 'disability', 'sponsorship', 'work-authorization'].map(
      (questionId) => ({
        questionId,
        questionText: questionId,
        answer: ['Yes'],
      }),
    );
    const told = await run((context) =>
      matchJobs(context, { document: writeAnswers(profile(), answers), page: 1, size: 20 }),
    );
    expect(told).toEqual(await match());
    expect(told.totalRecords).toBe(2);
  });

  it('warn before a credit is spent, in the words of the posting, and say what it gives away', async () => {
    const told = posting({
      description:
        '<ul><li>8+ years of experience</li><li>Active Texas PE license</li></ul><p>Join us. We are unable to sponsor visas.</p>',
      postedDate: '2026-10-01T12:00:00.000Z',
    });
    await save(told, { ...told, postingId: 'first time', postedDate: '2026-08-20T12:00:00.000Z' });
    const [job] = (await match()).results;
    expect(job?.warnings).toEqual([
      {
        kind: 'license',
        sentence: "Asks for a license or certification that your resume doesn't mention.",
        evidence: 'Active Texas PE license',
      },
      {
        kind: 'years',
        sentence: "Asks for 8 years of experience. You're 96 months short.",
        evidence: '8+ years of experience',
      },
      {
        kind: 'sponsorship',
        sentence: "Doesn't offer visa sponsorship.",
        evidence: 'We are unable to sponsor visas.',
      },
    ]);
    expect(job?.signals).toEqual([
      { kind: 'age', sentence: 'Open for 45 days.', evidence: 'Posted on October 1, 2026.' },
      {
        kind: 'repost',
        sentence: 'Posted once before.',
        evidence: 'The same job at the same company and location was first posted on August 20, 2026.',
      },
      {
        kind: 'no-pay',
        sentence: "Doesn't list the pay.",
        evidence: "We didn't find a pay amount in the posting.",
      },
    ]);
  });

  it('count pay in the text like pay from the board, with the sentence and the degree it asks for', async () => {
    const pay = { min: 45, max: 52, unit: 'hour' as const };
    const words = '<p>Pay: $45–$52/hr</p><p>$4,000 sign-on bonus</p><p>Bachelor’s degree required.</p>';
    const [read, given] = await save(posting({ description: words }), posting({ pay, description: words }));
    const { results } = await run((context) => {
      const basics = { ...readBasics(profile()), salary: '60', salaryType: 'Hourly' as const };
      return matchJobs(context, { document: writeBasics(profile(), basics), page: 1, size: 20 });
    });
    const [fromText, fromBoard] = [read, given].map((id) => results.find((job) => job.id === id));
    expect(fromText?.pay).toEqual({ ...pay, quote: 'Pay: $45–$52/hr' });
    expect(fromBoard?.pay).toEqual(pay);
    expect(fromText?.score).toBe(fromBoard?.score);
    const reasons = fromText?.reasons.filter(({ quote }) => quote !== undefined);
    expect(reasons).toEqual([
      {
        part: 'pay',
        points: 7,
        of: 10,
        sentence: 'Pays 13% less than your minimum salary.',
        quote: 'Pay: $45–$52/hr',
      },
      {
        part: 'degree',
        points: 0,
        of: 0,
        sentence: "Requires a bachelor's degree, which we didn't find on your resume.",
        quote: 'Bachelor’s degree required.',
      },
    ]);
    expect(fromText?.warnings.map(({ kind }) => kind)).toEqual(['degree']);
    expect(fromText?.signals).toEqual([]);
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

  it('leave out closed, far, excluded, disliked and removed ones [I-06]', async () => {
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
