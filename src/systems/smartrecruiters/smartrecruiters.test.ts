import { describe, expect, it } from 'vitest';
import { openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

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

  it('any name returns an empty list, which counts as complete', async () => {
    boards.site.answer('/smartrecruiters/v1/companies/Nobody/postings', {
      body: { totalFound: 0, content: [] },
    });
    expect(await boards.read('smartrecruiters', 'Nobody')).toEqual({
      jobs: [],
      stillOpen: [],
      isWhole: true,
    });
  });

  it('descriptions are requested one by one, only for unknown postings, and inactive ones are left out', async () => {
    boards.site.answer(list, { body: { totalFound: 3, content: [{ id: '1' }, { id: '2' }, { id: '3' }] } });
    for (const id of ['1', '2', '3']) boards.site.answer(`${list}/${id}`, { body: detail(id) });
    const { jobs, stillOpen, isWhole } = await boards.read('smartrecruiters', 'AcmeGroup', ['1']);
    expect([jobs.map(({ postingId }) => postingId), stillOpen, isWhole]).toEqual([['2'], ['1'], true]);
    expect(jobs[0]?.html).toBe('<h3>Job</h3><p>Manage</p>');
    expect(boards.site.visits.some(({ path }) => path === `${list}/1`)).toBe(false);
  });

  it('a total greater than what the pages contain is not a complete list', async () => {
    boards.site.answer(list, { body: { totalFound: 5, content: [] } });
    expect((await boards.read('smartrecruiters', 'AcmeGroup')).isWhole).toBe(false);
  });
});
