import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { canSeeJob } from '#backend/jobs/feedback/list-saved-jobs.ts';
import { matchJobs } from '#backend/jobs/match/match-jobs.ts';
import { searchJobs } from '#backend/jobs/search/search-jobs.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { writeBasics } from '#domain/document/sections/basics.ts';
import { openTestPlatform } from '#tests/open-test-server.ts';
import { saveReading } from './save-reading.ts';
import {
  addSource,
  changeSource,
  exportSources,
  importSources,
  listSources,
  mergeSource,
  removeSource,
} from './sources.ts';

const platform = await openTestPlatform();
const run = <Result>(work: (context: Context) => Promise<Result>) => inTransaction(platform, work);
const raw = (postingId: string, title: string) => ({
  system: 'greenhouse' as const,
  tenant: 'acme',
  postingId,
  title,
  company: 'Acme',
  logo: null,
  places: ['Austin, TX'],
  workplace: null,
  employmentType: '',
  pay: null,
  html: '<p>Work with us.</p>',
  jobUrl: `https://boards.greenhouse.io/acme/jobs/${postingId}`,
  applyUrl: `https://boards.greenhouse.io/acme/jobs/${postingId}`,
  postedAt: null,
  closesAt: null,
  language: null,
});
const add = (source: string) => run((context) => addSource(context, { source }));
const fill = (sourceId: string, titles = ['Baker']) =>
  run((context) =>
    saveReading(context, {
      sourceId,
      reading: { jobs: titles.map((title, at) => raw(String(at + 1), title)), stillOpen: [], isWhole: true },
      checkAt: null,
    }),
  );
const found = async () => {
  const query = { keywords: 'baker', location: '', remote: false, fresh: false, page: 1, size: 20 };
  return (await run((context) => searchJobs(context, query))).jobs.totalCount;
};
const document = writeBasics(emptyDocument({ userId: randomUUID(), name: 'Resume' }), {
  jobTitles: ['Baker'],
  locations: [{ name: 'Austin, TX', latitude: 30.27, longitude: -97.74 }],
  includeRemoteJobs: false,
  salary: '',
  salaryType: 'Annually',
});
const matched = async () =>
  (await run((context) => matchJobs(context, { document, page: 1, size: 20, filters: {} }))).totalRecords;
const names = async () => (await run(listSources)).rows.map(({ kind, name }) => `${kind}:${name}`);

beforeEach(async () => {
  for (const table of ['jobs', 'job_sources'] as const)
    await platform.database.kysely.deleteFrom(table).execute();
});

describe('a source of jobs', () => {
  it('that is hidden shows its jobs to nobody, and shows them again once it is read again', async () => {
    const sourceId = await add('greenhouse:acme');
    await fill(sourceId);
    const [job] = await platform.database.kysely.selectFrom('jobs').select('id').execute();
    const canOpen = () =>
      run((context) => canSeeJob(context, { userId: randomUUID(), jobId: job?.id ?? '' }));
    expect([await found(), await matched(), await canOpen()]).toEqual([1, 1, true]);
    expect(await run((context) => changeSource(context, { sourceId, change: 'hide' }))).toEqual({
      name: 'greenhouse:acme',
      changed: true,
    });
    expect([await found(), await matched(), await canOpen()]).toEqual([0, 0, false]);
    expect((await run(listSources)).rows[0]).toMatchObject({ enabled: false, hidden: true });
    await run((context) => changeSource(context, { sourceId, change: 'resume' }));
    await fill(sourceId);
    expect(await found()).toBe(1);
  });

  it('that is paused keeps its jobs; the same again changes nothing', async () => {
    const sourceId = await add('greenhouse:acme');
    await fill(sourceId);
    const pause = () => run((context) => changeSource(context, { sourceId, change: 'pause' }));
    expect([(await pause()).changed, (await pause()).changed]).toEqual([true, false]);
    expect(await found()).toBe(1);
    const { rows } = await run((context) => listSources(context, { show: 'paused' }));
    expect(rows).toHaveLength(1);
  });

  it('that is removed leaves its jobs to whoever has them, and each is looked at by itself', async () => {
    const sourceId = await add('greenhouse:acme');
    await fill(sourceId);
    await run((context) => removeSource(context, { sourceId }));
    expect([await names(), await found()]).toEqual([[], 0]);
    const [job] = await platform.database.kysely.selectFrom('jobs').selectAll().execute();
    expect(job).toMatchObject({ closed_at: null, source_id: null, check_at: expect.any(Date) });
    await expect(run((context) => removeSource(context, { sourceId }))).rejects.toMatchObject({
      errorCode: 'not_found',
    });
  });

  it('with the same name as another is merged into it', async () => {
    const [one, other] = [await add('smartrecruiters:Acme'), await add('smartrecruiters:acme')];
    await fill(other);
    const { rows } = await run(listSources);
    expect(rows.find(({ id }) => id === other)?.sameAs).toBe(one);
    expect(await run((context) => mergeSource(context, { sourceId: other, into: one }))).toMatchObject({
      jobs: 1,
    });
    expect([await names(), await found()]).toEqual([['smartrecruiters:Acme'], 1]);
    await expect(run((context) => mergeSource(context, { sourceId: one, into: one }))).rejects.toMatchObject({
      errorCode: 'invalid_request',
    });
  });

  it('is found by a part of its name', async () => {
    await add('greenhouse:acme');
    await add('lever:bolt');
    const { rows, total } = await run((context) => listSources(context, { search: 'ever:b' }));
    expect([rows.map(({ name }) => name), total]).toEqual([['bolt'], 1]);
  });
});

it('sources go out and come in as CSV; a line that is none is named and costs only itself', async () => {
  const csv = 'kind,name,state\r\ngreenhouse,acme,on\r\nmyspace,acme,on\r\n\r\nlever:bolt\r\n';
  expect(await run((context) => importSources(context, { csv }))).toEqual({
    added: 2,
    refused: [{ line: 3, text: expect.stringContaining('"myspace:acme" isn\'t a job source') }],
  });
  expect(await run(exportSources)).toEqual([
    { kind: 'greenhouse', name: 'acme', enabled: true },
    { kind: 'lever', name: 'bolt', enabled: true },
  ]);
});
