import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPoliteFetch } from '#backend/jobs/ingest/polite-fetch.ts';
import { type RecordedSite, startRecordedSite } from '#tests/recorded-site.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';
import { identifyPosting, jobSources } from './identify-posting.ts';
import type { BoardReading, JobSource, SourceFetch } from './job-source.ts';
import type { RawPosting } from './raw-posting.ts';
import { SourceTrouble } from './source-trouble.ts';

let platform: TestPlatform;
let site: RecordedSite;
let ask: SourceFetch;
beforeAll(async () => {
  platform = await createTestPlatform();
  site = await startRecordedSite();
  const config = { ...platform.config, hostSpacingMs: 0, allowedPrivateHosts: [site.host] };
  ask = createPoliteFetch({ ...platform, config });
});
afterAll(async () => {
  await site.close();
  await platform.drop();
});
beforeEach(() => site.forget());

const sourceOf = (system: string) => jobSources.find((source) => source.system === system) as JobSource;
const read = (system: string, tenant = 'acme', known: string[] = []): Promise<BoardReading> =>
  sourceOf(system).readBoard(ask, { tenant, origin: site.origin }, new Set(known));
const readOne = (system: string, postingId: string, tenant = 'acme'): Promise<RawPosting | null> =>
  sourceOf(system).readPosting(ask, { tenant, origin: site.origin }, postingId);
const trouble = (reading: Promise<unknown>) =>
  reading.then(
    () => 'read',
    (error: unknown) => (error instanceof SourceTrouble ? error.code : String(error)),
  );
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
    site.answer(list, { body: { jobs: [job], meta: { total: 1 } } });
    const { jobs, isWhole } = await read('greenhouse');
    expect(isWhole).toBe(true);
    expect(jobs[0]).toMatchObject({
      postingId: '4012345',
      company: 'Acme Health',
      places: ['Austin, TX'],
      postedAt: new Date('2026-11-01T14:00:00Z'),
    });
    expect(site.visits.at(-1)?.path).toBe(`${list}?content=true`);
  });

  it('a posting for prospects is no job, and one that cannot be read makes the list incomplete', async () => {
    const prospects = { ...job, id: 2, internal_job_id: null };
    site.answer(list, { body: { jobs: [job, prospects, { id: 3, title: null }] } });
    const { jobs, isWhole } = await read('greenhouse');
    expect([jobs.map(({ postingId }) => postingId), isWhole]).toEqual([['4012345'], false]);
  });

  it('an unknown name is gone; an answer that is no list is unreadable', async () => {
    expect(await trouble(read('greenhouse', 'nobody'))).toBe('gone');
    site.answer(list, { body: '<html>maintenance</html>' });
    expect(await trouble(read('greenhouse'))).toBe('unreadable');
    site.answer(list, { body: { jobs: 'none' } });
    expect(await trouble(read('greenhouse'))).toBe('unreadable');
  });

  it('a single posting brings its pay range; one that was taken down is gone', async () => {
    const pay = [{ min_cents: 8_500_000, max_cents: 10_500_000, currency_type: 'USD', title: 'Annual' }];
    site.answer(`${list}/4012345`, { body: { ...job, pay_input_ranges: pay } });
    expect((await readOne('greenhouse', '4012345'))?.pay).toMatchObject({ min: 85_000, max: 105_000 });
    expect(await readOne('greenhouse', '999')).toBeNull();
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
    site.answer('/lever/v0/postings/acme', (visit) => {
      const skip = Number(new URLSearchParams(visit.path.split('?')[1]).get('skip'));
      return { body: Array.from({ length: skip === 0 ? 100 : 3 }, (_, index) => posting(skip + index)) };
    });
    const { jobs, isWhole } = await read('lever', 'Acme');
    const pages = site.visits.filter(({ path }) => path.startsWith('/lever/'));
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
    site.answer('/lever/v0/postings/acme', { body: [] });
    expect(await read('lever')).toEqual({ jobs: [], stillOpen: [], isWhole: true });
  });

  it('boards of the European installation are named eu/name, and no other', async () => {
    const seen: string[] = [];
    const board = { tenant: 'eu/acme', origin: null };
    const asked: SourceFetch = async (url) => {
      seen.push(url);
      return { status: 200, url, location: null, text: '[]' };
    };
    await sourceOf('lever').readBoard(asked, board, new Set());
    expect(seen[0]).toContain('https://api.eu.lever.co/v0/postings/acme?');
    expect(await trouble(read('lever', 'us/acme'))).toBe('gone');
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
    site.answer('/ashby/posting-api/job-board/acme%20inc.', { body: { jobs: [job, hidden] } });
    const { jobs } = await read('ashby', 'acme%20inc.');
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
    site.answer('/workable/api/v1/widget/accounts/acme', { body: { name: 'Acme Freight', jobs: [job] } });
    const { jobs } = await read('workable', 'ACME');
    expect(jobs[0]).toMatchObject({
      company: 'Acme Freight',
      tenant: 'acme',
      places: [{ city: 'Reno', state: 'Nevada', country: 'United States' }],
      applyUrl: 'https://apply.workable.com/j/ABC123/apply',
    });
    expect((await readOne('workable', 'abc123'))?.title).toBe('Driver');
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
    site.answer('/recruitee/api/offers/', { body: { offers: [offer, sample] } });
    const { jobs } = await read('recruitee');
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
    site.answer('/smartrecruiters/v1/companies/Nobody/postings', { body: { totalFound: 0, content: [] } });
    expect(await read('smartrecruiters', 'Nobody')).toEqual({ jobs: [], stillOpen: [], isWhole: true });
  });

  it('texts are asked for posting by posting, only for those not known, and inactive ones are left out', async () => {
    site.answer(list, { body: { totalFound: 3, content: [{ id: '1' }, { id: '2' }, { id: '3' }] } });
    for (const id of ['1', '2', '3']) site.answer(`${list}/${id}`, { body: detail(id) });
    const { jobs, stillOpen, isWhole } = await read('smartrecruiters', 'AcmeGroup', ['1']);
    expect([jobs.map(({ postingId }) => postingId), stillOpen, isWhole]).toEqual([['2'], ['1'], true]);
    expect(jobs[0]?.html).toBe('<h3>Job</h3><p>Manage</p>');
    expect(site.visits.some(({ path }) => path === `${list}/1`)).toBe(false);
  });

  it('a total that promises more than the pages hold is not a whole list', async () => {
    site.answer(list, { body: { totalFound: 5, content: [] } });
    expect((await read('smartrecruiters', 'AcmeGroup')).isWhole).toBe(false);
  });
});

