import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findPlainProfile, replaceDocument } from '#backend/documents/record/documents.store.ts';
import { scheduleChecks } from '#backend/jobs/ingest/check-source.ts';
import { insertSearch } from '#backend/jobs/record/saved-searches.store.ts';
import {
  insertProspects,
  preferBoards,
  type StoredSweep,
  writeSweep,
} from '#backend/jobs/record/sweep.store.ts';
import type { Context } from '#backend/platform/context.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { readBasics, writeBasics } from '#domain/document/sections/basics.ts';
import { SavedQuery } from '#domain/preferences/saved-search.ts';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { jobSources } from '#systems/identify-posting.ts';
import { addPerson, type Person } from '#tests/ready-application.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { listBoards, listSystems } from './directory.ts';
import { describeSweep, pauseSweep, startSweep } from './sweep.ts';
import { sweepBoards } from './sweep-boards.ts';

class Stop extends Error {}
let platform: TestPlatform;
let site: RecordedSite;
let now = new Date();
const sent: { task: string; payload: { system?: string; sourceId?: string } }[] = [];

beforeAll(async () => {
  site = await startRecordedSite();
  const made = await createTestPlatform({
    now: () => now,
    tasks: { send: async (_db, task, payload) => void sent.push({ task: task.name, payload }) },
  });
  const originMap = listPracticeOrigins(site.origin);
  const config = { ...made.config, hostSpacingMs: 0, allowedPrivateHosts: [site.host], originMap };
  platform = { ...made, config };
});
afterAll(async () => {
  await site.close();
  await platform.drop();
});
beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z');
  site.forget();
  sent.length = 0;
  for (const table of ['jobs', 'job_sources', 'job_sweep', 'host_leases'] as const)
    await platform.database.kysely.deleteFrom(table).execute();
});

const run = <Result>(work: (context: Context) => Promise<Result>) => inTransaction(platform, work);
const days = (count: number) => {
  now = new Date(now.getTime() + count * 24 * 3_600_000);
};
const choice = {
  systems: ['greenhouse'],
  fields: ['29'],
  states: ['TX'],
  boardsPerHour: 100,
  mostJobs: 1000,
};
const posting = (board: string, id: number, title: string, place: string) => ({
  id,
  internal_job_id: 1,
  title,
  absolute_url: `https://boards.greenhouse.io/${board}/jobs/${id}`,
  location: { name: place },
  company_name: board,
  content: '<p>Work with us.</p>',
});
/** A board of the directory, answered by the recorded site. */
async function addBoard(name: string, jobs: [string, string][] | null): Promise<void> {
  await run(({ db }) => insertProspects(db, [{ kind: 'greenhouse', name: `${name}@${site.origin}` }], now));
  if (jobs)
    site.answer(`/greenhouse/v1/boards/${name}/jobs`, {
      body: { jobs: jobs.map(([title, place], index) => posting(name, index + 1, title, place)) },
    });
}
async function wantTitle(person: Person, title: string): Promise<void> {
  await run(async (context) => {
    const profile = await findPlainProfile(context.db, person.user.id);
    if (!profile) throw new Error('no profile');
    const document = writeBasics(profile, { ...readBasics(profile), jobTitles: [title] });
    await replaceDocument(context, document, now);
  });
}
const search = (keywords: string) => SavedQuery.parse({ kind: 'search', keywords });
/** With the directory that ships, unless a test brings its own. */
const shipped = () => ({ boardsDir: platform.config.boardsDir });
const begin = (context: Context, wanted: typeof choice) => startSweep(context, { ...wanted, ...shipped() });
const progress = (context: Context) => describeSweep(context, shipped());
const turnOn = (change: Partial<StoredSweep> = {}) =>
  run(({ db }) => writeSweep(db, { ...choice, running: true, ...change }, now));
const sweep = () => sweepBoards(platform, { system: 'greenhouse' });
const titles = async () =>
  (await platform.database.kysely.selectFrom('jobs').select('title').orderBy('title').execute()).map(
    ({ title }) => title,
  );
const boards = async () => {
  const rows = await platform.database.kysely.selectFrom('job_sources').selectAll().orderBy('name').execute();
  return rows.map(({ name, prospect, last_outcome, next_check_at }) => ({
    name: name.split('@')[0],
    prospect,
    outcome: last_outcome,
    inDays: Math.round((next_check_at.getTime() - now.getTime()) / (24 * 3_600_000)),
  }));
};

