import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';
import { pinpoint } from './pinpoint.ts';

const boards = await openBoardReader();

describe('Pinpoint', () => {
  const uuid = '5c1f2a34-0000-4000-8000-000000000001';
  const list = '/pinpoint/postings.json';
  const posting = {
    id: '90210',
    title: 'Care Coordinator',
    url: `https://acme.pinpointhq.com/en/postings/${uuid}`,
    path: `/en/postings/${uuid}`,
    description: '<div>About us</div>',
    key_responsibilities: '<ul><li>Plan</li></ul>',
    key_responsibilities_header: 'What you do & how',
    benefits: '',
    employment_type: 'permanent_full_time',
    employment_type_text: 'Full Time',
    workplace_type: 'hybrid',
    location: { id: '1', name: 'Head office', city: 'Austin', province: 'Texas', postal_code: '78701' },
    compensation_minimum: 52000,
    compensation_maximum: 61000,
    compensation_currency: 'USD',
    compensation_frequency: 'year',
    compensation_visible: true,
    deadline_at: '2026-12-05T23:59:59Z',
    job: { id: '7', department: { name: 'Care' } },
  };

  it('one response has every posting; its sections become one description', async () => {
    boards.site.answer(list, { body: { data: [posting] } });
    const { jobs, isWhole } = await boards.read('pinpoint');
    expect([jobs.length, isWhole]).toEqual([1, true]);
    expect(jobs[0]).toMatchObject({
      postingId: uuid,
      company: 'Acme',
      places: [{ city: 'Austin', state: 'Texas', country: '' }],
      workplace: 'hybrid',
      employmentType: 'Full Time',
      pay: { min: 52000, max: 61000, interval: 'year', currency: 'USD' },
      html: '<div>About us</div><h3>What you do &amp; how</h3><ul><li>Plan</li></ul>',
      closesAt: new Date('2026-12-05T23:59:59Z'),
    });
    expect(await boards.readOne('pinpoint', uuid)).toMatchObject({ title: 'Care Coordinator' });
  });

  it('hidden pay stays hidden, a place may be only a name, and an entry without an address is skipped', async () => {
    const plain = { ...posting, compensation_visible: false, location: { name: 'Remote, US' } };
    boards.site.answer(list, { body: { data: [plain, { title: 'No address' }, 7] } });
    const { jobs, isWhole } = await boards.read('pinpoint');
    expect([jobs.length, isWhole]).toEqual([1, false]);
    expect(jobs[0]).toMatchObject({ pay: null, places: ['Remote, US'] });
  });

  it('an unknown name is gone, other data is unreadable', async () => {
    expect(await findTrouble(boards.read('pinpoint', 'nobody'))).toBe('gone');
    boards.site.answer(list, { body: [] });
    expect(await findTrouble(boards.read('pinpoint'))).toBe('unreadable');
    expect(await findTrouble(boards.read('pinpoint', 'evil.example/x'))).toBe('gone');
  });
});

describe('the form of Pinpoint', () => {
  const { form } = pinpoint;
  const uuid = '5c1f2a34-0000-4000-8000-000000000001';
  const posting = `https://acme.pinpointhq.com/en/postings/${uuid}`;

  it('is found from any address of the posting, with or without a language', () => {
    for (const url of [posting, `${posting}/applications/new`, posting.replace('/en', '')]) {
      expect(form?.identify(new URL(url))).toEqual({ tenant: 'acme', postingId: uuid });
      expect(form?.formUrl(new URL(url)).pathname).toMatch(new RegExp(`/postings/${uuid}/applications/new$`));
    }
    expect(form?.identify(new URL('https://acme.pinpointhq.com/register-your-interest/new'))).toBeNull();
  });

  it('is sent by one request; saving a draft is not that request', () => {
    const request = { method: 'POST', isNavigation: true, isForeign: false };
    const isSubmit = (path: string) => form?.isSubmitRequest({ ...request, url: new URL(path, posting) });
    expect(isSubmit(`/en/postings/${uuid}/applications`)).toBe(true);
    expect(isSubmit(`/en/postings/${uuid}/draft_applications`)).toBe(false);
    expect(isSubmit(`/en/postings/${uuid}`)).toBe(false);
  });
});
