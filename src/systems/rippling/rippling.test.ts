import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

const uuid = '5c1f2a34-0000-4000-8000-000000000001';

describe('Rippling', () => {
  const jobs = '/rippling/platform/api/ats/v1/board/acme/jobs';
  const entry = (place: string) => ({
    uuid,
    name: 'Payroll Clerk',
    url: `https://ats.rippling.com/acme/jobs/${uuid}`,
    workLocation: { label: place, id: place },
  });

  it('a posting listed once per location is read once; its description and date come from its own response', async () => {
    boards.site.answer(jobs, { body: [entry('Hybrid (Austin, TX)'), entry('Hybrid (Waco, TX)')] });
    boards.site.answer(`${jobs}/${uuid}`, {
      body: {
        ...entry('Hybrid (Austin, TX)'),
        workLocations: ['Hybrid (Austin, TX)', 'Hybrid (Waco, TX)'],
        description: { company: '<p>About Acme</p>', role: '<p>Run payroll</p>' },
        employmentType: { label: 'SALARIED_FT', id: 'Salaried, full-time' },
        createdOn: '2026-11-02T09:00:00.000000-07:00',
      },
    });
    const { jobs: found, isWhole } = await boards.read('rippling');
    expect([found.length, isWhole]).toEqual([1, true]);
    expect(found[0]).toMatchObject({
      postingId: uuid,
      company: 'Acme',
      places: ['Austin, TX', 'Waco, TX'],
      workplace: 'hybrid',
      employmentType: 'Salaried, full-time',
      html: '<p>Run payroll</p><p>About Acme</p>',
      applyUrl: `https://ats.rippling.com/acme/jobs/${uuid}/apply`,
      postedAt: new Date('2026-11-02T16:00:00Z'),
    });
  });

  it('an unknown name is gone, an entry without an id makes the list incomplete, a posting taken down is gone', async () => {
    expect(await findTrouble(boards.read('rippling', 'nobody'))).toBe('gone');
    boards.site.answer(jobs, { body: [{ name: 'Nameless' }] });
    expect(await boards.read('rippling')).toEqual({ jobs: [], stillOpen: [], isWhole: false });
    expect(await boards.readOne('rippling', uuid)).toBeNull();
  });
});
