import { describe, expect, it } from 'vitest';
import { openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Recruitee', () => {
  it('sample postings of a new account are not jobs', async () => {
    const offer = {
      id: 5,
      slug: 'welder',
      title: 'Welder',
      description: '<p>Weld</p>',
      requirements: '<p>Gloves</p>',
      company_name: 'Acme Metal',
      locations: [{ city: 'Toledo', state: 'Ohio', state_code: 'OH', country_code: 'US' }],
      on_site: true,
      employment_type_code: 'fulltime_permanent',
      salary: { min: '24', max: '31.5', period: 'hour', currency: 'USD' },
      careers_url: 'https://acme.recruitee.com/o/welder',
      published_at: '2026-11-03 08:00:00 UTC',
    };
    const sample = { ...offer, slug: 'sample', title: 'Marketing Manager (Sample)' };
    boards.site.answer('/recruitee/api/offers/', { body: { offers: [offer, sample] } });
    const { jobs } = await boards.read('recruitee');
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({
      html: '<p>Weld</p><p>Gloves</p>',
      pay: { min: 24, max: 31.5 },
      postedAt: new Date('2026-11-03T08:00:00Z'),
      workplace: 'onsite',
    });
  });
});
