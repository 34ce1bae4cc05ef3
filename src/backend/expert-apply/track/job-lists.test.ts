import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { prepareApplication } from '#backend/expert-apply/prepare/prepare-application.ts';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import type { FormQuestion } from '#contract/applications/expert-apply.ts';
import type { JobCard } from '#contract/applications/job-application.ts';
import type { SourcedJob } from '#domain/job/job.ts';
import { type JobSeeker, signUpSeeker } from '#tests/job-seeker.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { formWith, textField } from '#tests/sample-form.ts';
import { sourcedJob } from '#tests/sourced-job.ts';
import { signUpClient } from '#tests/test-client.ts';

let client: JobSeeker;
let profile: string;

const wish = {
  title: 'Operations Analyst',
  place: { name: 'Austin, TX', latitude: 30.27, longitude: -97.74 },
};

const { platform: home, server } = await openTestServer({ tasks: { send: async () => {} } });
beforeEach(async () => {
  await home.database.kysely.deleteFrom('applications').execute();
  await home.database.kysely.deleteFrom('jobs').execute();
  client = await signUpSeeker(server, wish);
  profile = client.profile;
});

function posting(company: string, changes: Partial<SourcedJob> = {}): SourcedJob {
  return sourcedJob({
    tenant: company.toLowerCase(),
    company: { companyId: company, name: company, logo: null },
    postedDate: new Date(Date.now() - 3_600_000).toISOString(),
    ...changes,
  });
}
const save = (...jobs: SourcedJob[]) => inTransaction(home, (context) => saveJobs(context, { jobs }));
const list = async (path: string): Promise<{ status: number; results: JobCard[]; totalRecords: number }> => {
  const { status, body } = await client.ask('GET', `${profile}/jobs/${path}`);
  return { status, ...body };
};
const ids = (cards: JobCard[]) => cards.map(({ id }) => id);

