import { expect, it } from 'vitest';
import { askForEmbedded, findEmbedded, identifyPosting, jobSources } from './identify-posting.ts';

const uuid = '5c1f2a34-0000-4000-8000-000000000001';

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
  [
    'https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/job/26011605/?lastSelectedFacet=x',
    'oracle acme.fa.us2.oraclecloud.com/CX_1 26011605',
  ],
  [
    'https://fa-evgk-saasfaprod1.fa.ocs.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1001/requisitions/preview/77',
    'oracle fa-evgk-saasfaprod1.fa.ocs.oraclecloud.com/CX_1001 77',
  ],
  [
    `https://recruiting.ultipro.com/ACM1001/JobBoard/${uuid}/OpportunityDetail?opportunityId=${uuid}`,
    `ukg recruiting.ultipro.com/ACM1001/${uuid} ${uuid}`,
  ],
  ['https://careers-acme.icims.com/jobs/5512/analyst/job?mode=job', 'icims careers-acme 5512'],
  ['https://acme.jibeapply.com/jobs/27341', 'icims acme.jibeapply.com 27341'],
  ['https://acme.phenompeople.com/us/en/job/ACMEUS1/Nurse', 'phenom acme.phenompeople.com ACMEUS1'],
  [`https://recruiting.paylocity.com/Recruiting/Jobs/Apply/42/${uuid}`, `paylocity ${uuid} 42`],
  ['https://recruiting.paylocity.com/Recruiting/Jobs/Details/42/Acme/Cook', 'paylocity  42'],
  ['https://acme.zohorecruit.com/jobs/Careers/587123000000123456/Cook', 'zoho acme 587123000000123456'],
  ['https://acme.eightfold.ai/careers/job/446700-cook-reno', 'eightfold acme 446700'],
  ['https://acme.eightfold.ai/careers?pid=446700&domain=acme.com', 'eightfold acme 446700'],
  [`https://acme.pinpointhq.com/en/postings/${uuid}/applications/new`, `pinpoint acme ${uuid}`],
  ['https://jobs.crelate.com/portal/Acme/job/abc1/apply', 'crelate acme abc1'],
  [
    'https://careers.jobscore.com/careers/acme/jobs/cook-bknEz4MFbifRdZjC1-E2h5',
    'jobscore acme bknEz4MFbifRdZjC1-E2h5',
  ],
  ['https://www.comeet.com/jobs/acme/93.007/cook/34.C6F', 'comeet acme/93.007 34.C6F'],
  ['https://acme.hire.trakstar.com/jobs/fk0a1b/', 'recruiterbox acme fk0a1b'],
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
  'https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/requisitions',
  `https://recruiting.ultipro.com/ACM1001/JobBoard/${uuid}/`,
  `https://recruiting.ultipro.com.evil.example/ACM1001/JobBoard/${uuid}/OpportunityDetail?opportunityId=${uuid}`,
  `https://recruiting.paylocity.com/recruiting/jobs/All/${uuid}/Acme`,
  'https://acme.zohorecruit.com/jobs/Careers',
  'https://acme.eightfold.ai/careers?pid=x',
  'https://evil-eightfold.ai/careers/job/446700',
  'https://jobs.crelate.com/portal/acme',
  'https://careers.acme.example/us/en/job/ACMEUS1/Nurse',
  'https://www.comeet.com/jobs/acme/93.007',
  `http://localhost:3100/lever/acme/${uuid}`,
  'http://127.0.0.1:3100/greenhouse/acme/jobs/401',
])('%s names no posting of a board', (address) => {
  expect(identifyPosting(new URL(address))).toBeNull();
});

