import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('JazzHR', () => {
  const posting = (title: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@type': 'JobPosting',
      title,
      description: '<p>Roll out dough</p>',
      hiringOrganization: { name: 'Acme Bakery' },
      jobLocation: { address: { addressLocality: 'Reno', addressRegion: 'NV', addressCountry: 'US' } },
    })}</script>`;

  it('the board is a page of links; each posting is read once, from its own page', async () => {
    boards.site.answer('/jazzhr/apply', {
      body: `<body class="resumator"><ul class="list-group">
        <li><h3><a href="https://acme.applytojob.com/apply/evgnhR5LkV/Baker">Baker</a></h3></li>
        <li><h3><a href="/apply/XyZ123abcd/Cashier">Cashier</a> <a href="/apply/XyZ123abcd/Cashier">Apply</a></h3></li>
        <li><a href="/apply/known12345/Driver">Driver</a></li></ul><a href="/apply/jobs">All</a></body>`,
    });
    boards.site.answer('/jazzhr/apply/evgnhR5LkV', { body: posting('Baker') });
    boards.site.answer('/jazzhr/apply/XyZ123abcd', { body: posting('Cashier') });
    const { jobs, stillOpen, isWhole } = await boards.read('jazzhr', 'acme', ['known12345']);
    expect(jobs.map(({ postingId, title }) => [postingId, title])).toEqual([
      ['evgnhR5LkV', 'Baker'],
      ['XyZ123abcd', 'Cashier'],
    ]);
    expect([stillOpen, isWhole]).toEqual([['known12345'], true]);
    expect(jobs[0]).toMatchObject({
      system: 'jazzhr',
      tenant: 'acme',
      company: 'Acme Bakery',
      places: [{ city: 'Reno', state: 'NV', country: 'US' }],
      applyUrl: 'https://acme.applytojob.com/apply/evgnhR5LkV',
    });
  });

  it("a closed posting returns 410 and is gone; a page that isn't a board is unreadable", async () => {
    boards.site.answer('/jazzhr/apply/evgnhR5LkV', { status: 410, body: 'Sorry, this job is closed' });
    expect(await boards.readOne('jazzhr', 'evgnhR5LkV')).toBeNull();
    boards.site.answer('/jazzhr/apply', { body: '<h1>Acme</h1>' });
    expect(await findTrouble(boards.read('jazzhr'))).toBe('unreadable');
  });
});
