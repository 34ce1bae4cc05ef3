import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Breezy', () => {
  it('descriptions are on the pages; a page with "Position Closed" is not a job', async () => {
    const position = (id: string) => ({
      id,
      name: 'Electrician',
      url: `https://acme.breezy.hr/p/${id}`,
      published_date: '2026-11-06',
      type: { name: 'Full-Time' },
      location: { city: 'Tampa', state: { id: 'FL' }, country: { id: 'US' }, is_remote: false },
      company: { name: 'Acme Power' },
    });
    boards.site.answer('/breezy/json', { body: [position('aaaa1111'), position('bbbb2222')] });
    const posting = { '@type': 'JobPosting', title: 'Electrician', description: 'Wire houses' };
    boards.site.answer('/breezy/p/aaaa1111', {
      body: `<script type="application/ld+json">${JSON.stringify(posting)}</script>`,
    });
    boards.site.answer('/breezy/p/bbbb2222', { body: '<h1>Position Closed</h1>' });
    const { jobs } = await boards.read('breezy');
    expect(jobs.map(({ postingId, html }) => [postingId, html])).toEqual([['aaaa1111', 'Wire houses']]);
    expect(jobs[0]?.places).toEqual([{ city: 'Tampa', state: 'FL', country: 'US' }]);
  });

  it('an unknown name redirects', async () => {
    boards.site.answer('/breezy/json', { status: 302, headers: { location: 'https://breezy.hr/' } });
    expect(await findTrouble(boards.read('breezy'))).toBe('gone');
  });
});
