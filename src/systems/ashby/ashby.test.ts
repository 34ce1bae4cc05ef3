import { describe, expect, it } from 'vitest';
import { openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

const uuid = '5c1f2a34-0000-4000-8000-000000000001';

describe('Ashby', () => {
  const job = {
    id: uuid,
    title: 'Data Engineer',
    employmentType: null,
    location: 'Denver office',
    address: {
      postalAddress: { addressLocality: 'Denver', addressRegion: 'Colorado', addressCountry: 'USA' },
    },
    secondaryLocations: [{ location: 'Remote, US', address: null }],
    publishedAt: '2026-11-10T00:00:00.000+00:00',
    isListed: true,
    isRemote: true,
    workplaceType: 'Hybrid',
    jobUrl: `https://jobs.ashbyhq.com/acme/${uuid}`,
    descriptionHtml: '<p>Pipelines</p>',
    compensation: {
      compensationTiers: [
        {
          components: [
            { compensationType: 'EquityPercentage', interval: 'NONE' },
            {
              compensationType: 'Salary',
              interval: '1 YEAR',
              currencyCode: 'USD',
              minValue: 120000,
              maxValue: 150000,
            },
          ],
        },
      ],
    },
  };

  it('unlisted postings are left out, a missing employment type is fine, and pay is found in its tier', async () => {
    const hidden = { ...job, id: 'x', isListed: false };
    boards.site.answer('/ashby/posting-api/job-board/acme%20inc.', { body: { jobs: [job, hidden] } });
    const { jobs } = await boards.read('ashby', 'acme%20inc.');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({
      employmentType: '',
      workplace: 'hybrid',
      places: [{ city: 'Denver', state: 'Colorado', country: 'USA' }, 'Remote, US'],
      pay: { min: 120_000, max: 150_000, interval: '1 YEAR' },
      applyUrl: `https://jobs.ashbyhq.com/acme/${uuid}/application`,
    });
  });
});
