import { describe, expect, it } from 'vitest';
import { findTrouble, openBoardReader } from '#tests/board-reader.ts';
import { paylocity } from './paylocity.ts';

const boards = await openBoardReader();

describe('Paylocity', () => {
  const guid = 'add565e9-4cee-4334-8182-9de221ffb9e4';
  const list = `/paylocity/recruiting/jobs/All/${guid}`;
  const entry = (id: number, more: object = {}) => ({
    JobId: id,
    JobTitle: 'Production Technician',
    LocationName: 'Reno Plant',
    PublishedDate: '2026-11-05T09:30:00-06:00',
    Description: '',
    IsInternal: false,
    HiringDepartment: 'Production',
    JobLocation: { City: 'Reno', State: 'NV', Country: 'USA', Zip: '89502' },
    IsRemote: false,
    ...more,
  });
  const answerBoard = (...Jobs: unknown[]) =>
    boards.site.answer(list, {
      body: `<html><script>window.pageData = ${JSON.stringify({ Jobs, ModuleId: 4, ModuleTitle: 'Acme Metals Inc [175255]' })};
        </script></html>`,
    });
  const linked = `<script type="application/ld+json">${JSON.stringify({
    '@type': 'JobPosting',
    title: 'Production Technician',
    datePosted: '2026-11-18T00:00:00',
    description: '&lt;p&gt;Cut metal.&lt;/p&gt;',
    hiringOrganization: { name: 'Acme Metals' },
    jobLocation: { address: { addressLocality: 'Reno', addressRegion: 'NV', addressCountry: 'US' } },
    baseSalary: { currency: 'USD', value: { minValue: 22, maxValue: 40, unitText: 'HOUR' } },
  })}</script>`;
  const sections = `<div class="job-listing-header">Job Type</div><div>Full-time</div>
    <div class="job-listing-header">Description</div><div><p>Cut metal.</p></div>
    <div class="job-listing-header">Requirements</div><div><ul><li>Boots</li></ul></div>
    <div class="preview-bottom-apply-btn"><a>Apply</a></div><footer>Powered by</footer>`;
  const answerPage = (id: number, body: string, path = guid) =>
    boards.site.answer(`/paylocity/recruiting/jobs/Details/${id}/${path}`, { body });

  it('the list is data in the page; every section, the pay, and the type come from the posting', async () => {
    answerBoard(entry(42), entry(43), entry(44, { IsInternal: true }));
    answerPage(42, `${linked}${sections}`);
    answerPage(44, `${linked}${sections}`);
    const { jobs, stillOpen, isWhole } = await boards.read('paylocity', guid, ['43']);
    expect([jobs.length, stillOpen, isWhole]).toEqual([1, ['43'], true]);
    expect(jobs[0]).toMatchObject({
      tenant: guid,
      postingId: '42',
      company: 'Acme Metals Inc',
      places: [{ city: 'Reno', state: 'NV', country: 'USA' }],
      employmentType: 'Full-time',
      pay: { min: 22, max: 40, interval: 'HOUR', currency: 'USD' },
      postedAt: new Date('2026-11-05T15:30:00Z'),
      jobUrl: `https://recruiting.paylocity.com/recruiting/jobs/Details/42/${guid}`,
      applyUrl: 'https://recruiting.paylocity.com/recruiting/jobs/Apply/42',
    });
    expect(jobs[0]?.html).toContain('<h3>Requirements</h3>');
    expect(jobs[0]?.html).not.toContain('Powered by');
  });

  it('a page without data is read by its sections, and one without sections by its data', async () => {
    answerBoard(entry(42, { IsRemote: true, JobLocation: null }), entry(43));
    answerPage(42, sections);
    answerPage(43, linked);
    const { jobs } = await boards.read('paylocity', guid);
    expect(jobs[0]).toMatchObject({ workplace: 'remote', places: ['Reno Plant'], pay: null });
    expect(jobs[1]).toMatchObject({ html: '&lt;p&gt;Cut metal.&lt;/p&gt;', pay: { min: 22 } });
  });

  it('a link without its board is the same posting: the page names the board', async () => {
    const link = new URL(
      'https://recruiting.paylocity.com/Recruiting/Jobs/Details/42/Acme-Metals/Technician',
    );
    expect(paylocity.board?.identify(link)).toEqual({ tenant: '', postingId: '42' });
    answerPage(42, `<a href="/recruiting/jobs/All/${guid.toUpperCase()}/Acme">All</a>${linked}`, '-');
    expect(await boards.readOne('paylocity', '42', '')).toMatchObject({
      tenant: guid,
      postingId: '42',
      title: 'Production Technician',
      company: 'Acme Metals',
      postedAt: null,
    });
    const full = new URL(`https://recruiting.paylocity.com/recruiting/jobs/Details/42/${guid.toUpperCase()}`);
    expect(paylocity.board?.identify(full)).toEqual({ tenant: guid, postingId: '42' });
  });

  it('a posting that redirects is gone, an entry without a title makes the list incomplete, another page is unreadable', async () => {
    answerBoard(entry(42), { JobId: 7 }, null);
    boards.site.answer(`/paylocity/recruiting/jobs/Details/42/${guid}`, {
      status: 302,
      headers: { location: '/Recruiting/Jobs/JobNotFound' },
    });
    expect(await boards.read('paylocity', guid)).toMatchObject({ jobs: [], isWhole: false });
    expect(await boards.readOne('paylocity', '99', guid)).toBeNull();
    boards.site.answer(list, { body: '<script>window.pageData = {"Jobs": 5};</script>' });
    expect(await findTrouble(boards.read('paylocity', guid))).toBe('unreadable');
    expect(await findTrouble(boards.read('paylocity', 'acme'))).toBe('gone');
  });
});

describe('the form of Paylocity', () => {
  const { form } = paylocity;
  const apply = 'https://recruiting.paylocity.com/Recruiting/Jobs/Apply/4324344';

  it('is found from any address of the posting', () => {
    for (const url of [apply, apply.replace('Apply', 'Details'), `${apply}/Acme-Inc`])
      expect(form?.formUrl(new URL(url)).href).toBe(apply);
    expect(form?.identify(new URL(`${apply}/Acme-Inc`))).toEqual({ tenant: '', postingId: '4324344' });
  });

  it('is sent by one request; the resume and the check of the email address leave earlier', () => {
    const request = { method: 'POST', isNavigation: false, isForeign: false };
    const described = (path: string) => ({ ...request, url: new URL(path, apply) });
    expect(form?.isSubmitRequest(described(apply))).toBe(true);
    for (const path of ['/Recruiting/Jobs/FileUpload', '/Recruiting/Jobs/GetEnhancedEmailValidation'])
      expect(form?.isSubmitRequest(described(path))).toBe(false);
    expect(form?.isFillingRequest(described('/Recruiting/Jobs/FileUpload'))).toBe(true);
    expect(form?.isSavingRequest(described('/Recruiting/Jobs/GetEnhancedEmailValidation'))).toBe(true);
    expect(form?.isSavingRequest(described(apply))).toBe(false);
  });
});
