import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, openBrowser } from '#automation/browser.ts';
import { printToPdf } from '#automation/print.ts';
import { readQuestions } from '#automation/read-questions.ts';
import type { Brief, SubmitHooks } from '#automation/submit.ts';
import { findChromium } from '#backend/platform/find-chromium.mjs';
import { writeAnswers } from '#domain/document/answers.ts';
import { writeContact } from '#domain/document/contact.ts';
import { emptyDocument } from '#domain/document/empty-document.ts';
import type { UserDocument } from '#domain/document/user-document.ts';
import type { EmployerForm } from '#domain/question/employer-form.ts';
import { factsOf } from '#domain/question/facts-from-document.ts';
import { prepareAnswers } from '#domain/question/match-answers.ts';
import type { PreparedAnswer } from '#domain/question/prepared-answer.ts';
import { type PracticeJob, practiceApplyPath } from '#practice/practice-jobs.ts';
import { startPracticeEmployers } from '#practice/start-practice-employers.ts';
import type { Behaviour, ReceivedApplication, ReceivedRequest } from '#practice/truth/open-truth.ts';
import { renderLetter } from '#resume/skins/render-letter.ts';

const resumeName = 'jordan-rivera-resume.pdf';

/** Practice employers with a browser beside them, for tests that drive real forms. */
export async function startPracticeRun() {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-'));
  const employers = await startPracticeEmployers({ port: 0, dataDir });
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '',
    allowedPrivateHosts: [`127.0.0.1:${employers.port}`],
  });
  const resumePath = join(dataDir, resumeName);
  await writeFile(resumePath, '%PDF-1.4\nJordan Rivera\nsomeone.else@example.com\n(312) 555-0000\n%%EOF\n');
  const sha256 = createHash('sha256')
    .update(await readFile(resumePath))
    .digest('hex');
  const get = async (path: string) => (await fetch(employers.origin + path)).json();

  return {
    browser,
    origin: employers.origin,
    resume: { path: resumePath, sha256 },
    async behave(job: PracticeJob, behaviour: Behaviour): Promise<void> {
      const { ats, tenant, postingId } = job;
      await fetch(`${employers.origin}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ats, tenant, postingId, behaviour }),
      });
    },
    async inboxOf(job: PracticeJob): Promise<ReceivedApplication[]> {
      const all = (await get('/inbox.json')) as ReceivedApplication[];
      return all.filter((one) => one.postingId === job.postingId);
    },
    /** Question → answer of the only application, in the words the applicant saw. */
    async answersOf(job: PracticeJob): Promise<Record<string, string>> {
      const all = (await get('/inbox.json')) as (ReceivedApplication & { answers: Record<string, string> })[];
      return all.find((one) => one.postingId === job.postingId)?.answers ?? {};
    },
    async countWrites(): Promise<number> {
      return ((await get('/requests.json')) as ReceivedRequest[]).filter((one) => one.method !== 'GET')
        .length;
    },
    read: (job: PracticeJob) => readForm(browser, employers.origin + practiceApplyPath(job)),
    /** Reads the form (or takes it as it came back changed), prepares answers, and has the person answer what is required and open. */
    async approve(job: PracticeJob, changed?: EmployerForm): Promise<Brief> {
      const form = changed ?? (await readForm(browser, employers.origin + practiceApplyPath(job)));
      const answers = answerAsPerson(prepare(form));
      return {
        url: form.url,
        form,
        answers: answers
          .filter(({ field, answer }) => field.type !== 'File' && answer.length > 0)
          .map(({ field, answer, sensitive }) => ({
            path: field.path,
            label: field.label,
            value: answer,
            sensitive,
          })),
        files: answers
          .filter(({ field, answer }) => field.type === 'File' && answer.length > 0)
          .map(({ field }) => ({ path: field.path, fileName: resumeName, filePath: resumePath, sha256 })),
        deadlineMs: 120_000,
      };
    },
    /** A letter printed as the worker prints it, for a form that takes a file. */
    async printLetter(path: string): Promise<Brief['files'][number]> {
      const bytes = await printToPdf(browser, renderLetter('Dear team,\n\nI count boxes.', applicant()));
      const filePath = join(dataDir, 'letter.pdf');
      await writeFile(filePath, bytes);
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { path, fileName: 'Cover letter.pdf', filePath, sha256 };
    },
    async close(): Promise<void> {
      await browser.close();
      await employers.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type PracticeRun = Awaited<ReturnType<typeof startPracticeRun>>;

export interface Seen {
  steps: { name: string; detail: object }[];
  screenshots: Map<string, Buffer>;
  calls: string[];
}

/** Hooks that agree to everything and remember it; single ones can be replaced. */
export function rememberHooks(replaced: Partial<SubmitHooks> = {}): SubmitHooks & { seen: Seen } {
  const seen: Seen = { steps: [], screenshots: new Map(), calls: [] };
  const hooks: SubmitHooks = {
    step: async (name, detail) => void seen.steps.push({ name, detail }),
    screenshot: async (moment, png) => void seen.screenshots.set(moment, png),
    arm: async () => true,
    clicked: async () => undefined,
    fault: async () => undefined,
    ...replaced,
  };
  return {
    ...hooks,
    seen,
    arm: () => (seen.calls.push('arm'), hooks.arm()),
    clicked: () => (seen.calls.push('clicked'), hooks.clicked()),
    fault: (point) => (seen.calls.push(point), hooks.fault(point)),
  };
}

export function applicant(): UserDocument {
  const document = writeContact(emptyDocument({ userId: 'practice', name: 'Resume' }), {
    firstName: 'Jordan',
    lastName: 'Rivera',
    email: 'jordan.rivera@example.com',
    phone: '(614) 555-0142',
    street: '12 Oak Street',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    linkedIn: 'https://www.linkedin.com/in/jordan-rivera',
  });
  return writeAnswers(document, [
    { questionId: 'work', questionText: 'Are you authorized to work in the United States?', answer: ['Yes'] },
    { questionId: 'visa', questionText: 'Do you need sponsorship?', answer: ['No'] },
    { questionId: 'age', questionText: 'Are you at least 18 years old?', answer: ['Yes'] },
    { questionId: 'start', questionText: 'Preferred start', answer: ['Two weeks notice'] },
    { questionId: 'gender', questionText: 'Gender', answer: ['Prefer not to say'] },
  ]);
}

export function prepare(form: EmployerForm): PreparedAnswer[] {
  const today = new Date('2026-11-15T12:00:00Z');
  const facts = factsOf(applicant(), { today, documentSavedAt: today.toISOString() });
  return prepareAnswers(form, facts, { resumeFileName: resumeName, today });
}

async function readForm(browser: Browser, url: string): Promise<EmployerForm> {
  const read = await readQuestions(browser, { url, deadlineMs: 60_000 });
  if (read.outcome === 'failed') throw new Error(`${read.code}: ${read.detail}`);
  return read.form;
}

function answerAsPerson(answers: readonly PreparedAnswer[]): PreparedAnswer[] {
  return answers.map((one) => {
    if (one.answer.length > 0 || !one.field.required) return one;
    const [option] = one.field.options;
    const typed = { Calendar: '01/04/2027', Number: '4' }[one.field.type as string] ?? 'In my own words.';
    return { ...one, answer: [option?.label ?? typed] };
  });
}
