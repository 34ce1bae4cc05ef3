import { type SubmitOutcome, submit } from '#automation/run/submit.ts';
import { alignPublished } from '#domain/question/form/align-published.ts';
import type { FormField as ReadField } from '#domain/question/form/employer-form.ts';
import { round, type TrustRow } from '#domain/trust/trust-report.ts';
import type { FormField } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { listShownFields } from '#practice/inbox/list-practice-fields.ts';
import type { Behavior } from '#practice/truth/open-truth.ts';
import { readChildren } from './read-children.ts';
import { silentHooks } from './silent-hooks.ts';
import type { PracticeRun } from './start-practice-run.ts';

/** What may go wrong at an employer and must be reported truthfully. */
const faults: readonly Behavior[] = ['refuse', 'server-error', 'lost-confirmation'];

type Tally = Omit<TrustRow, 'system' | 'employers' | 'seconds' | 'cpuSeconds'>;

/** Reads, fills, and sends every form of one system, all at once, and some of them again under each fault. */
export async function measureSystem(
  practice: PracticeRun,
  system: string,
  jobs: readonly PracticeJob[],
): Promise<TrustRow> {
  const tally: Tally = {
    forms: 0,
    fieldsRead: { of: 0, right: 0 },
    valuesFilled: { of: 0, right: 0 },
    questions: 0,
    leftForReview: 0,
    sent: 0,
    falselyApplied: 0,
    falselyFailed: 0,
    duplicates: 0,
  };
  const cpuBefore = readChildren().cpuSeconds;
  let seconds = 0;
  await Promise.all(
    jobs.map(async (job, index) => {
      const begun = performance.now();
      await measureForm(practice, job, tally);
      seconds += (performance.now() - begun) / 1000;
      for (const fault of faults.filter((_, number) => number % jobs.length === index))
        await measureFault(practice, job, fault, tally);
    }),
  );
  return {
    system,
    employers: new Set(jobs.map((job) => job.tenant)).size,
    ...tally,
    seconds: round(seconds / jobs.length),
    cpuSeconds: round((readChildren().cpuSeconds - cpuBefore) / tally.sent),
  };
}

async function measureForm(practice: PracticeRun, job: PracticeJob, tally: Tally): Promise<void> {
  const { brief, prepared } = await practice.prepareBrief(job);
  tally.forms += 1;
  const asked = listShownFields(job);
  // A form prepared from published data is filled in on the page, so the page must be read right.
  const isPublished = brief.form.fields.some((field) => field.published);
  const shown = (isPublished ? await practice.look(job) : brief.form).fields;
  tally.fieldsRead.of += Math.max(asked.length, shown.length);
  tally.fieldsRead.right += asked.filter((field) => isReadRight(field, shown)).length;
  const questions = prepared.filter(({ field }) => field.type !== 'File');
  tally.questions += questions.length;
  tally.leftForReview += questions.filter((one) => one.reviewRequired).length;
  const sent = await sendAndCompare(practice, job, () => submit(practice.browser, brief, silentHooks), tally);
  // A form with more questions after the first page went back to its person: nothing was submitted.
  if (sent === 0) return;
  const arrived = await practice.answersOf(job);
  const { answers } = alignPublished(brief, shown, { leavesOptional: false });
  for (const { label, path, value } of answers) {
    tally.valuesFilled.of += 1;
    const asked = shown.find((field) => field.path === path)?.label ?? label;
    const received = arrived[asked] ?? arrived[path] ?? '';
    if (spell(received) === spell(value.join(', '))) tally.valuesFilled.right += 1;
  }
}

async function measureFault(
  practice: PracticeRun,
  job: PracticeJob,
  fault: Behavior,
  tally: Tally,
): Promise<void> {
  const brief = { ...(await practice.approve(job)), deadlineMs: 60_000 };
  await practice.behave(job, fault);
  await sendAndCompare(practice, job, () => submit(practice.browser, brief, silentHooks), tally);
  await practice.behave(job, 'normal');
}

/** The employer's own record decides what was true; returns how many arrived. */
async function sendAndCompare(
  practice: PracticeRun,
  job: PracticeJob,
  send: () => Promise<SubmitOutcome>,
  tally: Tally,
): Promise<number> {
  const before = (await practice.inboxOf(job)).length;
  const { outcome } = await send();
  const arrived = (await practice.inboxOf(job)).length - before;
  tally.sent += 1;
  tally.duplicates += Math.max(0, arrived - 1);
  if (outcome === 'confirmed' && arrived === 0) tally.falselyApplied += 1;
  if (outcome !== 'confirmed' && arrived > 0) tally.falselyFailed += 1;
  return arrived;
}

const kinds: Record<FormField['kind'], readonly ReadField['type'][]> = {
  text: ['Text'],
  email: ['Text'],
  phone: ['Text'],
  location: ['Text', 'SingleChoice'],
  paragraph: ['TextArea'],
  'yes-no': ['SingleChoice'],
  choice: ['SingleChoice'],
  choices: ['MultiChoice'],
  consent: ['SingleChoice'],
  date: ['Calendar', 'Text'],
  number: ['Number', 'Text'],
  file: ['File'],
};

/**
 * Label, type, required mark, and, where the page shows them at once, the options; an option that repeats its
 * question means yes.
 */
function isReadRight(asked: FormField, read: readonly ReadField[]): boolean {
  const wanted = asked.options.map(({ label }) => (label === asked.label ? 'Yes' : label)).join('|');
  return read.some(
    (field) =>
      field.label === asked.label &&
      kinds[asked.kind].includes(field.type) &&
      field.required === asked.required &&
      field.options.map((option) => option.label).join('|') === wanted,
  );
}

/**
 * The same answer in the employer's own spelling: true for Yes, 2026-11-29 for 11/29/2026, the full place
 * name.
 */
function spell(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year) return `${month}/${day}/${year}`;
  const spelled: Record<string, string> = { true: 'Yes', false: 'No', 'United States +1': 'United States' };
  return (spelled[text] ?? text).replace(/^Columbus, Ohio, United States$/, 'Columbus, OH');
}