it.each([
  [
    'https://acme.fa.us2.oraclecloud.com/hcmUI/CandidateExperience/en/sites/CX_1/requisitions',
    'oracle acme.fa.us2.oraclecloud.com/CX_1',
  ],
  [
    `https://recruiting.ultipro.com/acm1001/JobBoard/${uuid}/?q=`,
    `ukg recruiting.ultipro.com/ACM1001/${uuid}`,
  ],
  ['https://careers-acme.icims.com/jobs/search?ss=1', 'icims careers-acme'],
  ['https://acme.jibeapply.com/', 'icims acme.jibeapply.com'],
  ['https://acme.phenompeople.com/us/en', 'phenom acme.phenompeople.com'],
  [`https://recruiting.paylocity.com/Recruiting/Jobs/All/${uuid.toUpperCase()}/Acme`, `paylocity ${uuid}`],
  ['https://acme.zohorecruit.com/jobs/Careers', 'zoho acme'],
  ['https://acme.zohorecruit.com/jobs/Drivers/rss', 'zoho acme/Drivers'],
  ['https://acme.eightfold.ai/careers?start=0', 'eightfold acme'],
  ['https://acme.pinpointhq.com/', 'pinpoint acme'],
  ['https://jobs.crelate.com/portal/Acme', 'crelate acme'],
  ['https://careers.jobscore.com/careers/acme', 'jobscore acme'],
  ['https://www.comeet.com/jobs/acme/93.007', 'comeet acme/93.007'],
  ['https://acme.hire.trakstar.com/', 'recruiterbox acme'],
  ['https://jsapi.recruiterbox.com/v1/openings?client_name=acme', 'recruiterbox acme'],
  ['https://www.pinpointhq.com/', null],
  ['https://www.icims.com/products', null],
  ['https://eightfold.ai/careers', null],
  ['https://acme.fa.us2.oraclecloud.com/', null],
  ['https://recruiting.ultipro.com/', null],
  ['https://recruiting.paylocity.com/recruiting/jobs/Details/42/Acme/Cook', null],
  ['https://www.comeet.com/jobs/acme', null],
  ['https://careers.acme.example/us/en', null],
])('%s belongs to the board %s', (address, name) => {
  const url = new URL(address);
  const found = jobSources.flatMap((source) => {
    const tenant = source.findBoard?.(url);
    return tenant ? [`${source.system} ${tenant}`] : [];
  });
  expect(found).toEqual(name ? [name] : []);
});

it.each([
  ['gh_jid=401', 'https://job-boards.greenhouse.io/acme/jobs/401?gh_src=x', 'greenhouse acme 401'],
  ['gh_jid=401', 'https://acme.example/careers', null],
  ['gh_jid=401', null, null],
])(
  "a company's page with ?%s, which Greenhouse redirects to %s, embeds %s",
  async (query, location, name) => {
    const asked: string[] = [];
    const found = await askForEmbedded(
      (url) => {
        asked.push(url);
        return Promise.resolve({ status: 302, url, location, text: '' });
      },
      new URL(`https://acme.example/careers?${query}`),
    );
    expect(found && `${found.source.system} ${found.board.tenant} ${found.postingId}`).toBe(name);
    expect(asked).toEqual(['https://boards.greenhouse.io/embed/job_app?token=401']);
  },
);

it('no system is asked about a page whose URL names no posting', async () => {
  const refuse = () => Promise.reject(new Error('asked'));
  expect(await askForEmbedded(refuse, new URL('https://acme.example/careers?gh_jid=all'))).toBeNull();
  expect(await askForEmbedded(refuse, new URL('https://acme.example/careers'))).toBeNull();
});

it.each([
  [`ashby_jid=${uuid}`, 'https://jobs.ashbyhq.com/acme/embed?version=2', `ashby acme ${uuid}`],
  [`ashby_jid=${uuid}`, 'https://jobs.ashbyhq.com/acme', null],
  ['', 'https://jobs.ashbyhq.com/acme/embed', null],
])("a company's page with ?%s that loads %s embeds %s", (query, script, name) => {
  const page = new URL(`https://acme.example/careers?${query}`);
  const found = findEmbedded(page, `<script src="${script}"></script>`);
  expect(found && `${found.source.system} ${found.board.tenant} ${found.postingId}`).toBe(name);
});
