import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Trakstar Hire', () => {
  const list = '/recruiterbox/v1/openings';
  const opening = (number: number) => ({
    id: `fk0${number}`,
    title: 'Dental Assistant',
    description: '<p>Assist</p>',
    location: { city: 'Reno', state: 'NV', country: 'USA', zipcode: '89502' },
    hosted_url: `https://acme.hire.trakstar.com/jobs/fk0${number}/`,
    allows_remote: null,
    position_type: 'full_time',
    team: 'Clinic',
    close_date: null,
  });
  const answer = (rows: number, total = rows) =>
    boards.site.answer(list, ({ path }) => {
      const query = new URL(path, 'http://x').searchParams;
      if (query.get('client_name') !== 'acme')
        return { status: 400, body: { client_name: 'Invalid client name' } };
      const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
      const length = Math.max(0, Math.min(limit, rows - offset));
      return {
        body: {
          meta: { offset, limit, total },
          objects: Array.from({ length }, (_, index) => opening(offset + index)),
        },
      };
    });

  it('openings come a hundred at a time, with their descriptions', async () => {
    answer(103);
    const { jobs, isWhole } = await boards.read('recruiterbox');
    expect([jobs.length, isWhole, boards.site.visits.length]).toEqual([103, true, 2]);
    expect(jobs[0]).toMatchObject({
      tenant: 'acme',
      postingId: 'fk00',
      company: 'Acme',
      places: [{ city: 'Reno', state: 'NV', country: 'USA' }],
      employmentType: 'full_time',
      html: '<p>Assist</p>',
      jobUrl: 'https://acme.hire.trakstar.com/jobs/fk00/',
    });
    boards.site.answer(`${list}/fk0102?client_name=acme`, {
      body: { ...opening(102), close_date: 1_796_083_200 },
    });
    expect(await boards.readOne('recruiterbox', 'fk0102')).toMatchObject({
      postingId: 'fk0102',
      closesAt: new Date(1_796_083_200_000),
    });
    expect(await boards.readOne('recruiterbox', 'gone')).toBeNull();
  });

  it('a list shorter than its total is incomplete, an unknown name is gone, other data is unreadable', async () => {
    answer(2, 9);
    expect(await boards.read('recruiterbox')).toMatchObject({ isWhole: false });
    expect(await findTrouble(boards.read('recruiterbox', 'nobody'))).toBe('gone');
    boards.site.answer(list, { body: { objects: [] } });
    expect(await findTrouble(boards.read('recruiterbox'))).toBe('unreadable');
  });
});
