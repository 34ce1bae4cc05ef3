import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Comeet', () => {
  const board = 'acme/93.007';
  const page = '/comeet/jobs/acme/93.007';
  const position = {
    uid: '34.C6F',
    name: 'Sales Engineer',
    department: 'Sales',
    company_name: 'Acme Sports',
    location: { name: 'New York', city: 'New York', state: 'NY', country: 'US', is_remote: false },
    employment_type: 'Full-time',
    workplace_type: 'Hybrid',
    url_comeet_hosted_page: 'https://www.comeet.com/jobs/acme/93.007/sales-engineer/34.C6F',
    time_updated: '2026-11-01T08:00:00Z',
    custom_fields: {
      details: [
        { name: 'Description', value: '<p>Sell [things];</p>' },
        { name: 'Empty', value: null },
      ],
    },
  };
  const answer = (data: unknown) =>
    boards.site.answer(page, {
      body: `<script>COMPANY_DATA = {"name":"Acme"}; COMPANY_POSITIONS_DATA = ${JSON.stringify(data)}; POSITION_DATA = null;</script>`,
    });

  it('the page contains every position with its description', async () => {
    answer([position]);
    const { jobs, isWhole } = await boards.read('comeet', board);
    expect([jobs.length, isWhole]).toEqual([1, true]);
    expect(jobs[0]).toMatchObject({
      tenant: board,
      postingId: '34.C6F',
      company: 'Acme Sports',
      places: [{ city: 'New York', state: 'NY', country: 'US' }],
      workplace: 'hybrid',
      employmentType: 'Full-time',
      html: '<h3>Description</h3><p>Sell [things];</p>',
      jobUrl: position.url_comeet_hosted_page,
    });
    expect(await boards.readOne('comeet', '34.c6f', board)).toMatchObject({ title: 'Sales Engineer' });
  });

  it('a position without an id is skipped; another page is unreadable; a name alone is no board', async () => {
    answer([{ ...position, location: { name: 'Remote' } }, { name: 'No id' }]);
    expect(await boards.read('comeet', board)).toMatchObject({
      jobs: [{ places: ['Remote'] }],
      isWhole: false,
    });
    answer({ a: 1 });
    expect(await findTrouble(boards.read('comeet', board))).toBe('unreadable');
    expect(await findTrouble(boards.read('comeet', 'acme'))).toBe('gone');
    boards.site.answer(page, { status: 302, headers: { location: 'https://www.comeet.com/' } });
    expect(await findTrouble(boards.read('comeet', board))).toBe('gone');
  });
});
