import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';
import { zoho } from './board.ts';

const boards = await openBoardReader();

describe('Zoho Recruit', () => {
  const feed = '/zoho/jobs/Careers/rss';
  const item = (id: string, more = '') =>
    `<item><title><![CDATA[Electrician & Helper]]></title>
      <link>https://acme.zohorecruit.com/jobs/Careers/${id}/Electrician?source=RSS</link>
      <guid isPermaLink='false'>${id}</guid><pubDate>Wed, 04 Nov 2026 12:00:00 PST</pubDate>
      <description><![CDATA[Category: Trades <br><br>Location: Austin, Texas <br><br><p>Wire homes. Location: here</p>]]></description>${more}</item>`;
  const rss = (...items: string[]) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>Acme Power - Careers</title>${items.join('')}</channel></rss>`;

  it('the feed names the employer, and a description begins with the place', async () => {
    boards.site.answer(feed, { body: rss(item('587123000000123456'), item('587123000000999999')) });
    const { jobs, isWhole } = await boards.read('zoho');
    expect([jobs.length, isWhole]).toEqual([2, true]);
    expect(jobs[0]).toMatchObject({
      tenant: 'acme',
      postingId: '587123000000123456',
      title: 'Electrician & Helper',
      company: 'Acme Power',
      places: ['Austin, Texas'],
      html: '<p>Wire homes. Location: here</p>',
      jobUrl: 'https://acme.zohorecruit.com/jobs/Careers/587123000000123456/Electrician?source=RSS',
      postedAt: new Date('2026-11-04T20:00:00Z'),
    });
  });

  it('a page with nothing on it is empty, a page instead of a feed is gone, an item without a link is skipped', async () => {
    boards.site.answer(feed, { body: 'Oops! It seems that the joblist has been removed.' });
    expect(await boards.read('zoho')).toEqual({ jobs: [], stillOpen: [], isWhole: true });
    boards.site.answer(feed, { body: '<!DOCTYPE html><p>Page does not exist.</p>' });
    expect(await findTrouble(boards.read('zoho'))).toBe('gone');
    boards.site.answer(feed, { body: '{"data": []}' });
    expect(await findTrouble(boards.read('zoho'))).toBe('unreadable');
    boards.site.answer(feed, {
      body: rss(item('587123000000123456'), '<item><title>No link</title></item>'),
    });
    expect(await boards.read('zoho')).toMatchObject({
      jobs: [{ title: 'Electrician & Helper' }],
      isWhole: false,
    });
    expect(await findTrouble(boards.read('zoho', 'a/b/c'))).toBe('gone');
  });

  it('another career page of the same customer is another board', async () => {
    boards.site.answer('/zoho/jobs/Drivers/rss', { body: rss(item('587123000000123456')) });
    expect((await boards.read('zoho', 'acme/Drivers')).jobs[0]).toMatchObject({ tenant: 'acme/Drivers' });
    const url = (page: string) => new URL(`https://acme.zohorecruit.com/jobs/${page}/587123000000123456/x`);
    expect(zoho.board?.identify(url('Drivers'))?.tenant).toBe('acme/Drivers');
    expect(zoho.board?.identify(url('careers'))?.tenant).toBe('acme');
  });
});
