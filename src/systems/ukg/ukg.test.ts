import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';
import { ukg } from './board.ts';

const boards = await openBoardReader();

describe('UKG', () => {
  const guid = 'f11a0b52-5153-4c12-ad2c-b7f3b0a74112';
  const board = `recruiting2.ultipro.com/ACM1001ACME/${guid}`;
  const home = `/ukg/ACM1001ACME/JobBoard/${guid}`;
  const idOf = (index: number) => `532a7dc9-0000-4000-8000-${`${index}`.padStart(12, '0')}`;
  const answerList = (rows: number, total = rows) =>
    boards.site.answer(`${home}/JobBoardView/LoadSearchResults`, ({ body }) => {
      const { Top, Skip } = JSON.parse(body).opportunitySearch;
      const length = Math.max(0, Math.min(Top, rows - Skip));
      const opportunities = Array.from({ length }, (_, index) => ({
        Id: idOf(Skip + index),
        Title: 'Welder',
      }));
      return { body: { opportunities, totalCount: total, locations: [] } };
    });
  const page = (data: object | null) =>
    `<html><img alt="Acme &amp; Sons" data-automation="navbar-large-logo" src="/Styles/GetLargeHeaderLogo">
     <script>${data ? `var opportunity = new US.Opportunity.CandidateOpportunityDetail(${JSON.stringify(data)});` : ''}</script>`;
  const opportunity = {
    Id: idOf(0).toUpperCase(),
    Title: 'Field Service Engineer',
    Description: '<p>Install {tools} and "repair" them);</p>',
    FullTime: true,
    JobLocationType: 'OnSite',
    PostedDate: '2026-11-10T14:00:00Z',
    PayRangeVisible: true,
    CompensationAnnualMinimum: 61000,
    CompensationAnnualMaximum: 78000,
    Locations: [
      {
        Address: {
          City: 'Chandler',
          State: { Code: 'AZ', Name: 'Arizona' },
          Country: { Code: 'USA', Name: 'United States' },
        },
      },
      { LocalizedDescription: 'TX - Remote', Address: null },
      'nowhere',
    ],
  };

  it('the list comes in pages of fifty by POST; the posting is data in its own page', async () => {
    answerList(53);
    boards.site.answer(`${home}/OpportunityDetail`, { body: page(opportunity) });
    const { jobs, left, isWhole } = await boards.read('ukg', board, [idOf(1)]);
    expect([jobs.length, left, isWhole]).toEqual([52, undefined, true]);
    expect(jobs[0]).toMatchObject({
      tenant: board,
      postingId: idOf(0),
      title: 'Field Service Engineer',
      company: 'Acme &amp; Sons',
      places: [{ city: 'Chandler', state: 'AZ', country: 'United States' }, 'TX - Remote'],
      workplace: 'onsite',
      employmentType: 'Full-time',
      pay: { min: 61000, max: 78000, interval: 'year' },
      html: '<p>Install {tools} and "repair" them);</p>',
      jobUrl: `https://recruiting2.ultipro.com/ACM1001ACME/JobBoard/${guid}/OpportunityDetail?opportunityId=${idOf(0)}`,
      postedAt: new Date('2026-11-10T14:00:00Z'),
    });
    const lists = boards.site.visits.filter(({ path }) => path.endsWith('LoadSearchResults'));
    expect(lists.map(({ method }) => method)).toEqual(['POST', 'POST']);
  });

  it('pay that the employer hides is not shown', async () => {
    boards.site.answer(`${home}/OpportunityDetail`, {
      body: page({ ...opportunity, PayRangeVisible: false }),
    });
    expect(await boards.readOne('ukg', idOf(0), board)).toMatchObject({ pay: null });
  });

  it('a posting taken down returns an empty page; other data is unreadable; a site that repeats its page ends', async () => {
    boards.site.answer(`${home}/OpportunityDetail`, { body: page(null) });
    expect(await boards.readOne('ukg', idOf(0), board)).toBeNull();
    boards.site.answer(`${home}/OpportunityDetail`, { body: page({ Id: 7 }) });
    expect(await findTrouble(boards.readOne('ukg', idOf(0), board))).toBe('unreadable');
    const same = Array.from({ length: 50 }, (_, index) => ({ Id: idOf(index) }));
    boards.site.answer(`${home}/JobBoardView/LoadSearchResults`, {
      body: { opportunities: same, totalCount: 90 },
    });
    const known = same.map(({ Id }) => Id);
    boards.site.visits.length = 0;
    expect(await boards.read('ukg', board, known)).toMatchObject({ stillOpen: known, isWhole: false });
    expect(boards.site.visits).toHaveLength(2);
  });

  it('an unknown board is gone, and so is a name of another form', async () => {
    for (const name of [
      board,
      'ACM1001ACME',
      `recruiting2.ultipro.com/ACM1001ACME/x`,
      `evil.example/A/${guid}`,
    ])
      expect(await findTrouble(boards.read('ukg', name))).toBe('gone');
  });

  it('a posting is known by its address, whatever case it is in', () => {
    const address = `https://recruiting2.ultipro.com/acm1001acme/JobBoard/${guid.toUpperCase()}/OpportunityDetail?opportunityId=${idOf(3).toUpperCase()}`;
    expect(ukg.board?.identify(new URL(address))).toEqual({ tenant: board, postingId: idOf(3) });
    expect(ukg.board?.identify(new URL(address.replace('opportunityId', 'q')))).toBeNull();
  });
});
