import { expect, it } from 'vitest';
import { findBoard, findBoardsInPage, nameBoard } from './find-board.ts';

const name = (address: string) => {
  const board = findBoard(new URL(address));
  return board && nameBoard(board);
};

it.each([
  ['https://boards.greenhouse.io/acme', 'greenhouse:acme'],
  ['https://job-boards.greenhouse.io/acme/?t=1', 'greenhouse:acme'],
  ['https://job-boards.eu.greenhouse.io/acme/jobs/12', 'greenhouse:acme'],
  ['https://boards.greenhouse.io/embed/job_board/js?for=acme', 'greenhouse:acme'],
  ['https://boards.greenhouse.io/embed/job_board?for=acme&b=x', 'greenhouse:acme'],
  ['https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true', 'greenhouse:acme'],
  ['https://jobs.lever.co/Acme', 'lever:acme'],
  ['https://jobs.eu.lever.co/acme', 'lever:eu/acme'],
  ['https://api.lever.co/v0/postings/acme?mode=json', 'lever:acme'],
  ['https://jobs.ashbyhq.com/Acme%20Health', 'ashby:Acme Health'],
  ['https://jobs.ashbyhq.com/acme/embed?version=2', 'ashby:acme'],
  ['https://api.ashbyhq.com/posting-api/job-board/acme', 'ashby:acme'],
  ['https://apply.workable.com/acme/', 'workable:acme'],
  ['https://apply.workable.com/api/v1/widget/accounts/acme', 'workable:acme'],
  ['https://acme.workable.com/jobs', 'workable:acme'],
  ['https://acme.recruitee.com/', 'recruitee:acme'],
  ['https://careers.smartrecruiters.com/AcmeInc/health', 'smartrecruiters:AcmeInc'],
  ['https://api.smartrecruiters.com/v1/companies/AcmeInc/postings', 'smartrecruiters:AcmeInc'],
  ['https://acme.jobs.personio.com/?language=en', 'personio:acme'],
  ['https://acme.na.teamtailor.com/jobs', 'teamtailor:acme.na.teamtailor.com'],
  ['https://acme.bamboohr.com/careers', 'bamboohr:acme'],
  ['https://acme.breezy.hr/', 'breezy:acme'],
  ['https://acme.applytojob.com/apply', 'jazzhr:acme'],
  ['https://app.jazz.co/widgets/basic/create/acme', 'jazzhr:acme'],
  ['https://ats.rippling.com/en-US/acme/jobs', 'rippling:acme'],
  ['https://acme.wd5.myworkdayjobs.com/en-US/Careers', 'workday:acme/wd5/Careers'],
  ['https://acme.wd5.myworkdayjobs.com/wday/cxs/acme/Careers/jobs', 'workday:acme/wd5/Careers'],
])('%s belongs to %s', (address, board) => {
  expect(name(address)).toBe(board);
});

it.each([
  'https://www.greenhouse.io/acme',
  'https://boards.greenhouse.io/',
  'https://boards.greenhouse.io/embed/job_app?token=1',
  'https://www.lever.co/',
  'https://jobs.ashbyhq.com/api/non-user-graphql',
  'https://apply.workable.com/j/ABC123',
  'https://www.workable.com/api/accounts/12345',
  'https://www.bamboohr.com/careers',
  'https://app.recruitee.com/',
  'https://acme.wd5.myworkdayjobs.com/',
  'https://greenhouse.io.example.com/acme',
])('%s belongs to no board', (address) => {
  expect(name(address)).toBeNull();
});

const page = new URL('https://www.acme.com/careers');
const boardsOf = (html: string) => findBoardsInPage(html, page).boards.map((board) => nameBoard(board));

