import { describe, expect, it } from 'vitest';
import type { SourceFetch } from '#systems/reading/board/job-source.ts';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';
import { lever } from './board.ts';

const boards = await openBoardReader();

describe('Lever', () => {
  const posting = (id: number) => ({
    id: `5c1f2a34-0000-4000-8000-${String(id).padStart(12, '0')}`,
    text: 'Line Cook',
    categories: { location: 'Mesa, AZ', commitment: 'Part-time', allLocations: ['Mesa, AZ', 'Tucson, AZ'] },
    createdAt: 1_762_000_000_000,
    description: '<div>Cook</div>',
    lists: [{ text: 'You & us', content: '<li>Knives</li>' }],
    additional: '<p>Benefits</p>',
    hostedUrl: `https://jobs.lever.co/acme/${id}`,
    workplaceType: 'onsite',
    salaryRange: { currency: 'USD', interval: 'per-hour-wage', min: 18, max: 22 },
  });

  it('pages are read until one is not full, and the sections of the text come in order', async () => {
    boards.site.answer('/lever/v0/postings/acme', (visit) => {
      const skip = Number(new URLSearchParams(visit.path.split('?')[1]).get('skip'));
      return { body: Array.from({ length: skip === 0 ? 100 : 3 }, (_, index) => posting(skip + index)) };
    });
    const { jobs, isWhole } = await boards.read('lever', 'Acme');
    const pages = boards.site.visits.filter(({ path }) => path.startsWith('/lever/'));
    expect([jobs.length, isWhole, pages.length]).toEqual([103, true, 2]);
    expect(jobs[0]).toMatchObject({
      tenant: 'acme',
      html: '<div>Cook</div><h3>You &amp; us</h3><ul><li>Knives</li></ul><p>Benefits</p>',
      places: ['Mesa, AZ', 'Tucson, AZ'],
      workplace: 'onsite',
      pay: { min: 18, max: 22, interval: 'per-hour-wage', currency: 'USD' },
    });
  });

  it('an empty board is a complete, empty list', async () => {
    boards.site.answer('/lever/v0/postings/acme', { body: [] });
    expect(await boards.read('lever')).toEqual({ jobs: [], stillOpen: [], isWhole: true });
  });

  it('boards of the European installation are named eu/name, and no other', async () => {
    const seen: string[] = [];
    const board = { tenant: 'eu/acme' };
    const asked: SourceFetch = async (url) => {
      seen.push(url);
      return { status: 200, url, location: null, text: '[]' };
    };
    await lever.readBoard(asked, board, new Set());
    expect(seen[0]).toContain('https://api.eu.lever.co/v0/postings/acme?');
    expect(await findTrouble(boards.read('lever', 'us/acme'))).toBe('gone');
  });
});
