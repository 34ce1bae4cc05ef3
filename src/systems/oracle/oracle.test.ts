import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Oracle', () => {
  const host = 'acme.fa.us2.oraclecloud.com';
  const api = '/oracle/hcmRestApi/resources/latest';
  const list = `${api}/recruitingCEJobRequisitions`;
  const detail = `${api}/recruitingCEJobRequisitionDetails`;
  const posting = (id: string, more: object = {}) => ({
    Id: id,
    Title: 'Pharmacy Technician',
    PrimaryLocation: 'Chicago, IL, United States',
    secondaryLocations: [],
    ExternalDescriptionStr: '<p>Fill prescriptions.</p>',
    ExternalQualificationsStr: '<ul><li>License</li></ul>',
    ...more,
  });
  const answerSites = (...items: object[]) =>
    boards.site.answer(`${api}/recruitingCESites`, { body: { items } });
  const answerList = (idsOf: Record<string, string[]>, total?: number) =>
    boards.site.answer(list, ({ path }) => {
      const finder = new URL(path, 'http://x').searchParams.get('finder') ?? '';
      const [, site = '', limit, offset] = /siteNumber=(\w+),limit=(\d+),offset=(\d+)/.exec(finder) ?? [];
      const ids = idsOf[site] ?? [];
      const page = ids.slice(Number(offset), Number(offset) + Math.min(Number(limit), 25));
      const requisitionList = page.map((id) => ({ Id: id, Title: 'Pharmacy Technician' }));
      return { body: { items: [{ TotalJobsCount: total ?? ids.length, requisitionList }] } };
    });
  const answerDetails = (more: object = {}) =>
    boards.site.answer(detail, ({ path }) => {
      const id = /Id=%22(\w+)%22/.exec(path)?.[1] ?? '';
      return { body: { items: id.startsWith('gone') ? [] : [posting(id, more)] } };
    });

  it('every active site is read page by page, however short the server makes its pages', async () => {
    answerSites(
      { SiteNumber: 'CX_1', SiteName: 'Acme Health Careers', StatusCode: 'ORA_ACTIVE' },
      { SiteNumber: 'CX_2', SiteName: 'Students', StatusCode: 'ORA_ACTIVE' },
      { SiteNumber: 'CX_9', SiteName: 'Old site', StatusCode: 'ORA_INACTIVE' },
    );
    const many = Array.from({ length: 30 }, (_, index) => `${index + 100}`);
    answerList({ CX_1: many, CX_2: ['100', '900'], CX_9: ['999'] });
    answerDetails();
    const { jobs, isWhole } = await boards.read('oracle', host);
    expect([jobs.length, isWhole]).toEqual([31, true]);
    expect(jobs[0]).toMatchObject({
      tenant: `${host}/CX_1`,
      postingId: '100',
      company: 'Acme Health',
      places: ['Chicago, IL, United States'],
      html: '<p>Fill prescriptions.</p>\n<ul><li>License</li></ul>',
      jobUrl: `https://${host}/hcmUI/CandidateExperience/en/sites/CX_1/job/100`,
    });
    expect(jobs.at(-1)).toMatchObject({ tenant: `${host}/CX_2`, postingId: '900' });
  });

  it('the employer, the address, the type, and the dates come from the posting', async () => {
    answerList({ CX_7: ['7'] });
    answerDetails({
      LegalEmployer: 'Acme Health, Inc.',
      PrimaryLocation: 'United States',
      workLocation: [{ TownOrCity: 'Reno', Region2: 'NV', Country: 'US' }],
      secondaryLocations: [{ Name: 'Sparks, NV, United States' }, { Name: null }],
      WorkplaceTypeCode: 'ORA_HYBRID',
      JobSchedule: 'Full time',
      ExternalPostedStartDate: '2026-11-03T08:00:00+00:00',
      ExternalPostedEndDate: '2026-12-01T08:00:00+00:00',
    });
    boards.site.answer(`${api}/recruitingCESites`, { status: 400, body: 'no' });
    const { jobs } = await boards.read('oracle', `${host}/CX_7`);
    expect(jobs[0]).toMatchObject({
      company: 'Acme Health, Inc.',
      places: [{ city: 'Reno', state: 'NV', country: 'US' }, 'Sparks, NV, United States'],
      workplace: 'hybrid',
      employmentType: 'Full time',
      postedAt: new Date('2026-11-03T08:00:00Z'),
      closesAt: new Date('2026-12-01T08:00:00Z'),
    });
  });

  it('a host that does not list its sites has the first one, and a site without a name is not the employer', async () => {
    answerList({ CX_1: ['1'] });
    answerDetails();
    expect((await boards.read('oracle', host)).jobs[0]).toMatchObject({ company: 'Acme' });
    answerSites({ SiteNumber: 'CX_1', SiteName: 'External Career Site' });
    expect((await boards.read('oracle', host)).jobs[0]).toMatchObject({ company: 'Acme' });
  });

  it('a list shorter than its total is incomplete; a posting taken down is gone; another name is no board', async () => {
    answerList({ CX_1: ['1', 'gone2'] }, 5);
    answerDetails();
    expect((await boards.read('oracle', `${host}/CX_1`, ['9'])).isWhole).toBe(false);
    expect(await boards.readOne('oracle', 'gone2', `${host}/CX_1`)).toBeNull();
    for (const name of ['acme', 'oraclecloud.com.example.com/CX_1', `${host}/CX_1/more`, `${host}/a b`])
      expect(await findTrouble(boards.read('oracle', name))).toBe('gone');
    boards.site.answer(detail, { body: { items: [{ Id: 1, Title: null }] } });
    expect(await findTrouble(boards.readOne('oracle', '1', host))).toBe('unreadable');
  });
});
