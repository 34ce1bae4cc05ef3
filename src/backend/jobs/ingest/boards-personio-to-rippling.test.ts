import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identifyPosting } from '#systems/identify-posting.ts';
import { type BoardReader, findTrouble, openBoardReader } from '#tests/board-reader.ts';

let boards: BoardReader;
beforeAll(async () => {
  boards = await openBoardReader();
});
afterAll(() => boards.close());
beforeEach(() => boards.site.forget());

const uuid = '5c1f2a34-0000-4000-8000-000000000001';

describe('Personio', () => {
  it('positions are read from XML with CDATA and entities', async () => {
    boards.site.answer('/personio/xml', {
      body: `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY boom "boom">]><workzag-jobs><position><id>81</id>
        <name><![CDATA[R&D Engineer]]></name><office>Boston</office><additionalOffices><office>Austin, TX</office></additionalOffices>
        <schedule>full-time</schedule><createdAt>2026-11-01T08:00:00+00:00</createdAt><jobDescriptions><jobDescription>
        <name>Tasks &amp; tools</name><value><![CDATA[<ul><li>Build</li></ul>]]></value></jobDescription></jobDescriptions></position></workzag-jobs>`,
    });
    const { jobs, isWhole } = await boards.read('personio');
    expect(isWhole).toBe(true);
    expect(jobs[0]).toMatchObject({
      postingId: '81',
      title: 'R&D Engineer',
      places: ['Boston', 'Austin, TX'],
      html: '<h3>Tasks &amp; tools</h3><ul><li>Build</li></ul>',
    });
  });

  it('a name that moves to the vendor is a dead board, and another page is no list', async () => {
    boards.site.answer('/personio/xml', { status: 307, headers: { location: 'https://www.personio.com/' } });
    expect(await findTrouble(boards.read('personio'))).toBe('gone');
    boards.site.answer('/personio/xml', { body: '<html><p>Hello</p></html>' });
    expect(await findTrouble(boards.read('personio'))).toBe('unreadable');
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
    boards.site.answer('/bamboohr/careers/list', {
      body: { meta: { totalCount: 2 }, result: [{ id: '12' }, { id: 13 }] },
    });
    boards.site.answer('/bamboohr/careers/12/detail', {
      body: { result: { jobOpening: opening, formFields: [] } },
    });
    boards.site.answer('/bamboohr/careers/13/detail', {
      body: { result: { jobOpening: { ...opening, jobOpeningStatus: 'Filled', atsLocation: [] } } },
    });
    const { jobs, isWhole } = await boards.read('bamboohr');
    expect([jobs.length, isWhole]).toEqual([1, true]);
    expect(jobs[0]).toMatchObject({
      places: [{ city: 'Salem', state: 'Oregon', country: 'United States' }],
      workplace: 'onsite',
      html: '<p>Care</p><p>Pay: $19 - $23 per hour</p>',
    });
  });

  it('a dead name moves away or answers an empty list', async () => {
    boards.site.answer('/bamboohr/careers/list', {
      status: 302,
      headers: { location: 'https://www.bamboohr.com/' },
    });
    expect(await findTrouble(boards.read('bamboohr'))).toBe('gone');
    boards.site.answer('/bamboohr/careers/list', { body: { meta: { totalCount: 0 }, result: [] } });
    expect((await boards.read('bamboohr')).jobs).toEqual([]);
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
    boards.site.answer(list, (visit) => {
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
      boards.site.answer(`/workday/wday/cxs/acme/Careers${path(index)}`, { body: detail });
  };

  it('pages of twenty are posted for; the total of the first page counts; "3 Locations" is no place', async () => {
    answerPages(23, 23);
    const { jobs, isWhole } = await boards.read('workday', board);
    expect([jobs.length, isWhole]).toEqual([23, true]);
    expect(jobs[0]).toMatchObject({
      company: 'Acme Bank',
      places: ['US-TX-Austin'],
      postedAt: new Date('2026-11-09'),
      postingId: path(0),
    });
    const pages = boards.site.visits.filter((visit) => visit.path === list);
    expect(pages.map(({ method, body }) => [method, JSON.parse(body).limit])).toEqual([
      ['POST', 20],
      ['POST', 20],
    ]);
  });

  it('a clamped total is never a whole list', async () => {
    answerPages(2000, 3);
    expect((await boards.read('workday', board)).isWhole).toBe(false);
  });

  it('an unknown site or tenant is gone, and so is a name of another form', async () => {
    expect(await findTrouble(boards.read('workday', board))).toBe('gone');
    boards.site.answer(list, { status: 406, body: '' });
    expect(await findTrouble(boards.read('workday', board))).toBe('gone');
    expect(await findTrouble(boards.read('workday', 'acme'))).toBe('gone');
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
    boards.site.answer('/teamtailor/jobs.json', { body: { title: 'Acme', items: [item] } });
    const { jobs } = await boards.read('teamtailor', 'jobs.acme.example');
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
      url: `${boards.site.origin}/p/${id}`,
      published_date: '2026-11-06',
      type: { name: 'Full-Time' },
      location: { city: 'Tampa', state: { id: 'FL' }, country: { id: 'US' }, is_remote: false },
      company: { name: 'Acme Power' },
    });
    boards.site.answer('/breezy/json', { body: [position('aaaa1111'), position('bbbb2222')] });
    const posting = { '@type': 'JobPosting', title: 'Electrician', description: 'Wire houses' };
    boards.site.answer('/p/aaaa1111', {
      body: `<script type="application/ld+json">${JSON.stringify(posting)}</script>`,
    });
    boards.site.answer('/p/bbbb2222', { body: '<h1>Position Closed</h1>' });
    const { jobs } = await boards.read('breezy');
    expect(jobs.map(({ postingId, html }) => [postingId, html])).toEqual([['aaaa1111', 'Wire houses']]);
    expect(jobs[0]?.places).toEqual([{ city: 'Tampa', state: 'FL', country: 'US' }]);
  });

  it('an unknown name moves away', async () => {
    boards.site.answer('/breezy/json', { status: 302, headers: { location: 'https://breezy.hr/' } });
    expect(await findTrouble(boards.read('breezy'))).toBe('gone');
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
      applyUrl: `${boards.site.origin}/jazzhr/apply/evgnhR5LkV`,
    });
  });

  it('a closed posting answers 410 and is gone; a page that is no board is unreadable', async () => {
    boards.site.answer('/jazzhr/apply/evgnhR5LkV', { status: 410, body: 'Sorry, this job is closed' });
    expect(await boards.readOne('jazzhr', 'evgnhR5LkV')).toBeNull();
    boards.site.answer('/jazzhr/apply', { body: '<h1>Acme</h1>' });
    expect(await findTrouble(boards.read('jazzhr'))).toBe('unreadable');
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
    boards.site.answer(jobs, { body: [entry('Hybrid (Austin, TX)'), entry('Hybrid (Waco, TX)')] });
    boards.site.answer(`${jobs}/${uuid}`, {
      body: {
        ...entry('Hybrid (Austin, TX)'),
        workLocations: ['Hybrid (Austin, TX)', 'Hybrid (Waco, TX)'],
        description: { company: '<p>About Acme</p>', role: '<p>Run payroll</p>' },
        employmentType: { label: 'SALARIED_FT', id: 'Salaried, full-time' },
        createdOn: '2026-11-02T09:00:00.000000-07:00',
      },
    });
    const { jobs: found, isWhole } = await boards.read('rippling');
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
    expect(await findTrouble(boards.read('rippling', 'nobody'))).toBe('gone');
    boards.site.answer(jobs, { body: [{ name: 'Nameless' }] });
    expect(await boards.read('rippling')).toEqual({ jobs: [], stillOpen: [], isWhole: false });
    expect(await boards.readOne('rippling', uuid)).toBeNull();
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