describe('Personio', () => {
  it('positions are read from XML with CDATA and entities', async () => {
    site.answer('/personio/xml', {
      body: `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY boom "boom">]><workzag-jobs><position><id>81</id>
        <name><![CDATA[R&D Engineer]]></name><office>Boston</office><additionalOffices><office>Austin, TX</office></additionalOffices>
        <schedule>full-time</schedule><createdAt>2026-11-01T08:00:00+00:00</createdAt><jobDescriptions><jobDescription>
        <name>Tasks &amp; tools</name><value><![CDATA[<ul><li>Build</li></ul>]]></value></jobDescription></jobDescriptions></position></workzag-jobs>`,
    });
    const { jobs, isWhole } = await read('personio');
    expect(isWhole).toBe(true);
    expect(jobs[0]).toMatchObject({
      postingId: '81',
      title: 'R&D Engineer',
      places: ['Boston', 'Austin, TX'],
      html: '<h3>Tasks &amp; tools</h3><ul><li>Build</li></ul>',
    });
  });

  it('a name that moves to the vendor is a dead board, and another page is no list', async () => {
    site.answer('/personio/xml', { status: 307, headers: { location: 'https://www.personio.com/' } });
    expect(await trouble(read('personio'))).toBe('gone');
    site.answer('/personio/xml', { body: '<html><p>Hello</p></html>' });
    expect(await trouble(read('personio'))).toBe('unreadable');
  });
});

