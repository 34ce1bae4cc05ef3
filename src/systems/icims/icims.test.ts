import { describe, expect, it, test } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';
import { icims } from './icims.ts';

const boards = await openBoardReader();

test('a posting is recognized by its URL and requires an account', () => {
  const posting = new URL('https://careers-acme.icims.com/jobs/5512/analyst/job');
  expect(icims.form?.identify(posting)).toEqual({ tenant: 'careers-acme', postingId: '5512' });
  expect(icims.board?.identify(posting)).toEqual({ tenant: 'careers-acme', postingId: '5512' });
  expect(icims.needsAccount).toBe(true);
  expect(icims.form?.identify(new URL('https://careers-acme.icims.com/jobs/search'))).toBeNull();
  const newer = new URL('https://acme.jibeapply.com/jobs/27341?lang=en-us');
  expect(icims.board?.identify(newer)).toEqual({ tenant: 'acme.jibeapply.com', postingId: '27341' });
});

describe('a classic iCIMS portal', () => {
  const sitemap = (...paths: string[]) =>
    `<?xml version="1.0"?><urlset>${paths.map((path) => `<url><loc>https://careers-acme.icims.com${path}</loc></url>`).join('')}</urlset>`;
  const page = `<div class="iCIMS_JobContent"></div><script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: 'Line Cook',
    description: '<p>Cook</p>',
    datePosted: '2026-11-01T04:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { name: 'Acme Foods' },
    jobLocation: [{ address: { addressLocality: 'Reno', addressRegion: 'NV', addressCountry: 'US' } }],
  })}</script>`;

  it('its sitemap lists the postings; each is read from the page inside the frame', async () => {
    boards.site.answer('/icims/sitemap.xml', {
      body: sitemap(
        '/jobs/1001/line-cook/job',
        '/jobs/1002/server/job',
        '/jobs/intro',
        '/jobs/1001/line-cook/job',
      ),
    });
    boards.site.answer('/icims/jobs/1001/job?in_iframe=1', { body: page });
    const { jobs, stillOpen, isWhole } = await boards.read('icims', 'careers-acme', ['1002']);
    expect([jobs.length, stillOpen, isWhole]).toEqual([1, ['1002'], true]);
    expect(jobs[0]).toMatchObject({
      system: 'icims',
      tenant: 'careers-acme',
      postingId: '1001',
      title: 'Line Cook',
      company: 'Acme Foods',
      places: [{ city: 'Reno', state: 'NV', country: 'US' }],
      jobUrl: 'https://careers-acme.icims.com/jobs/1001/job',
    });
  });

  it('a posting without data makes the list incomplete; another page is no sitemap; addresses elsewhere do not count', async () => {
    boards.site.answer('/icims/sitemap.xml', { body: sitemap('/jobs/1001/a/job') });
    boards.site.answer('/icims/jobs/1001/job', { body: '<h1>Acme</h1>' });
    expect(await boards.read('icims', 'careers-acme')).toMatchObject({ jobs: [], isWhole: false });
    boards.site.answer('/icims/sitemap.xml', {
      body: sitemap('/jobs/1001/a/job').replaceAll('acme', 'other'),
    });
    expect(await boards.read('icims', 'careers-acme')).toMatchObject({ jobs: [], isWhole: true });
    boards.site.answer('/icims/sitemap.xml', { body: '<html>Welcome</html>' });
    expect(await findTrouble(boards.read('icims', 'careers-acme'))).toBe('unreadable');
    boards.site.answer('/icims/jobs/1001/job', { status: 410, body: 'no longer available' });
    expect(await boards.readOne('icims', '1001', 'careers-acme')).toBeNull();
    expect(await findTrouble(boards.read('icims', 'evil.example'))).toBe('gone');
  });
});

describe('a newer iCIMS site', () => {
  const board = 'acme.jibeapply.com';
  const entry = (req: number) => ({
    data: {
      req_id: `${req}`,
      slug: `${req}`,
      title: 'Security Engineer',
      description: '<p>Detect</p>',
      city: 'Savannah',
      state: 'Georgia',
      country: 'United States',
      full_location: 'Savannah, Georgia',
      salary_min_value: 120000,
      salary_max_value: 0,
      employment_type: 'FULL_TIME',
      hiring_organization: 'Acme Corp',
      posted_date: '2026-11-01T14:27:00+0000',
      apply_url: `https://careers-acme.icims.com/jobs/${req}/login`,
    },
  });

  it('returns its postings with their descriptions, a hundred at a time', async () => {
    boards.site.answer('/icims/api/jobs', ({ path }) => {
      const page = Number(new URL(path, 'http://x').searchParams.get('page'));
      const length = page === 1 ? 100 : 3;
      const jobs = Array.from({ length }, (_, index) => entry(page * 1000 + index));
      return { body: { jobs, totalCount: 103 } };
    });
    const { jobs, isWhole } = await boards.read('icims', board);
    expect([jobs.length, isWhole]).toEqual([103, true]);
    expect(jobs[0]).toMatchObject({
      tenant: board,
      company: 'Acme Corp',
      places: [{ city: 'Savannah', state: 'Georgia', country: 'United States' }],
      pay: { min: 120000, max: null },
      jobUrl: 'https://acme.jibeapply.com/jobs/1000',
      applyUrl: 'https://careers-acme.icims.com/jobs/1000/login',
      postedAt: new Date('2026-11-01T14:27:00Z'),
    });
    expect(await boards.readOne('icims', '2002', board)).toMatchObject({ postingId: '2002' });
    expect(await boards.readOne('icims', '9', board)).toBeNull();
  });

  it('skips an entry without a title, and is then incomplete', async () => {
    const jobs = [entry(1), { data: { req_id: '2' } }, 'nonsense'];
    boards.site.answer('/icims/api/jobs', { body: { jobs, totalCount: 3 } });
    expect(await boards.read('icims', board)).toMatchObject({ jobs: [{ postingId: '1' }], isWhole: false });
  });
});