it('finds the board that a page embeds, in a script, a frame, escaped data, or by its name alone', () => {
  for (const [html, board] of [
    ['<script src="https://boards.greenhouse.io/embed/job_board/js?for=acme"></script>', 'greenhouse:acme'],
    ['<iframe src="//acme.jobs.personio.de?language=en&amp;x=1"></iframe>', 'personio:acme'],
    [
      '<script>var a = {"u":"https:\\/\\/api.lever.co\\/v0\\/postings\\/acme?mode=json"}</script>',
      'lever:acme',
    ],
    ["<script>window.leverJobsOptions = {accountName: 'acme', includeCss: true}</script>", 'lever:acme'],
    ['<div id="BambooHR" data-domain="acme.bamboohr.com"></div>', 'bamboohr:acme'],
    ['<script>widget({"company_code": "AcmeInc"})</script>', 'smartrecruiters:AcmeInc'],
  ] as const) {
    const [found] = findBoardsInPage(html, page).boards;
    expect(found && nameBoard(found)).toBe(board);
    expect(found?.isEmbedded).toBe(true);
  }
});

it('finds a board in the frame of a practice site, whose address is relative', () => {
  const at = 'http://127.0.0.1:3100';
  const origins = [{ at: `${at}/greenhouse`, is: 'https://boards.greenhouse.io' }];
  const { boards } = findBoardsInPage(
    '<iframe src="/greenhouse/acme"></iframe>',
    new URL(`${at}/careers/acme`),
    origins,
  );
  expect(boards).toEqual([{ system: 'greenhouse', tenant: 'acme', isEmbedded: true, mentions: 1 }]);
});

it('puts an embedded board before linked ones and counts mentions', () => {
  const html = `<a href="https://jobs.lever.co/other/">x</a><a href="https://jobs.lever.co/other/1">x</a>
    <iframe src="https://acme.recruitee.com"></iframe>`;
  expect(findBoardsInPage(html, page).boards).toEqual([
    { system: 'recruitee', tenant: 'acme', isEmbedded: true, mentions: 1 },
    { system: 'lever', tenant: 'other', isEmbedded: false, mentions: 2 },
  ]);
});

it('ignores comments, text, and pictures', () => {
  expect(
    boardsOf(`<!-- <script src="https://boards.greenhouse.io/embed/job_board/js?for=old"></script> -->
      <pre>&lt;script src="https://boards.greenhouse.io/embed/job_board/js?for=example"&gt;</pre>
      <img src="https://acme.bamboohr.com/logo.png"><link rel="preconnect" href="https://acme.breezy.hr">`),
  ).toEqual([]);
});

it('lists the links of a page with their text', () => {
  const { links } = findBoardsInPage(
    '<a class="x" href="/jobs?a=1&amp;b=2">Open roles</a><a href="mailto:a@b.c">x</a>',
    page,
  );
  expect(links.map(({ url, text }) => [url.href, text])).toEqual([
    ['https://www.acme.com/jobs?a=1&b=2', 'Open roles'],
  ]);
});

it('lists the systems that a page loads, also when they name no board', () => {
  const loadedBy = (html: string) => [...findBoardsInPage(html, page).loaded];
  expect(loadedBy('<script>RTWidget({"companies":[41234]})</script>')).toEqual(['recruitee']);
  expect(loadedBy('<script>whr(document).ready(() => whr_embed(512345, {}))</script>')).toEqual(['workable']);
  expect(loadedBy('<iframe src="https://acme.taleo.net/careersection"></iframe>')).toEqual(['taleo']);
  expect(loadedBy('<a href="https://acme.taleo.net/careersection">Jobs</a>')).toEqual([]);
});

it('takes time in proportion to the page, whatever it contains', () => {
  // CPU time, so that other work on the machine doesn't count.
  const before = process.cpuUsage();
  for (const piece of [
    '<a href=',
    '<script>https://',
    '//a.b',
    '<div data-domain=',
    "leverJobsOptions = accountName: '",
  ])
    findBoardsInPage(piece.repeat(1_000_000 / piece.length), page);
  expect(process.cpuUsage(before).user).toBeLessThan(5_000_000);
});
