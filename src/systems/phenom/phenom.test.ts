import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Phenom', () => {
  const host = 'careers.acme-health.com';
  const answerList = (ids: string[], totalHits = ids.length) =>
    boards.site.answer('/phenom/widgets', ({ body }) => {
      const { from, size, ddoKey } = JSON.parse(body);
      const jobs = ids.slice(from, from + size).map((jobSeqNo) => ({ jobSeqNo, title: 'Nurse' }));
      return { body: { [ddoKey]: { status: 200, totalHits, data: { jobs } } } };
    });
  const answerPage = (id: string, job: unknown) =>
    boards.site.answer(`/phenom/us/en/job/${id}`, {
      body: `<script>var phApp = phApp || {}; phApp.ddo = ${JSON.stringify({ siteConfig: { a: '}' }, jobDetail: { data: { job } } })}; phApp.x = 1;</script>`,
    });
  const posting = {
    jobSeqNo: 'ACMEUS123EXTERNALENUS',
    title: 'Registered Nurse',
    companyName: '',
    description: '&lt;p&gt;Care&lt;/p&gt;',
    city: 'Reno',
    state: 'Nevada',
    country: 'United States of America',
    type: 'Full time',
    postedDate: '2026-11-02T00:00:00.000+0000',
    applyUrl: 'https://acme.wd5.myworkdayjobs.com/Careers/job/Reno/Nurse_R-1/apply',
  };

  it('the list comes in pages of a hundred by POST; the posting is data in its own page', async () => {
    const ids = [posting.jobSeqNo, ...Array.from({ length: 104 }, (_, index) => `KNOWN${index}`)];
    answerList(ids);
    answerPage(posting.jobSeqNo, posting);
    const { jobs, stillOpen, isWhole } = await boards.read('phenom', host, ids.slice(1));
    expect([jobs.length, stillOpen.length, isWhole]).toEqual([1, 104, true]);
    expect(jobs[0]).toMatchObject({
      tenant: host,
      company: 'Acme Health',
      places: [{ city: 'Reno', state: 'Nevada', country: 'United States of America' }],
      employmentType: 'Full time',
      jobUrl: `https://${host}/us/en/job/${posting.jobSeqNo}`,
      applyUrl: posting.applyUrl,
      postedAt: new Date('2026-11-02T00:00:00Z'),
    });
  });

  it('several places are all kept', async () => {
    answerPage(posting.jobSeqNo, {
      ...posting,
      multi_location: ['Reno, Nevada, US', 'Sparks, Nevada, US', 7],
    });
    expect(await boards.readOne('phenom', posting.jobSeqNo, host)).toMatchObject({
      places: ['Reno, Nevada, US', 'Sparks, Nevada, US'],
    });
  });

  it('a posting taken down is gone, a page of another posting too; a site that is not Phenom is unreadable', async () => {
    answerPage('A1', null);
    expect(await boards.readOne('phenom', 'A1', host)).toBeNull();
    answerPage('A1', posting);
    expect(await boards.readOne('phenom', 'A1', host)).toBeNull();
    answerPage('A1', { jobSeqNo: 'A1' });
    expect(await findTrouble(boards.readOne('phenom', 'A1', host))).toBe('unreadable');
    boards.site.answer('/phenom/widgets', { body: { error: 'no such widget' } });
    expect(await findTrouble(boards.read('phenom', host))).toBe('unreadable');
    for (const name of ['acme', 'acme.com/path', 'user@acme.com', 'acme.com:8080'])
      expect(await findTrouble(boards.read('phenom', name))).toBe('gone');
  });
});