describe('BambooHR', () => {
  const opening = {
    jobOpeningName: 'Caregiver',
    jobOpeningStatus: 'Open',
    employmentStatusLabel: 'Part-Time',
    location: { city: 'Salem', state: 'Oregon', addressCountry: 'United States' },
    atsLocation: { city: null, state: null },
    locationType: '0',
    datePosted: '2026-11-05',
    compensation: '$19 - $23 per hour',
    description: '<p>Care</p>',
    jobOpeningShareUrl: 'https://acme.bamboohr.com/careers/12',
  };

  it('texts come from each opening; a switched-off field is a list instead of an object', async () => {
    site.answer('/bamboohr/careers/list', {
      body: { meta: { totalCount: 2 }, result: [{ id: '12' }, { id: 13 }] },
    });
    site.answer('/bamboohr/careers/12/detail', { body: { result: { jobOpening: opening, formFields: [] } } });
    site.answer('/bamboohr/careers/13/detail', {
      body: { result: { jobOpening: { ...opening, jobOpeningStatus: 'Filled', atsLocation: [] } } },
    });
    const { jobs, isWhole } = await read('bamboohr');
    expect([jobs.length, isWhole]).toEqual([1, true]);
    expect(jobs[0]).toMatchObject({
      places: [{ city: 'Salem', state: 'Oregon', country: 'United States' }],
      workplace: 'onsite',
      html: '<p>Care</p><p>Pay: $19 - $23 per hour</p>',
    });
  });

  it('a dead name moves away or answers an empty list', async () => {
    site.answer('/bamboohr/careers/list', {
      status: 302,
      headers: { location: 'https://www.bamboohr.com/' },
    });
    expect(await trouble(read('bamboohr'))).toBe('gone');
    site.answer('/bamboohr/careers/list', { body: { meta: { totalCount: 0 }, result: [] } });
    expect((await read('bamboohr')).jobs).toEqual([]);
  });
});

describe('Workday', () => {
  const board = 'acme/wd5/Careers';
  const list = '/workday/wday/cxs/acme/Careers/jobs';
  const path = (index: number) => `/job/Austin/Analyst_R-${index}`;
  const detail = {
    jobPostingInfo: {
      title: 'Analyst',
      location: '3 Locations',
      additionalLocations: ['US-TX-Austin'],
      timeType: 'Full time',
      startDate: '2026-11-09',
      jobDescription: '<p>Analyse</p>',
      externalUrl: 'https://acme.wd5.myworkdayjobs.com/Careers/job/Austin/Analyst_R-0',
    },
    hiringOrganization: { name: 'Acme Bank' },
  };
  const answerPages = (total: number, rows: number) => {
    site.answer(list, (visit) => {
      const { offset, limit } = JSON.parse(visit.body);
      const length = Math.max(0, Math.min(limit, rows - offset));
      const jobPostings = Array.from({ length }, (_, index) => ({
        title: 'Analyst',
        externalPath: path(offset + index),
        postedOn: 'Posted 30+ Days Ago',
        locationsText: '3 Locations',
      }));
      return { body: { total: offset === 0 ? total : 0, jobPostings } };
    });
    for (let index = 0; index < rows; index++)
      site.answer(`/workday/wday/cxs/acme/Careers${path(index)}`, { body: detail });
  };

  it('pages of twenty are posted for; the total of the first page counts; "3 Locations" is no place', async () => {
    answerPages(23, 23);
    const { jobs, isWhole } = await read('workday', board);
    expect([jobs.length, isWhole]).toEqual([23, true]);
    expect(jobs[0]).toMatchObject({
      company: 'Acme Bank',
      places: ['US-TX-Austin'],
      postedAt: new Date('2026-11-09'),
      postingId: path(0),
    });
    const pages = site.visits.filter((visit) => visit.path === list);
    expect(pages.map(({ method, body }) => [method, JSON.parse(body).limit])).toEqual([
      ['POST', 20],
      ['POST', 20],
    ]);
  });

  it('a clamped total is never a whole list', async () => {
    answerPages(2000, 3);
    expect((await read('workday', board)).isWhole).toBe(false);
  });

  it('an unknown site or tenant is gone, and so is a name of another form', async () => {
    expect(await trouble(read('workday', board))).toBe('gone');
    site.answer(list, { status: 406, body: '' });
    expect(await trouble(read('workday', board))).toBe('gone');
    expect(await trouble(read('workday', 'acme'))).toBe('gone');
  });
});

