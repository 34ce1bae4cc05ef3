import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Crelate', () => {
  const api = '/crelate/api/candidateportal';
  const job = (code: string) => ({
    Id: `id-${code}`,
    JobCode: code,
    Title: 'Forklift Operator',
    Description: 'Drive …',
    CompanyName: 'Acme Staffing',
    City: 'Reno',
    State: 'NV',
    Country: 'United States',
    LastPostedOnDate: '2026-11-09T00:00:00Z',
    Tags: [],
  });
  const envelopeOf = (path: string) =>
    JSON.parse(new URL(path, 'http://x').searchParams.get('requestEnvelope') ?? '{}');
  const answerPortal = (...Jobs: unknown[]) => {
    boards.site.answer(`${api}/getclientvars?onv=${encodeURIComponent(btoa('Acme'))}`, {
      body: { ORG_ID: 'fad5962e', ORG_NAME: 'acme' },
    });
    boards.site.answer(`${api}/GetAllJobs`, ({ path }) => {
      const isOwn = envelopeOf(path).OrganizationId === 'fad5962e';
      return { body: { Jobs: isOwn ? Jobs : null, IsError: !isOwn } };
    });
    boards.site.answer(`${api}/GetJob`, ({ path }) => {
      const code = envelopeOf(path).JobCode;
      return {
        body: { Job: code === 'gone' ? null : { ...job(code), Description: '<p>Drive safely.</p>' } },
      };
    });
  };

  it('the portal is asked by its number, and each posting for its whole description', async () => {
    answerPortal(job('abc1'), job('abc2'), job('gone'));
    const { jobs, stillOpen, isWhole } = await boards.read('crelate', 'Acme', ['abc2']);
    expect([jobs.length, stillOpen, isWhole]).toEqual([1, ['abc2'], true]);
    expect(jobs[0]).toMatchObject({
      tenant: 'acme',
      postingId: 'abc1',
      company: 'Acme Staffing',
      places: [{ city: 'Reno', state: 'NV', country: 'United States' }],
      html: '<p>Drive safely.</p>',
      jobUrl: 'https://jobs.crelate.com/portal/Acme/job/abc1',
      postedAt: new Date('2026-11-09'),
    });
  });

  it('an entry without a code makes the list incomplete; an unknown portal is gone; a refusal is unreadable', async () => {
    answerPortal({ Title: 'No code' });
    expect(await boards.read('crelate', 'Acme')).toMatchObject({ jobs: [], isWhole: false });
    for (const name of ['nobody', 'żółw', 'a/b'])
      expect(await findTrouble(boards.read('crelate', name))).toBe('gone');
    boards.site.answer(`${api}/GetAllJobs`, { body: { IsError: true, ErrorMessage: 'Portal is disabled' } });
    expect(await findTrouble(boards.read('crelate', 'Acme'))).toBe('unreadable');
    boards.site.answer(`${api}/GetJob`, { body: { Job: { JobCode: 5 } } });
    expect(await findTrouble(boards.readOne('crelate', 'x'))).toBe('unreadable');
  });
});
