import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';
import { jobscore } from './board.ts';

const boards = await openBoardReader();

describe('JobScore', () => {
  const feed = '/jobscore/careers/acme/feed.json';
  const job = (id: string, more: object = {}) => ({
    id,
    title: 'Warehouse Associate',
    job_status_id: 81,
    company_name: 'Acme Goods',
    company_code: 'acme',
    detail_url: `https://careers.jobscore.com/careers/acme/jobs/warehouse-associate-${id}?ref=rss&sid=68`,
    url_slug: `warehouse-associate-${id}`,
    department: 'Operations',
    location: 'Hybrid in Reno, NV, United States',
    description: '<p>Pack</p>',
    opened_date: '2026-11-03T09:00:00.000Z',
    ...more,
  });
  const one = 'bknEz4MFbifRdZjC1-E2h5';

  it('one feed has every posting with its description', async () => {
    boards.site.answer(feed, {
      body: { company_name: 'Acme', jobs: [job(one), job('d02lIpZW9pVBUlBdjtK6_f')] },
    });
    const { jobs, isWhole } = await boards.read('jobscore');
    expect([jobs.length, isWhole]).toEqual([2, true]);
    expect(jobs[0]).toMatchObject({
      tenant: 'acme',
      postingId: one,
      company: 'Acme Goods',
      places: ['Hybrid, Reno, NV, United States'],
      html: '<p>Pack</p>',
      jobUrl: `https://careers.jobscore.com/careers/acme/jobs/warehouse-associate-${one}`,
      postedAt: new Date('2026-11-03T09:00:00Z'),
    });
    const found = jobscore.board?.identify(new URL(job(one).detail_url));
    expect(found).toEqual({ tenant: 'acme', postingId: one });
    expect(await boards.readOne('jobscore', one)).toMatchObject({ postingId: one });
    // Ids differ by case alone.
    expect(await boards.readOne('jobscore', one.toUpperCase())).toBeNull();
  });

  it('the parts of a place stand in for its text, and an entry without an id is skipped', async () => {
    const plain = job(one, { location: null, city: 'Reno', state: 'NV', company_name: null });
    boards.site.answer(feed, { body: { company_name: 'Acme', jobs: [plain, { title: 'No id' }] } });
    const { jobs, isWhole } = await boards.read('jobscore');
    expect([jobs[0]?.places, jobs[0]?.company, isWhole]).toEqual([
      [{ city: 'Reno', state: 'NV', country: '' }],
      'Acme',
      false,
    ]);
  });

  it('an unknown or removed name is gone, other data is unreadable', async () => {
    expect(await findTrouble(boards.read('jobscore', 'nobody'))).toBe('gone');
    boards.site.answer(feed, { status: 410, body: '' });
    expect(await findTrouble(boards.read('jobscore'))).toBe('gone');
    boards.site.answer(feed, { body: { jobs: {} } });
    expect(await findTrouble(boards.read('jobscore'))).toBe('unreadable');
  });
});