describe('turning on real jobs', () => {
  it('makes every board of the chosen systems a prospect once, and sends each system on its way', async () => {
    const chosen = { ...choice, systems: ['smartrecruiters', 'lever'] };
    await run((context) => begin(context, chosen));
    await run((context) => begin(context, chosen));
    const { systems, sweep: stored } = await run(progress);
    expect(stored).toEqual({ ...chosen, running: true });
    const counts = systems.filter(({ waiting }) => waiting > 0);
    expect(counts.map(({ system, boards: all, waiting }) => [system, all, waiting])).toEqual([
      ['lever', listBoards('lever').length, listBoards('lever').length],
      ['smartrecruiters', listBoards('smartrecruiters').length, listBoards('smartrecruiters').length],
    ]);
    expect(sent.slice(0, 2)).toEqual([
      { task: 'sweep-boards', payload: { system: 'smartrecruiters' } },
      { task: 'sweep-boards', payload: { system: 'lever' } },
    ]);
  });

  it.each([
    ['system', { systems: ['myspace'] }],
    ['field of work', { fields: ['99'] }],
    ['state', { states: ['ZZ'] }],
    ['Choose at least one system', { systems: [] }],
  ])('refuses an unknown choice and changes nothing: %s', async (said, change) => {
    const refused = run((context) => begin(context, { ...choice, ...change }));
    await expect(refused).rejects.toMatchObject({ uiSafeMessage: expect.stringContaining(said) });
    expect((await run(progress)).sweep).toBeNull();
  });

  it('reads the boards of your own list instead of the directory', async () => {
    const boardsDir = mkdtempSync(join(tmpdir(), 'applywright-boards-'));
    writeFileSync(join(boardsDir, 'greenhouse.txt'), `clinic@${site.origin}\n\n`);
    writeFileSync(join(boardsDir, 'myspace.txt'), 'nobody\n');
    site.answer('/greenhouse/v1/boards/clinic/jobs', {
      body: { jobs: [posting('clinic', 1, 'Registered Nurse', 'Austin, TX')] },
    });
    await run((context) => startSweep(context, { ...choice, boardsDir }));
    await sweep();
    expect(await titles()).toEqual(['Registered Nurse']);
    const { systems } = await run((context) => describeSweep(context, { boardsDir }));
    expect(systems).toMatchObject([{ system: 'greenhouse', boards: 1, visited: 1, withJobs: 1 }]);
    rmSync(boardsDir, { recursive: true });
  });

  it('the directory has the boards of systems that we can read', () => {
    expect(listSystems()).toHaveLength(18);
    for (const system of listSystems()) expect(listBoards(system).length).toBeGreaterThan(50);
  });

  it('every name in it can be a board of its system', async () => {
    for (const system of listSystems()) {
      const source = jobSources.find((one) => one.system === system);
      const tried = new Set<string>();
      for (const name of listBoards(system)) {
        const ask = (url: string) => Promise.reject(new Stop(new URL(url).host));
        const asked = await source
          ?.readBoard(ask, { tenant: name }, new Set())
          .catch((error: unknown) => error);
        if (!(asked instanceof Stop)) tried.add(name);
      }
      expect([system, ...tried]).toEqual([system]);
    }
  });
});