describe('Teamtailor', () => {
  it('the feed carries the posting as linked data', async () => {
    const item = {
      id: 'a1',
      title: 'Barista',
      url: 'https://jobs.acme.example/jobs/4411-barista',
      date_published: '2026-11-04T10:00:00Z',
      content_html: '<p>Coffee</p>',
      _jobposting: {
        '@type': 'JobPosting',
        title: 'Barista',
        description: '<p>Pour coffee</p>',
        datePosted: '2026-11-04',
        hiringOrganization: { name: 'Acme Coffee' },
        jobLocation: [
          { address: { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: 'US' } },
        ],
        employmentType: ['PART_TIME'],
      },
    };
    site.answer('/teamtailor/jobs.json', { body: { title: 'Acme', items: [item] } });
    const { jobs } = await read('teamtailor', 'jobs.acme.example');
    expect(jobs[0]).toMatchObject({
      system: 'teamtailor',
      tenant: 'jobs.acme.example',
      postingId: '4411',
      company: 'Acme Coffee',
      employmentType: 'PART_TIME',
      applyUrl: 'https://jobs.acme.example/jobs/4411-barista/applications/new',
    });
  });
});

describe('Breezy', () => {
  it('texts stand on the pages; a page reading "Position Closed" is no job', async () => {
    const position = (id: string) => ({
      id,
      name: 'Electrician',
      url: `${site.origin}/p/${id}`,
      published_date: '2026-11-06',
      type: { name: 'Full-Time' },
      location: { city: 'Tampa', state: { id: 'FL' }, country: { id: 'US' }, is_remote: false },
      company: { name: 'Acme Power' },
    });
    site.answer('/breezy/json', { body: [position('aaaa1111'), position('bbbb2222')] });
    const posting = { '@type': 'JobPosting', title: 'Electrician', description: 'Wire houses' };
    site.answer('/p/aaaa1111', {
      body: `<script type="application/ld+json">${JSON.stringify(posting)}</script>`,
    });
    site.answer('/p/bbbb2222', { body: '<h1>Position Closed</h1>' });
    const { jobs } = await read('breezy');
    expect(jobs.map(({ postingId, html }) => [postingId, html])).toEqual([['aaaa1111', 'Wire houses']]);
    expect(jobs[0]?.places).toEqual([{ city: 'Tampa', state: 'FL', country: 'US' }]);
  });

  it('an unknown name moves away', async () => {
    site.answer('/breezy/json', { status: 302, headers: { location: 'https://breezy.hr/' } });
    expect(await trouble(read('breezy'))).toBe('gone');
  });
});

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
    site.answer('/jazzhr/apply', {
      body: `<body class="resumator"><ul class="list-group">
        <li><h3><a href="https://acme.applytojob.com/apply/evgnhR5LkV/Baker">Baker</a></h3></li>
        <li><h3><a href="/apply/XyZ123abcd/Cashier">Cashier</a> <a href="/apply/XyZ123abcd/Cashier">Apply</a></h3></li>
        <li><a href="/apply/known12345/Driver">Driver</a></li></ul><a href="/apply/jobs">All</a></body>`,
    });
    site.answer('/jazzhr/apply/evgnhR5LkV', { body: posting('Baker') });
    site.answer('/jazzhr/apply/XyZ123abcd', { body: posting('Cashier') });
    const { jobs, stillOpen, isWhole } = await read('jazzhr', 'acme', ['known12345']);
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
      applyUrl: `${site.origin}/jazzhr/apply/evgnhR5LkV`,
    });
  });

  it('a closed posting answers 410 and is gone; a page that is no board is unreadable', async () => {
    site.answer('/jazzhr/apply/evgnhR5LkV', { status: 410, body: 'Sorry, this job is closed' });
    expect(await readOne('jazzhr', 'evgnhR5LkV')).toBeNull();
    site.answer('/jazzhr/apply', { body: '<h1>Acme</h1>' });
    expect(await trouble(read('jazzhr'))).toBe('unreadable');
  });
});

