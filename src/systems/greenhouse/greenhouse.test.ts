import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Greenhouse', () => {
  const list = '/greenhouse/v1/boards/acme/jobs';
  const job = {
    id: 4012345,
    internal_job_id: 77,
    title: 'Staff Nurse',
    absolute_url: 'https://boards.greenhouse.io/acme/jobs/4012345',
    location: { name: 'Austin, TX' },
    first_published: '2026-11-01T09:00:00-05:00',
    updated_at: '2026-11-14T09:00:00-05:00',
    company_name: 'Acme Health',
    language: 'en',
    content: '&lt;p&gt;Care for people&lt;/p&gt;',
    metadata: null,
    offices: [],
  };

  it('the whole board is one response, dated by its first publication', async () => {
    boards.site.answer(list, { body: { jobs: [job], meta: { total: 1 } } });
    const { jobs, isWhole } = await boards.read('greenhouse');
    expect(isWhole).toBe(true);
    expect(jobs[0]).toMatchObject({
      postingId: '4012345',
      company: 'Acme Health',
      places: ['Austin, TX'],
      postedAt: new Date('2026-11-01T14:00:00Z'),
    });
    expect(boards.site.visits.at(-1)?.path).toBe(`${list}?content=true`);
  });

  it('a posting for prospects is not a job, and an unreadable one makes the list incomplete', async () => {
    const prospects = { ...job, id: 2, internal_job_id: null };
    boards.site.answer(list, { body: { jobs: [job, prospects, { id: 3, title: null }] } });
    const { jobs, isWhole } = await boards.read('greenhouse');
    expect([jobs.map(({ postingId }) => postingId), isWhole]).toEqual([['4012345'], false]);
  });

  it("an unknown name is gone; a response that isn't a list is unreadable", async () => {
    expect(await findTrouble(boards.read('greenhouse', 'nobody'))).toBe('gone');
    boards.site.answer(list, { body: '<html>maintenance</html>' });
    expect(await findTrouble(boards.read('greenhouse'))).toBe('unreadable');
    boards.site.answer(list, { body: { jobs: 'none' } });
    expect(await findTrouble(boards.read('greenhouse'))).toBe('unreadable');
  });

  it('a single posting brings its pay range; one that was taken down is gone', async () => {
    const pay = [{ min_cents: 8_500_000, max_cents: 10_500_000, currency_type: 'USD', title: 'Annual' }];
    boards.site.answer(`${list}/4012345`, { body: { ...job, pay_input_ranges: pay } });
    expect((await boards.readOne('greenhouse', '4012345'))?.pay).toMatchObject({ min: 85_000, max: 105_000 });
    expect(await boards.readOne('greenhouse', '999')).toBeNull();
  });
});
