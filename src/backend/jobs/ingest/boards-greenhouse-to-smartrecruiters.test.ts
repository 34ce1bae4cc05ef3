import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lever } from '#systems/lever/board.ts';
import type { SourceFetch } from '#systems/reading/board/job-source.ts';
import { type BoardReader, findTrouble, openBoardReader } from '#tests/board-reader.ts';

let boards: BoardReader;
beforeAll(async () => {
  boards = await openBoardReader();
});
afterAll(() => boards.close());
beforeEach(() => boards.site.forget());

const uuid = '5c1f2a34-0000-4000-8000-000000000001';

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

  it('the whole board is one answer, dated by its first publication', async () => {
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

  it('a posting for prospects is no job, and one that cannot be read makes the list incomplete', async () => {
    const prospects = { ...job, id: 2, internal_job_id: null };
    boards.site.answer(list, { body: { jobs: [job, prospects, { id: 3, title: null }] } });
    const { jobs, isWhole } = await boards.read('greenhouse');
    expect([jobs.map(({ postingId }) => postingId), isWhole]).toEqual([['4012345'], false]);
  });

  it('an unknown name is gone; an answer that is no list is unreadable', async () => {
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

  it('an empty board is a whole list of nothing', async () => {
    boards.site.answer('/lever/v0/postings/acme', { body: [] });
    expect(await boards.read('lever')).toEqual({ jobs: [], stillOpen: [], isWhole: true });
  });

  it('boards of the European installation are named eu/name, and no other', async () => {
    const seen: string[] = [];
    const board = { tenant: 'eu/acme', origin: null };
    const asked: SourceFetch = async (url) => {
      seen.push(url);
      return { status: 200, url, location: null, text: '[]' };
    };
    await lever.readBoard(asked, board, new Set());
    expect(seen[0]).toContain('https://api.eu.lever.co/v0/postings/acme?');
    expect(await findTrouble(boards.read('lever', 'us/acme'))).toBe('gone');
  });
});

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

  it('unlisted postings are left out, a missing employment type is no obstacle, pay is found in its tier', async () => {
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

describe('Workable', () => {
  it('the name is asked for in lower case and hidden places are not shown', async () => {
    const job = {
      title: 'Driver',
      shortcode: 'ABC123',
      telecommuting: false,
      employment_type: 'Full-time',
      url: 'https://apply.workable.com/j/ABC123',
      published_on: '2026-11-12',
      country: 'United States',
      city: 'Reno',
      state: 'Nevada',
      locations: [
        { city: 'Reno', region: 'Nevada', country: 'United States', hidden: false },
        { city: 'Secret', region: 'Nevada', country: 'United States', hidden: true },
      ],
      description: '<p>Drive</p>',
    };
    boards.site.answer('/workable/api/v1/widget/accounts/acme', {
      body: { name: 'Acme Freight', jobs: [job] },
    });
    const { jobs } = await boards.read('workable', 'ACME');
    expect(jobs[0]).toMatchObject({
      company: 'Acme Freight',
      tenant: 'acme',
      places: [{ city: 'Reno', state: 'Nevada', country: 'United States' }],
      applyUrl: 'https://apply.workable.com/j/ABC123/apply',
    });
    expect((await boards.readOne('workable', 'abc123'))?.title).toBe('Driver');
  });
});

describe('Recruitee', () => {
  it('sample postings of a new account are no jobs', async () => {
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

describe('SmartRecruiters', () => {
  const list = '/smartrecruiters/v1/companies/AcmeGroup/postings';
  const detail = (id: string) => ({
    id,
    name: 'Store Manager',
    company: { name: 'Acme Group' },
    releasedDate: '2026-11-02T10:00:00.000Z',
    location: { city: 'Boise', region: 'ID', country: 'us', remote: false },
    typeOfEmployment: { label: 'Full-time' },
    language: { code: 'en' },
    active: id !== '3',
    jobAd: { sections: { jobDescription: { title: 'Job', text: '<p>Manage</p>' }, qualifications: null } },
  });

  it('any name answers an empty list, which is a whole list of nothing', async () => {
    boards.site.answer('/smartrecruiters/v1/companies/Nobody/postings', {
      body: { totalFound: 0, content: [] },
    });
    expect(await boards.read('smartrecruiters', 'Nobody')).toEqual({
      jobs: [],
      stillOpen: [],
      isWhole: true,
    });
  });

  it('texts are asked for posting by posting, only for those not known, and inactive ones are left out', async () => {
    boards.site.answer(list, { body: { totalFound: 3, content: [{ id: '1' }, { id: '2' }, { id: '3' }] } });
    for (const id of ['1', '2', '3']) boards.site.answer(`${list}/${id}`, { body: detail(id) });
    const { jobs, stillOpen, isWhole } = await boards.read('smartrecruiters', 'AcmeGroup', ['1']);
    expect([jobs.map(({ postingId }) => postingId), stillOpen, isWhole]).toEqual([['2'], ['1'], true]);
    expect(jobs[0]?.html).toBe('<h3>Job</h3><p>Manage</p>');
    expect(boards.site.visits.some(({ path }) => path === `${list}/1`)).toBe(false);
  });

  it('a total that promises more than the pages hold is not a whole list', async () => {
    boards.site.answer(list, { body: { totalFound: 5, content: [] } });
    expect((await boards.read('smartrecruiters', 'AcmeGroup')).isWhole).toBe(false);
  });
});
