import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { pagePainters, renderPageImage } from '#resume/print/render-page-image.ts';
import { readResume } from '#resume/read-resume.ts';
import { renderSkin, skins } from '#resume/skins/render-skin.ts';
import { type Browser, openBrowser } from './browser.ts';
import { printToPdf } from './print.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '/usr/bin/chromium',
    allowedPrivateHosts: [],
  });
});
afterAll(async () => {
  await browser.close();
  pagePainters.stop();
});

function writeDocument(jobs: number): UserDocument {
  const place = { street: '', city: 'Austin', state: 'TX', zip: '78701' };
  const contact = {
    firstName: 'Maya',
    lastName: 'Ellison',
    email: 'maya@example.com',
    phone: '',
    linkedIn: '',
  };
  const document = writeContact(emptyDocument({ userId: 'u', name: 'r' }), { ...contact, ...place });
  const item = '<li>Built weekly reports in Excel and SQL for the supply team</li>';
  const held = Array.from({ length: jobs }, (_, index) => ({
    title: `Analyst ${index + 1}`,
    company: 'Riverbend Supply',
    location: 'Austin, TX',
    start: '2021-03',
    end: '2022-03',
    current: false,
    description: `<ul>${item.repeat(4)}</ul>`,
  }));
  return writeExperience(document, held);
}

async function readPages(pdf: Buffer): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: false });
  return text;
}

it.each(skins)('a printed %s has selectable text, tags and the size of its paper', async (skin) => {
  const pdf = await printToPdf(browser, renderSkin(skin, writeDocument(2)));
  const pages = await readPages(pdf);
  expect(pages).toHaveLength(1);
  for (const part of [
    'Maya Ellison',
    'EXPERIENCE',
    'Analyst 1',
    'Mar 2021 – Mar 2022',
    'weekly reports in Excel',
  ])
    expect(pages[0]).toContain(part);
  const file = pdf.toString('latin1');
  expect(file).toMatch(/\/StructTreeRoot/);
  expect(file).toMatch(/\/Lang \(en\)/);
  expect(file).toMatch(/\/S \/H1/);
  expect(file).toMatch(/\/S \/LI/);
  expect(file).toMatch(/\/MediaBox \[0 0 59[4-6]\S* 84[12]/);
});

it.each(skins)('a printed %s is read back as what it says', async (skin) => {
  const pdf = await printToPdf(browser, renderSkin(skin, writeDocument(2)));
  const job = { company: 'Riverbend Supply', location: 'Austin, TX', start: '2021-03', end: '2022-03' };
  expect(await readResume(new Uint8Array(pdf), 'pdf')).toMatchObject({
    outcome: 'read',
    resume: {
      name: 'Maya Ellison',
      email: 'maya@example.com',
      experience: [
        { title: 'Analyst 1', ...job },
        { title: 'Analyst 2', ...job },
      ],
    },
  });
});

it('a long resume is set smaller and takes two sheets', async () => {
  const pages = await readPages(await printToPdf(browser, renderSkin('FLJ1', writeDocument(18))));
  expect(pages).toHaveLength(2);
  expect(pages.join(' ')).toContain('Analyst 18');
});

it('no script runs and nothing is fetched while printing', async () => {
  const html =
    '<h1>Plain</h1><img src="https://tracker.example.com/x.png"><script>document.body.append("ran")</script>';
  expect(await readPages(await printToPdf(browser, html))).toEqual([expect.not.stringContaining('ran')]);
});

it('the thumbnail of a printed resume is 560 wide and upright', async () => {
  const pdf = await printToPdf(browser, renderSkin('HRT1', writeDocument(3)));
  const png = await renderPageImage(pdf);
  expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([560, 792]);
});
