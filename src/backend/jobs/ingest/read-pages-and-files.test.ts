import { describe, expect, it } from 'vitest';
import { readCsv } from '#domain/read-csv.ts';
import { readFeed } from '#systems/reading/board/read-feed.ts';
import { readJobPage } from '#systems/reading/board/read-job-page.ts';
import { readLooseJson } from '#systems/reading/board/read-loose-json.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';
import { withSystem } from '#systems/systems.ts';
import { readJobFile } from './read-job-file.ts';

const url = 'https://careers.acme.example/jobs/7?utm_source=x&id=7';
const page = (data: string) =>
  readJobPage({
    status: 200,
    url,
    location: null,
    text: `<html><script type="application/ld+json">${data}</script>`,
  });
const posting = (changes: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Welder',
  description: '<p>Weld</p>',
  datePosted: '2026-11-01',
  hiringOrganization: { '@type': 'Organization', name: 'Acme Metal' },
  jobLocation: {
    address: { addressLocality: 'Toledo', addressRegion: 'OH', addressCountry: { name: 'US' } },
  },
  ...changes,
});
const told = (changes: object = {}) => page(JSON.stringify(posting(changes)));

describe('a job page', () => {
  it('tells its posting as linked data; where a visitor came from is no part of its address', () => {
    expect(told()).toMatchObject({
      system: 'generic',
      tenant: 'careers.acme.example',
      postingId: '/jobs/7?id=7',
      title: 'Welder',
      company: 'Acme Metal',
      places: [{ city: 'Toledo', state: 'OH', country: 'US' }],
    });
  });

  it.each([
    ['an object', { address: 'Toledo, OH' }, ['Toledo, OH']],
    ['a list', [{ address: { addressLocality: 'Toledo' } }, 'Akron, OH'], [{ city: 'Toledo' }, 'Akron, OH']],
    ['null', null, []],
    ['missing parts', [{}], []],
  ])('may give its place as %s', (_kind, jobLocation, places) => {
    expect(told({ jobLocation })?.places).toMatchObject(places);
  });

  it.each([
    [[], ''],
    [null, ''],
    ['full-time', 'full-time'],
    [['FULL_TIME', 'CONTRACTOR'], 'FULL_TIME CONTRACTOR'],
  ])('may give its employment type as %j', (employmentType, text) => {
    expect(told({ employmentType })?.employmentType).toBe(text);
  });

  it.each([
    [{ currency: 'USD', value: { minValue: 20, maxValue: '25.50', unitText: 'HOUR' } }, 20, 25.5],
    [{ currency: 'USD', value: { value: 90000, unitText: 'YEAR' } }, 90_000, 90_000],
    [{ currency: 'USD', value: '80,000' }, 80_000, 80_000],
  ])('may give its pay as %j', (baseSalary, min, max) => {
    expect(told({ baseSalary })?.pay).toMatchObject({ min, max, currency: 'USD' });
  });

  it('is found in a graph, in a list and behind another block', () => {
    const graph = JSON.stringify({ '@graph': [{ '@type': 'WebPage' }, posting()] });
    expect(page(graph)?.title).toBe('Welder');
    expect(page(JSON.stringify([{ '@type': ['Thing', 'JobPosting'], title: 'Cook' }]))?.title).toBe('Cook');
    expect(
      page(`{broken</script><script type="application/ld+json">${JSON.stringify(posting())}`)?.title,
    ).toBe('Welder');
  });

  it('may hold raw line breaks, a comma too many, comments around it, or nothing that can be read', () => {
    expect(page('{"@type":"JobPosting","title":"Welder","description":"line\none\ttab",}')?.html).toBe(
      'line\none tab',
    );
    expect(page(`<!-- ${JSON.stringify(posting())} -->`)?.title).toBe('Welder');
    expect(page(`//<![CDATA[\n${JSON.stringify(posting())}\n//]]>`)?.title).toBe('Welder');
    expect(readLooseJson('{"@type": JobPosting}')).toBeNull();
    expect(page('{"@type":"JobPosting","title":""}')).toBeNull();
  });

  it('on a login-first system is known as such by its host', () => {
    const text = `<script type="application/ld+json">${JSON.stringify(posting())}</script>`;
    const job = readJobPage({
      status: 200,
      url: 'https://acme.icims.com/jobs/1/x/job',
      location: null,
      text,
    });
    expect(job && withSystem(job).system).toBe('icims');
  });

  it.each([404, 410, 302])('that answers %s is gone', (status) => {
    expect(readJobPage({ status, url, location: '/', text: '' })).toBeNull();
  });
});

describe('a feed', () => {
  it('of RSS gives its items; text may be encoded or wrapped', () => {
    const { jobs } = readFeed(
      `<?xml version="1.0"?><rss xmlns:content="x"><channel><title>Acme jobs</title><item><title>Cook &amp; Baker</title>
      <link>https://acme.example/jobs/1</link><pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate><location>Mesa, AZ</location>
      <description>short</description><content:encoded><![CDATA[<p>Bake</p>]]></content:encoded></item><item><title>No link</title></item></channel></rss>`,
      'https://acme.example/feed',
    );
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({
      title: 'Cook & Baker',
      html: '<p>Bake</p>',
      places: ['Mesa, AZ'],
      company: 'Acme jobs',
    });
    expect(jobs[0]?.postedAt).toEqual(new Date('2026-11-02T08:00:00Z'));
  });

  it('of another kind is refused by name', () => {
    for (const text of ['hello', '{"items":5}', '<html><body>x</body></html>', '{'])
      expect(() => readFeed(text, 'https://acme.example/feed')).toThrow(SourceTrouble);
  });
});

describe('a file', () => {
  it('of CSV is read by its column names, with quotes, commas and line breaks in cells', () => {
    const { jobs } = readJobFile(
      '\uFEFFJob Title,Company,City,State,Description,URL,Salary Min,Salary Max,Remote\r\n' +
        '"Cook, Lead","Acme ""Best"" Food",Mesa,AZ,"Line one\nline two",https://acme.example/1,18,22,false\r\n' +
        'No address,Acme,Mesa,AZ,x,,,,\r\n',
      'jobs.csv',
    );
    expect(jobs).toHaveLength(1);
    expect(jobs[0]).toMatchObject({
      title: 'Cook, Lead',
      company: 'Acme "Best" Food',
      html: 'Line one\nline two',
      places: [{ city: 'Mesa', state: 'AZ', country: '' }],
      pay: { min: 18, max: 22 },
    });
  });

  it('of JSON is a list or one object a line; a known board gives the posting its name', () => {
    const row = {
      title: 'Nurse',
      company: { name: 'Acme' },
      location: 'Austin, TX',
      url: 'https://boards.greenhouse.io/acme/jobs/401',
    };
    for (const text of [JSON.stringify([row]), `${JSON.stringify(row)}\n\n`])
      expect(readJobFile(text, 'jobs.json').jobs[0]).toMatchObject({
        system: 'greenhouse',
        tenant: 'acme',
        postingId: '401',
        company: 'Acme',
        places: ['Austin, TX'],
      });
    expect(() => readJobFile('{"a":', 'jobs.json')).toThrow(SourceTrouble);
  });

  it('with semicolons or a stray quote is still read', () => {
    expect(readCsv('a;b\n1;2\n')).toEqual([{ a: '1', b: '2' }]);
    expect(readCsv('a,b\n"1,2\n')).toHaveLength(1);
  });
});