describe('a sweep', () => {
  it('keeps what is wanted, and visits boards that have it daily and the others rarely', async () => {
    await addBoard('clinic', [
      ['Registered Nurse', 'Austin, TX'],
      ['Registered Nurse', 'Denver, CO'],
      ['Software Engineer', 'Austin, TX'],
    ]);
    await addBoard('bakery', [['Baker', 'Austin, TX']]);
    await addBoard('dead', null);
    await turnOn();
    await sweep();
    expect(await titles()).toEqual(['Registered Nurse']);
    expect(await boards()).toEqual([
      { name: 'bakery', prospect: true, outcome: 'read', inDays: 14 },
      { name: 'clinic', prospect: false, outcome: 'read', inDays: 1 },
      { name: 'dead', prospect: true, outcome: 'gone', inDays: 60 },
    ]);
    days(1);
    await run(scheduleChecks);
    expect(sent.filter(({ task }) => task === 'check-jobs')).toHaveLength(1);
    const { systems, jobs } = await run(progress);
    expect(systems.find(({ system }) => system === 'greenhouse')).toMatchObject({
      boards: 3,
      visited: 3,
      withJobs: 1,
      gone: 1,
      waiting: 0,
    });
    expect(jobs).toEqual({ byField: [{ name: '29', jobs: 1 }], byState: [{ name: 'TX', jobs: 1 }] });
  });

  it('asks a Workday host for its sites, and reads those before the next host', async () => {
    const home = '/workday/ridgeline';
    const cxs = `${home}/wday/cxs/ridgeline/Careers`;
    const real = 'https://ridgeline.wd5.myworkdayjobs.com';
    site.answer(`${home}/robots.txt`, { body: `Sitemap: ${real}/Careers/siteMap.xml\n` });
    site.answer(`${cxs}/jobs`, {
      body: { total: 1, jobPostings: [{ title: 'Nurse', externalPath: '/job/Austin/Nurse_R-1' }] },
    });
    site.answer(`${cxs}/job/Austin/Nurse_R-1`, {
      body: {
        jobPostingInfo: {
          title: 'Registered Nurse',
          location: 'Austin, TX',
          jobDescription: '<p>Care</p>',
          startDate: '2026-11-10',
        },
        hiringOrganization: { name: 'Ridgeline' },
      },
    });
    const yesterday = new Date(now.getTime() - 24 * 3_600_000);
    const hosts = [`ridgeline/wd5@${site.origin}`, `elsewhere/wd5@${site.origin}`];
    for (const name of hosts)
      await run(({ db }) => insertProspects(db, [{ kind: 'workday', name }], yesterday));
    await run(({ db }) => preferBoards(db, ['ridgeline']));
    await turnOn({ systems: ['workday'], boardsPerHour: 2 });
    await sweepBoards(platform, { system: 'workday' });
    expect(await titles()).toEqual(['Registered Nurse']);
    expect(await boards()).toEqual([
      { name: 'elsewhere/wd5', prospect: true, outcome: null, inDays: -1 },
      { name: 'ridgeline/wd5/Careers', prospect: false, outcome: 'read', inDays: 1 },
      { name: 'ridgeline/wd5', prospect: true, outcome: 'read', inDays: 14 },
    ]);
  });

  it('takes nothing from a board that names no American place, whatever it calls remote', async () => {
    await addBoard('berlin', [
      ['Registered Nurse', 'Remote'],
      ['Registered Nurse', 'Berlin, Germany'],
    ]);
    await addBoard('austin', [
      ['Registered Nurse', 'Remote'],
      ['Nurse Manager', 'Austin, TX'],
    ]);
    await turnOn({ states: [], fields: [] });
    await sweep();
    expect(await titles()).toEqual(['Nurse Manager', 'Registered Nurse']);
  });

  it('stops at the boards of an hour and goes on in the next', async () => {
    for (const name of ['one', 'two', 'three']) await addBoard(name, [['Registered Nurse', 'Austin, TX']]);
    await turnOn({ boardsPerHour: 2 });
    await sweep();
    await sweep();
    expect((await boards()).filter(({ outcome }) => outcome === 'read')).toHaveLength(2);
    now = new Date(now.getTime() + 61 * 60_000);
    await sweep();
    expect((await boards()).filter(({ outcome }) => outcome === 'read')).toHaveLength(3);
  });

  it('takes no more boards when there are jobs enough, while it is paused, or for a system nobody chose', async () => {
    await addBoard('one', [['Registered Nurse', 'Austin, TX']]);
    await turnOn({ mostJobs: 0 });
    await sweep();
    await turnOn({ running: false });
    await sweep();
    await turnOn({ systems: ['lever'] });
    await sweep();
    expect(site.visits).toEqual([]);
    await turnOn();
    expect(await run((context) => pauseSweep(context, { paused: true }))).toBe(true);
    await sweep();
    expect(site.visits).toEqual([]);
    await run((context) => pauseSweep(context, { paused: false }));
    await sweep();
    expect(await titles()).toEqual(['Registered Nurse']);
  });

  it('reads companies first whose names fit what is chosen, and what people search for and want', async () => {
    for (const name of ['aaa', 'zz-dental', 'zz-legal', 'zz-piano']) await addBoard(name, null);
    const ana = await addPerson(platform, { credits: 1 });
    await wantTitle(ana, 'Paralegal');
    await run(({ db }) =>
      insertSearch(db, { userId: ana.user.id, query: search('piano tuner'), rhythm: 'daily', at: now }),
    );
    await run((context) => begin(context, { ...choice, systems: ['smartrecruiters'] }));
    await turnOn({ boardsPerHour: 3 });
    await sweep();
    const visited = (await boards()).filter(({ outcome }) => outcome !== null).map(({ name }) => name);
    expect(visited).toEqual(['zz-dental', 'zz-legal', 'zz-piano']);
  });

  it('looks again at what it passed over when something else is wanted', async () => {
    await addBoard('bakery', [['Baker', 'Austin, TX']]);
    await turnOn();
    await sweep();
    expect(await titles()).toEqual([]);
    await run((context) => begin(context, { ...choice, systems: ['smartrecruiters'], fields: ['51', '35'] }));
    await turnOn({ fields: ['51', '35'] });
    await sweep();
    expect(await titles()).toEqual(['Baker']);
  });

  it('a board that a worker took with it comes again tomorrow, and nobody else waits for it', async () => {
    // The robots.txt that the tests before have read is out of date.
    days(90);
    await addBoard('one', [['Registered Nurse', 'Austin, TX']]);
    await addBoard('two', [['Dental Hygienist', 'Austin, TX']]);
    await turnOn();
    const cut = new AbortController();
    site.answer('/robots.txt', () => {
      cut.abort();
      return { status: 404 };
    });
    await sweepBoards(platform, { system: 'greenhouse', signal: cut.signal }).catch(() => null);
    site.answer('/robots.txt', { status: 404 });
    await sweep();
    expect(await titles()).toHaveLength(1);
    days(1);
    await sweep();
    expect(await titles()).toHaveLength(2);
  });
});
