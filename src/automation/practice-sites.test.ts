import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { alignPublished } from '#domain/question/form/align-published.ts';
import { compareForms } from '#domain/question/form/employer-form.ts';
import { practiceJobs } from '#practice/catalog/practice-jobs.ts';
import type { FormField } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { listSiteFields } from '#practice/sites/site-fields.ts';
import { siteJobs, sites } from '#practice/sites/site-jobs.ts';
import { type PracticeRun, rememberHooks, startPracticeRun } from '#tests/practice-run.ts';
import { openForm } from './page/open-form.ts';
import { submit } from './run/submit.ts';

vi.setConfig({ maxConcurrency: 4 });

let practice: PracticeRun;
beforeAll(async () => {
  practice = await startPracticeRun();
});
afterAll(() => practice.close());

const types: Record<FormField['kind'], string> = {
  text: 'Text',
  email: 'Text',
  phone: 'Text',
  location: 'Text',
  paragraph: 'TextArea',
  'yes-no': 'SingleChoice',
  choice: 'SingleChoice',
  choices: 'MultiChoice',
  consent: 'SingleChoice',
  date: 'Calendar',
  number: 'Number',
  file: 'File',
};

/** Sending on these is tested with their faults, in practice-faults.test.ts. */
const sentWithFaults = ['city', 'wordpress', 'helpful', 'terms', 'floating', 'builder'].map(
  (name) => `site/${name}`,
);

/** Left out: sites that show questions step by step (see submit-steps.test.ts) or need an account. */
const readWhole = Object.keys(sites).filter(
  (address) => !/stepped|unfolding|^workday|^icims|^paylocity/.test(address),
);

test.concurrent.each(readWhole)(
  'on %s every question is read right and nothing else, and what is approved arrives once as approved',
  async (address) => {
    const job = siteJobs.findLast((one) => `${one.ats}/${one.tenant}` === address) as PracticeJob;
    const site = sites[address];
    const asked = site ? listSiteFields(site, job, false) : [];
    const brief = await practice.approve(job);
    const describe = ({ label, options }: { label: string; options: readonly { label: string }[] }) => ({
      label,
      options: options.map((option) => option.label),
    });
    const isPublished = brief.form.fields.some((field) => field.published);
    expect(isPublished).toBe(/^(workable|recruitee|bamboohr)/.test(address));
    const shown = isPublished ? await practice.look(job) : brief.form;
    expect(
      shown.fields.map((field) => ({ ...describe(field), type: field.type, required: field.required })),
    ).toEqual(
      asked.map((field) => ({ ...describe(field), type: types[field.kind], required: field.required })),
    );

    if (sentWithFaults.includes(address)) return;
    const outcome = await submit(practice.browser, brief, rememberHooks());
    expect(outcome).toMatchObject({ outcome: 'confirmed' });
    const [received, ...more] = await practice.inboxOf(job);
    expect(more).toEqual([]);
    expect(received).toMatchObject({ name: 'Jordan Rivera', email: 'jordan.rivera@example.com' });
    expect(received?.files.map((file) => file.sha256)).toEqual([practice.resume.sha256]);
    const arrived = await practice.answersOf(job);
    const { answers } = alignPublished(brief, shown.fields, { leavesOptional: false });
    for (const { path, value } of answers) {
      const label = shown.fields.find((field) => field.path === path)?.label ?? '';
      expect([label, (arrived[label] ?? '').replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2/$3/$1')]).toEqual([
        label,
        value.join(', '),
      ]);
    }
  },
);

test.concurrent('a form that was read without rendering its page is the form that the page shows', async () => {
  const lever = practiceJobs
    .filter((job) => job.ats === 'lever')
    .toSorted((a, b) => b.questions.length - a.questions.length);
  for (const job of lever.slice(0, 2)) {
    const published = await practice.read(job);
    const rendered = await practice.browser.withPage((page) =>
      openForm(page, published.url, practice.browser.origins),
    );
    expect(published.fields.every((field) => field.labelSource === 'definition')).toBe(true);
    expect(rendered.outcome === 'open' && compareForms(published, rendered.form)).toEqual({
      added: [],
      removed: [],
      changed: [],
    });
  }
});
