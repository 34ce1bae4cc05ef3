import { describe, expect, it } from 'vitest';
import { openBoardReader } from '#tests/board-reader.ts';

const boards = await openBoardReader();

describe('Workable', () => {
  it('the name is requested in lowercase, and hidden locations are not shown', async () => {
    const job = {
      title: 'Driver',
      shortcode: 'ABC123',
      telecommuting: false,
      employment_type: 'Full-time',
      url: 'https://apply.workable.com/j/ABC123',
      published_on: '2026-11-12',
      country: 'United States',
      city: 'Reno',
      state: 'Nevada',
      locations: [
        { city: 'Reno', region: 'Nevada', country: 'United States', hidden: false },
        { city: 'Secret', region: 'Nevada', country: 'United States', hidden: true },
      ],
      description: '<p>Drive</p>',
    };
    boards.site.answer('/workable/api/v1/widget/accounts/acme', {
      body: { name: 'Acme Freight', jobs: [job] },
    });
    const { jobs } = await boards.read('workable', 'ACME');
    expect(jobs[0]).toMatchObject({
      company: 'Acme Freight',
      tenant: 'acme',
      places: [{ city: 'Reno', state: 'Nevada', country: 'United States' }],
      applyUrl: 'https://apply.workable.com/j/ABC123/apply',
    });
    expect((await boards.readOne('workable', 'abc123'))?.title).toBe('Driver');
  });
});
