import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReadBackRow } from '#domain/application/outcome.ts';
import { type PracticeJob, practiceJobs } from '#practice/catalog/practice-jobs.ts';
import { type PracticeRun, rememberHooks, startPracticeRun } from '#tests/practice-run.ts';
import { submit } from './submit.ts';

let practice: PracticeRun;
beforeAll(async () => {
  practice = await startPracticeRun();
});
afterAll(() => practice.close());

/** The longest form of each system. */
const longest = (ats: string): PracticeJob => {
  const jobs = practiceJobs.filter((job) => job.ats === ats && job.form.eeo && job.form.location);
  return jobs.toSorted((a, b) => b.questions.length - a.questions.length)[0] as PracticeJob;
};

describe.each(['greenhouse', 'lever', 'ashby'])('on %s', (ats) => {
  test('an approved application arrives once, as approved, with the same files, and is confirmed', async () => {
    const job = longest(ats);
    const brief = await practice.approve(job);
    expect(brief.form.fields.every((field) => field.published)).toBe(ats !== 'lever');
    const letterField = brief.form.fields.find(
      ({ type, family }) => type === 'File' && family === 'cover_letter',
    );
    expect(letterField !== undefined).toBe(ats === 'greenhouse');
    const letter = letterField && (await practice.printLetter(letterField.path));
    if (letter) brief.files.push(letter);
    const hooks = rememberHooks();
    const outcome = await submit(practice.browser, brief, hooks);

    expect(outcome).toMatchObject({ outcome: 'confirmed' });
    const received = await practice.inboxOf(job);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ name: 'Jordan Rivera', email: 'jordan.rivera@example.com' });
    const resume = received[0]?.files.find((file) => /resume/.test(file.field));
    expect(resume?.sha256).toBe(practice.resume.sha256);
    const arrivedLetter = received[0]?.files.find((file) => file.field === 'cover_letter');
    expect([arrivedLetter?.name, arrivedLetter?.sha256]).toEqual([letter?.fileName, letter?.sha256]);
    const arrived = await practice.answersOf(job);
    for (const { path, label, value } of brief.answers)
      expect([label, readWord(arrived[label] ?? arrived[path])]).toEqual([label, readWord(value[0])]);
    expect(hooks.seen.calls.slice(0, 5)).toEqual(['opened', 'filled', 'before-arm', 'arm', 'after-arm']);
    expect(hooks.seen.calls.toSorted().filter((call) => /click/.test(call))).toEqual([
      'after-click',
      'at-click',
      'clicked',
    ]);
    expect(hooks.seen.calls.at(-1)).toBe('confirmed');
    expect([...hooks.seen.screenshots.keys()]).toEqual(['before', 'after']);
    const rows = hooks.seen.steps.find((step) => step.name === 'read-back')?.detail as {
      rows: ReadBackRow[];
    };
    expect(rows.rows.every((row) => row.same)).toBe(true);
    // Race is in the published form but asked only after an answer that this person doesn't give.
    const asked = brief.form.fields.map((field) => field.path).filter((path) => path !== 'race');
    expect(rows.rows.map((row) => row.path).toSorted()).toEqual(asked.toSorted());
  });
});

/** The same answer in the employer's own spelling: true for Yes, 2026-11-29 for 11/29/2026, the place in full. */
function readWord(text = ''): string {
  const spelled: Record<string, string> = { true: 'Yes', false: 'No', 'United States +1': 'United States' };
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year) return `${month}/${day}/${year}`;
  return (spelled[text] ?? text).replace(/^Columbus, Ohio, United States$/, 'Columbus, OH');
}
