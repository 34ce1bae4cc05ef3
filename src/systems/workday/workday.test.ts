import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

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

  it(`pages of twenty are requested by POST; the first page's total counts; "3 Locations" is not a place`, async () => {
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

  it('a capped total is never a complete list', async () => {
    answerPages(2000, 3);
    expect((await boards.read('workday', board)).isWhole).toBe(false);
  });

  it('a host names its public sites in robots.txt', async () => {
    boards.site.answer('/workday/robots.txt', {
      body: [
        'Sitemap: https://acme.wd5.myworkdayjobs.com/Careers/siteMap.xml',
        'Sitemap: https://acme.wd5.myworkdayjobs.com/New_Graduates/siteMap.xml',
        'Sitemap: https://acme.wd5.myworkdayjobs.com/Careers/siteMap.xml',
        'Sitemap: https://wd5.myworkdaysite.com/recruiting/acme/jobs/siteMap.xml',
        'Sitemap: https://acme.wd5.myworkdayjobs.com/a%2Fb/siteMap.xml',
        '',
        'User-agent: *',
        'Allow: /Careers/',
        'Disallow: /Internal/',
        'Disallow: /refreshFacet/',
      ].join('\n'),
    });
    expect(await boards.read('workday', 'acme/wd5')).toEqual({
      jobs: [],
      stillOpen: [],
      isWhole: false,
      boards: ['acme/wd5/Careers', 'acme/wd5/New_Graduates'],
    });
    boards.site.answer('/workday/robots.txt', { body: 'User-agent: *\nDisallow: /acme/\n' });
    expect(await boards.read('workday', 'acme/wd5')).toMatchObject({ boards: [] });
    boards.site.answer('/workday/robots.txt', { status: 422 });
    expect(await findTrouble(boards.read('workday', 'acme/wd5'))).toBe('gone');
  });

  it('an unknown site or tenant is gone, and so is a name of another form', async () => {
    expect(await findTrouble(boards.read('workday', board))).toBe('gone');
    boards.site.answer(list, { status: 406, body: '' });
    expect(await findTrouble(boards.read('workday', board))).toBe('gone');
    expect(await findTrouble(boards.read('workday', 'acme'))).toBe('gone');
  });
});
