import { describe, expect, it } from 'vitest';
import { openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Teamtailor', () => {
  it('the feed contains the posting as linked data', async () => {
    const item = {
      id: 'a1',
      title: 'Barista',
      url: 'https://jobs.acme.example/jobs/4411-barista',
      date_published: '2026-11-04T10:00:00Z',
      content_html: '<p>Coffee</p>',
      _jobposting: {
        '@type': 'JobPosting',
        title: 'Barista',
        description: '<p>Pour coffee</p>',
        datePosted: '2026-11-04',
        hiringOrganization: { name: 'Acme Coffee' },
        jobLocation: [
          { address: { addressLocality: 'Portland', addressRegion: 'OR', addressCountry: 'US' } },
        ],
        employmentType: ['PART_TIME'],
      },
    };
    boards.site.answer('/teamtailor/jobs.json', { body: { title: 'Acme', items: [item] } });
    const { jobs } = await boards.read('teamtailor', 'jobs.acme.example');
    expect(jobs[0]).toMatchObject({
      system: 'teamtailor',
      tenant: 'jobs.acme.example',
      postingId: '4411',
      company: 'Acme Coffee',
      employmentType: 'PART_TIME',
      applyUrl: 'https://jobs.acme.example/jobs/4411-barista/applications/new',
    });
  });
});
