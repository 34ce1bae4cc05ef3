import { expect, test } from 'vitest';
import { detectByUrl } from './detect-employer.ts';
import { identifyPosting, jobSources } from './identify-posting.ts';
import { SourceTrouble } from './reading/board/source-trouble.ts';

const guid = '5c1f2a34-0000-4000-8000-000000000001';
const names: Record<string, string> = {
  workday: 'acme/wd5/Careers',
  oracle: 'acme.fa.us2.oraclecloud.com',
  ukg: `recruiting.ultipro.com/ACM1/${guid}`,
  phenom: 'careers.acme.com',
  paylocity: guid,
  comeet: 'acme/93.007',
};
const keys =
  'jobs Jobs data items result results offers content positions opportunities objects jobPostings requisitionList refineSearch'.split(
    ' ',
  );
const under = (value: unknown) => JSON.stringify(Object.fromEntries(keys.map((key) => [key, value])));
const junk = [null, 7, 'text', [], {}, { id: {} }, { Id: [], Title: 5 }, { id: 1, title: null, name: [] }];
const page = (data: string) =>
  `<script>window.pageData = ${data}; COMPANY_POSITIONS_DATA = ${data}; phApp.ddo = ${data};</script><a href="?domain=acme.com">`;

const answers: [name: string, text: string][] = [
  ['nothing', ''],
  ['null', 'null'],
  ['a text', '"no jobs"'],
  ['a number', '12'],
  ['an empty list', '[]'],
  ['an empty object', '{}'],
  ['a page', '<!doctype html><title>Welcome</title>'],
  ['half an object', '{"jobs": [{"id": 1'],
  ['a list of junk', JSON.stringify(junk)],
  ['junk under every name', under(junk)],
  ['objects where lists belong', under({ jobs: {}, data: {}, positions: {} })],
  ['lists that are texts', under('jobs')],
  ['a list of 3,000 nulls', under(Array.from({ length: 3000 }, () => null))],
  ['the same, bare', JSON.stringify(Array.from({ length: 3000 }, () => null))],
  ['a page with junk as data', page(JSON.stringify({ Jobs: junk, jobDetail: { data: junk } }))],
  ['a page with half of its data', page('{"Jobs": [')],
  ['a file of the wrong kind', '<rss><channel><item><title/></item></channel></rss>'],
  ['a very deep list', '['.repeat(50_000) + ']'.repeat(50_000)],
];

test.each(jobSources)('$system reads no job from bad answers and never crashes', async (source) => {
  const board = { tenant: names[source.system] ?? 'acme' };
  for (const [name, text] of answers) {
    let visits = 0;
    const ask = async (url: string) => {
      // A list that never ends would ask for ever.
      expect(++visits, name).toBeLessThan(200);
      return { status: 200, url, location: null, text };
    };
    for (const read of [
      async () => (await source.readBoard(ask, board, new Set())).jobs,
      async () => [await source.readPosting(ask, board, guid)],
    ])
      try {
        for (const job of await read()) expect(job?.title ?? '', name).toBe('');
      } catch (error) {
        expect(error, name).toBeInstanceOf(SourceTrouble);
      }
  }
});

test('no address is too strange to be looked at', () => {
  const paths = [
    '/%E0%A4%A/jobs/%',
    '/careers/%zz/jobs/x-bknEz4MFbifRdZjC1-E2h5',
    '/portal/%/job/%',
    '/%2F/..//j/%00',
  ];
  const hosts = [
    'careers.jobscore.com',
    'jobs.crelate.com',
    'jobs.ashbyhq.com',
    'apply.workable.com',
    'a.icims.com',
  ];
  for (const host of hosts)
    for (const path of paths) {
      const url = new URL(`https://${host}${path}`);
      expect(() => [identifyPosting(url), detectByUrl(url)]).not.toThrow();
    }
});