describe('Rippling', () => {
  const jobs = '/rippling/platform/api/ats/v1/board/acme/jobs';
  const entry = (place: string) => ({
    uuid,
    name: 'Payroll Clerk',
    url: `https://ats.rippling.com/acme/jobs/${uuid}`,
    workLocation: { label: place, id: place },
  });

  it('a posting listed once for each place is read once; text and date come from its own answer', async () => {
    site.answer(jobs, { body: [entry('Hybrid (Austin, TX)'), entry('Hybrid (Waco, TX)')] });
    site.answer(`${jobs}/${uuid}`, {
      body: {
        ...entry('Hybrid (Austin, TX)'),
        workLocations: ['Hybrid (Austin, TX)', 'Hybrid (Waco, TX)'],
        description: { company: '<p>About Acme</p>', role: '<p>Run payroll</p>' },
        employmentType: { label: 'SALARIED_FT', id: 'Salaried, full-time' },
        createdOn: '2026-11-02T09:00:00.000000-07:00',
      },
    });
    const { jobs: found, isWhole } = await read('rippling');
    expect([found.length, isWhole]).toEqual([1, true]);
    expect(found[0]).toMatchObject({
      postingId: uuid,
      company: 'Acme',
      places: ['Austin, TX', 'Waco, TX'],
      workplace: 'hybrid',
      employmentType: 'Salaried, full-time',
      html: '<p>Run payroll</p><p>About Acme</p>',
      applyUrl: `https://ats.rippling.com/acme/jobs/${uuid}/apply`,
      postedAt: new Date('2026-11-02T16:00:00Z'),
    });
  });

  it('an unknown name is gone, an entry without an id makes the list incomplete, a posting taken down is gone', async () => {
    expect(await trouble(read('rippling', 'nobody'))).toBe('gone');
    site.answer(jobs, { body: [{ name: 'Nameless' }] });
    expect(await read('rippling')).toEqual({ jobs: [], stillOpen: [], isWhole: false });
    expect(await readOne('rippling', uuid)).toBeNull();
  });
});

it.each([
  ['https://boards.greenhouse.io/acme/jobs/401', 'greenhouse acme 401'],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/401', 'greenhouse acme 401'],
  ['https://boards.greenhouse.io/embed/job_app?for=acme&token=401', 'greenhouse acme 401'],
  [`https://jobs.lever.co/Acme/${uuid}/apply`, `lever acme ${uuid}`],
  [`https://jobs.eu.lever.co/acme/${uuid}`, `lever eu/acme ${uuid}`],
  [`https://jobs.ashbyhq.com/Acme%20Inc/${uuid}/application`, `ashby Acme%20Inc ${uuid}`],
  ['https://apply.workable.com/acme/j/ab12cd34ef/', 'workable acme AB12CD34EF'],
  ['https://acme.recruitee.com/o/welder/c/new', 'recruitee acme welder'],
  [
    'https://jobs.smartrecruiters.com/AcmeGroup/7440-store-manager?oga=true',
    'smartrecruiters AcmeGroup 7440',
  ],
  ['https://acme.jobs.personio.de/job/81', 'personio acme 81'],
  ['https://acme.bamboohr.com/careers/12', 'bamboohr acme 12'],
  ['https://acme.breezy.hr/p/0a1b2c3d4e5f-electrician/apply', 'breezy acme 0a1b2c3d4e5f'],
  ['https://acme.applytojob.com/apply/evgnhR5LkV/Line-Cook', 'jazzhr acme evgnhR5LkV'],
  ['https://acme.applytojob.com/apply/jobs/details/evgnhR5LkV', 'jazzhr acme evgnhR5LkV'],
  [`https://ats.rippling.com/en-US/acme-co/jobs/${uuid}/apply`, `rippling acme-co ${uuid}`],
  ['https://acme.teamtailor.com/jobs/4411-barista', 'teamtailor acme.teamtailor.com 4411'],
  [
    'https://acme.wd5.myworkdayjobs.com/en-US/Careers/job/Austin/Analyst_R-1/apply/applyManually',
    'workday acme/wd5/Careers /job/Austin/Analyst_R-1',
  ],
  [`http://localhost:3100/lever/acme/${uuid}`, `lever acme ${uuid}`],
  ['http://127.0.0.1:3100/greenhouse/acme/jobs/401', 'greenhouse acme 401'],
])('%s is known by its address', (address, name) => {
  const found = identifyPosting(new URL(address));
  expect(`${found?.source.system} ${found?.board.tenant} ${found?.postingId}`).toBe(name);
});

it.each([
  'https://boards.greenhouse.io.evil.example/acme/jobs/401',
  'https://evil.example/greenhouse/acme/jobs/401',
  'https://boards.greenhouse.io/acme',
  'https://apply.workable.com/j/AB12CD34EF',
  'https://acme.applytojob.com/apply/jobs',
  'https://www.acme.example/careers/401',
])('%s names no posting of a board', (address) => {
  expect(identifyPosting(new URL(address))).toBeNull();
});
