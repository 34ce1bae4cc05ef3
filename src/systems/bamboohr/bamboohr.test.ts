import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('BambooHR', () => {
  const opening = {
    jobOpeningName: 'Caregiver',
    jobOpeningStatus: 'Open',
    employmentStatusLabel: 'Part-Time',
    location: { city: 'Salem', state: 'Oregon', addressCountry: 'United States' },
    atsLocation: { city: null, state: null },
    locationType: '0',
    datePosted: '2026-11-05',
    compensation: '$19 - $23 per hour',
    description: '<p>Care</p>',
    jobOpeningShareUrl: 'https://acme.bamboohr.com/careers/12',
  };

  it('descriptions come from each opening; a field that is turned off is a list instead of an object', async () => {
    boards.site.answer('/bamboohr/careers/list', {
      body: { meta: { totalCount: 2 }, result: [{ id: '12' }, { id: 13 }] },
    });
    boards.site.answer('/bamboohr/careers/12/detail', {
      body: { result: { jobOpening: opening, formFields: [] } },
    });
    boards.site.answer('/bamboohr/careers/13/detail', {
      body: { result: { jobOpening: { ...opening, jobOpeningStatus: 'Filled', atsLocation: [] } } },
    });
    const { jobs, isWhole } = await boards.read('bamboohr');
    expect([jobs.length, isWhole]).toEqual([1, true]);
    expect(jobs[0]).toMatchObject({
      places: [{ city: 'Salem', state: 'Oregon', country: 'United States' }],
      workplace: 'onsite',
      html: '<p>Care</p><p>Pay: $19 - $23 per hour</p>',
    });
  });

  it('a dead name redirects or returns an empty list', async () => {
    boards.site.answer('/bamboohr/careers/list', {
      status: 302,
      headers: { location: 'https://www.bamboohr.com/' },
    });
    expect(await findTrouble(boards.read('bamboohr'))).toBe('gone');
    boards.site.answer('/bamboohr/careers/list', { body: { meta: { totalCount: 0 }, result: [] } });
    expect((await boards.read('bamboohr')).jobs).toEqual([]);
  });
});