describe('suggested jobs', () => {
  it('come four a page, with those we can send and those we cannot, unless one kind is asked for [EXA-002]', async () => {
    const mine = await save(
      ...['A', 'B', 'C', 'D', 'E'].map((name, place) => posting(name, { eligibleForExpertApply: place < 3 })),
    );
    const first = await list('suggested?page=1&size=4&suggestedJobsType=Both');
    const second = await list('suggested?page=2&size=4&suggestedJobsType=Both');
    expect([first.results.length, second.results.length, first.totalRecords]).toEqual([4, 1, 5]);
    expect(ids([...first.results, ...second.results]).toSorted()).toEqual(mine.toSorted());
    expect((await list('suggested')).results).toHaveLength(4);
    expect(ids((await list('suggested?suggestedJobsType=Eligible')).results).toSorted()).toEqual(
      mine.slice(0, 3).toSorted(),
    );
    expect((await list('suggested?suggestedJobsType=NotEligible')).results).toHaveLength(2);
  });

  it('are strong matches without an application, their employers taking turns; matched jobs are all by score [MAT-001] [EXA-003]', async () => {
    const ago = (days: number) => ({ postedDate: new Date(Date.now() - days * 86_400_000).toISOString() });
    const [best, second, other, weak, applied] = await save(
      posting('Acme', ago(0)),
      posting('Acme', ago(5)),
      posting('Bolt', ago(12)),
      posting('Cole', { title: 'Systems Analyst', ...ago(29), pay: { min: 1, max: 2, unit: 'hour' } }),
      posting('Dune', ago(1)),
    );
    await client.ask('POST', `${profile}/jobs/autofill`, { selectedJobs: [applied] });
    expect(ids((await list('suggested')).results)).toEqual([best, other, second]);
    const matched = await list('matched');
    expect(ids(matched.results)).toEqual([best, applied, second, other, weak]);
    expect(matched.results[1]?.application).toMatchObject({ jobApplicationStatus: 'Preparing' });
    const scores = matched.results.map(({ score }) => score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(matched.results[0]?.jobLocations).toMatchObject([{ city: 'Austin', state: 'TX' }]);
    expect(matched).toMatchObject({ totalRecords: 5 });
  });

  it('of equal score are matched newest first', async () => {
    const at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const [older, newer] = await save(
      posting('A', { postedDate: at(90) }),
      posting('B', { postedDate: at(30) }),
    );
    expect(ids((await list('matched')).results)).toEqual([newer, older]);
  });

  it('can be removed and brought back [EXA-014]', async () => {
    const [id, kept] = await save(posting('A'), posting('B'));
    const remove = () => client.ask('DELETE', `${profile}/jobs/suggested/${id}`);
    expect(await remove()).toMatchObject({ status: 200, body: { removed: true } });
    expect((await remove()).status).toBe(200);
    expect(ids((await list('suggested')).results)).toEqual([kept]);
    expect(ids((await list('matched')).results)).toEqual([kept]);
    await client.ask('POST', `${profile}/jobs/${id}/feedback`, { feedback: 'none' });
    expect((await list('suggested')).totalRecords).toBe(2);
    expect((await client.ask('DELETE', `${profile}/jobs/suggested/${randomUUID()}`)).status).toBe(404);
    const stranger = await signUpClient(server);
    expect((await stranger.ask('DELETE', `${profile}/jobs/suggested/${id}`)).status).toBe(404);
  });

  it('leave out the job of an application that was removed, failed or not', async () => {
    const [failed, waiting, kept] = await save(posting('A'), posting('B'), posting('C'));
    const started = await client.ask('POST', `${profile}/jobs/autofill`, {
      selectedJobs: [failed, waiting],
    });
    const applicationOf = (jobId: string | undefined): string =>
      started.body.find((one: { jobId: string }) => one.jobId === jobId).jobApplicationId;
    await home.database.kysely
      .updateTable('applications')
      .set({ status: 'Fail', failure_code: 'failure_captcha' })
      .where('id', '=', applicationOf(failed))
      .execute();
    for (const jobId of [failed, waiting]) {
      const path = `${profile}/jobs/${jobId}/applications/${applicationOf(jobId)}`;
      expect((await client.ask('DELETE', path)).status).toBe(200);
    }
    expect(ids((await list('suggested')).results)).toEqual([kept]);
    expect(ids((await list('matched')).results)).toEqual([kept]);
  });

  it('leave out companies on the never-apply list, whose names begin with what was typed', async () => {
    const [, kept] = await save(posting('Birchfield Networks, Inc.'), posting('Birchfields'));
    const never = (allowed: boolean) =>
      client.ask('POST', `${profile}/never-apply`, { name: 'Birchfield', allowed });
    await never(false);
    expect(ids((await list('suggested')).results)).toEqual([kept]);
    expect(ids((await list('matched')).results)).toEqual([kept]);
    await never(true);
    expect((await list('matched')).results).toHaveLength(2);
    const { body } = await client.ask('GET', '/ea/api/v1/expert-apply/companies?search=birch');
    expect(body).toEqual({ companies: ['Birchfield Networks, Inc.', 'Birchfields'] });
  });

  it('keep in their place what was applied for or hidden on this visit, when asked', async () => {
    const [first, second, third] = await save(posting('A'), posting('B'), posting('C'));
    const before = ids((await list('suggested')).results);
    await client.ask('POST', `${profile}/jobs/autofill`, { selectedJobs: [first] });
    await client.ask('POST', `${profile}/jobs/${second}/feedback`, { feedback: 'dislike' });
    expect(ids((await list('suggested')).results)).toEqual([third]);
    const kept = await list(`suggested?keep=${first}&keep=${second}`);
    expect(ids(kept.results)).toEqual(before);
    expect(kept.results.find(({ id }) => id === first)?.application?.jobApplicationStatus).toBe('Preparing');
    expect(ids((await list(`matched?keep=${second}`)).results)).toEqual(before);
    expect((await list('suggested?keep=nothing')).status).toBe(400);
  });

  it('that are saved are listed, the last one first, until they close', async () => {
    const [first, second] = await save(posting('A'), posting('B'));
    for (const id of [first, second])
      await client.ask('POST', `${profile}/jobs/${id}/feedback`, { feedback: 'like' });
    const saved = async () => ids((await client.ask('GET', `${profile}/jobs/liked`)).body);
    expect(await saved()).toEqual([second, first]);
    await home.database.kysely
      .updateTable('jobs')
      .set({ closed_at: new Date() })
      .where('id', '=', second as string)
      .execute();
    expect(await saved()).toEqual([first]);
  });

  it('wait from the start when the person has paused', async () => {
    const [id] = await save(posting('A'));
    await client.ask('POST', `${profile}/pause`, { paused: true });
    await client.ask('POST', `${profile}/jobs/autofill`, { selectedJobs: [id] });
    const [card] = (await list(`matched`)).results;
    expect(card?.application).toMatchObject({ jobApplicationStatus: 'Preparing', waitingFor: 'pause' });
  });

  it('are new for three days, until the person opens them', async () => {
    const [id, old] = await save(
      posting('A'),
      posting('B', { postedDate: new Date(Date.now() - 4 * 86_400_000).toISOString() }),
    );
    const tags = async () => new Map((await list('matched')).results.map((job) => [job.id, job.showNewTag]));
    expect(await tags()).toEqual(
      new Map([
        [id, true],
        [old, false],
      ]),
    );
    expect((await client.ask('POST', `${profile}/jobs/${id}/opened`)).body).toEqual({ opened: true });
    await client.ask('POST', `${profile}/jobs/${id}/opened`);
    expect(await tags()).toEqual(
      new Map([
        [id, false],
        [old, false],
      ]),
    );
    expect((await client.ask('POST', `${profile}/jobs/${randomUUID()}/opened`)).status).toBe(404);
  });
});

const neverPrints = () => Promise.reject(new Error('This form asks for no letter.'));

describe("what the employer's form asks", () => {
  const form = formWith([
    textField('phone', 'Phone'),
    textField('why', 'Why do you want to work here?'),
    textField('site', 'Portfolio website', false),
    // No question to a person: it is counted neither here nor in the review.
    { ...textField('file', 'Resume'), type: 'File', control: 'file' },
  ]);
  const ask = async (asker: JobSeeker, jobId: string | undefined) =>
    (await asker.ask('GET', `${asker.profile}/jobs/${jobId}/form`)).body as {
      questions: FormQuestion[];
    } | null;

  it('is known to everybody once it was read for anybody, each told what the own profile answers', async () => {
    const [id, unread] = await save(posting('A'), posting('B'));
    expect(await ask(client, id)).toBeNull();
    const started = await client.ask('POST', `${profile}/jobs/autofill`, { selectedJobs: [id] });
    const tools = { readForm: async () => ({ outcome: 'read' as const, form }), print: neverPrints };
    await prepareApplication(home, tools, {
      applicationId: started.body[0].jobApplicationId,
      lastTry: true,
      signal: new AbortController().signal,
    });
    const other = await signUpSeeker(server, { ...wish, phone: '(512) 555-0199' });
    const questions = (phone: FormQuestion['answer']): FormQuestion[] => [
      { label: 'Phone', required: true, answer: phone },
      { label: 'Why do you want to work here?', required: true, answer: 'open' },
      { label: 'Portfolio website', required: false, answer: 'open' },
    ];
    expect(await ask(client, id)).toEqual({ questions: questions('open') });
    expect(await ask(other, id)).toEqual({ questions: questions('ready') });
    expect(await ask(client, unread)).toBeNull();
    const stranger = await other.ask('GET', `${profile}/jobs/${id}/form`);
    expect(stranger.status).toBe(404);
  });
});
