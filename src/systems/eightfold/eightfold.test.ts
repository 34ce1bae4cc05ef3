import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Eightfold', () => {
  const newer = '/eightfold/api/pcsx';
  const older = '/eightfold/api/apply/v2/jobs';
  const answerHome = (html = '<a href="/careers?domain=acme-chips.com&amp;start=0">Jobs</a>') =>
    boards.site.answer('/eightfold/careers', { body: html });
  const paged = (ids: number[], wrap: boolean) => (visit: { path: string }) => {
    const start = Number(new URL(visit.path, 'http://x').searchParams.get('start'));
    const listed = {
      positions: ids.slice(start, start + 10).map((id) => ({ id, name: 'Technician' })),
      count: ids.length,
    };
    return { body: wrap ? { status: 200, data: listed } : listed };
  };
  const position = {
    id: 446700,
    name: 'Process Technician',
    locations: ['Boise, ID, US', 'Remote, US'],
    workLocationOption: 'remote_local',
    postedTs: 1_793_620_800,
    jobDescription: '<p>Etch</p>',
    publicUrl: 'https://careers.acme-chips.com/careers/job/446700',
  };

  it('a newer site is asked by the domain that its page names, ten postings at a time', async () => {
    answerHome();
    const ids = Array.from({ length: 13 }, (_, index) => 446700 + index);
    boards.site.answer(`${newer}/search`, paged(ids, true));
    boards.site.answer(`${newer}/position_details`, { body: { status: 200, data: position } });
    const known = ids.slice(1).map(String);
    const { jobs, stillOpen, isWhole } = await boards.read('eightfold', 'acme', known);
    expect([jobs.length, stillOpen.length, isWhole]).toEqual([1, 12, true]);
    expect(jobs[0]).toMatchObject({
      postingId: '446700',
      company: 'Acme',
      places: ['Boise, ID, US', 'Remote, US'],
      workplace: 'remote',
      html: '<p>Etch</p>',
      jobUrl: 'https://careers.acme-chips.com/careers/job/446700',
      postedAt: new Date(1_793_620_800_000),
    });
    const lists = boards.site.visits.filter(({ path }) => path.includes('/search'));
    expect(lists.map(({ path }) => /domain=acme-chips\.com.*start=(\d+)/.exec(path)?.[1])).toEqual([
      '0',
      '10',
    ]);
  });

  it('an older site has other names for the same', async () => {
    answerHome('<code>{&#34;domain&#34;: &#34;acme.com&#34;}</code>');
    boards.site.answer(older, paged([7], false));
    boards.site.answer(`${older}/7`, {
      body: {
        id: 7,
        name: 'Buyer',
        location: 'Reno, NV',
        t_create: 1_793_620_800,
        job_description: '<p>Buy</p>',
      },
    });
    const { jobs, isWhole } = await boards.read('eightfold');
    expect([jobs.length, isWhole]).toEqual([1, true]);
    expect(jobs[0]).toMatchObject({
      places: ['Reno, NV'],
      html: '<p>Buy</p>',
      jobUrl: 'https://acme.eightfold.ai/careers/job/7',
    });
  });

  it('a posting that returns another one is gone; a page without a domain is unreadable; other names are no boards', async () => {
    answerHome();
    boards.site.answer(`${newer}/search`, paged([1], true));
    boards.site.answer(`${newer}/position_details`, { body: { data: position } });
    expect(await boards.readOne('eightfold', '1')).toBeNull();
    boards.site.answer(`${newer}/position_details`, { body: { data: { id: 1 } } });
    expect(await findTrouble(boards.read('eightfold'))).toBe('unreadable');
    answerHome('<h1>Careers</h1>');
    expect(await findTrouble(boards.read('eightfold'))).toBe('unreadable');
    expect(await findTrouble(boards.read('eightfold', 'evil.example/x'))).toBe('gone');
  });
});
