import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { printToPdf } from '#automation/browser/print.ts';
import { openForm } from '#automation/page/open-form.ts';
import { readQuestions } from '#automation/read/read-questions.ts';
import type { Brief } from '#automation/run/submit.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { writeBrief } from '#cli/write-brief.ts';
import type { PreparedAnswer } from '#domain/question/answer/prepared-answer.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { type PracticeJob, practiceApplyPath } from '#practice/catalog/practice-jobs.ts';
import { startPracticeEmployers } from '#practice/start-practice-employers.ts';
import type { Behavior, ReceivedApplication, ReceivedRequest } from '#practice/truth/open-truth.ts';
import { renderLetter } from '#resume/skins/render-letter.ts';
import { answerAsPerson, applicant, prepare, resumeName } from './practice-applicant.ts';

/** Practice employers with a browser, and a person who applies to them. */
export async function startPracticeRun() {
  const dataDir = await mkdtemp(join(tmpdir(), 'practice-'));
  const employers = await startPracticeEmployers({ port: 0, dataDir });
  const browser = await openBrowser({
    chromiumPath: findChromium(process.env) ?? '',
    allowedPrivateHosts: [`127.0.0.1:${employers.port}`],
    origins: employers.origins,
  });
  const resumePath = join(dataDir, resumeName);
  await writeFile(resumePath, '%PDF-1.4\nJordan Rivera\nsomeone.else@example.com\n(312) 555-0000\n%%EOF\n');
  const sha256 = createHash('sha256')
    .update(await readFile(resumePath))
    .digest('hex');
  const get = async (path: string) => (await fetch(employers.origin + path)).json();

  /**
   * Reads the form (or uses it as it came back changed), prepares answers, and has the person answer what is
   * required and open.
   */
  async function prepareBrief(
    job: PracticeJob,
    changed?: EmployerForm,
  ): Promise<{ brief: Brief; prepared: PreparedAnswer[] }> {
    const form = changed ?? (await readForm(browser, employers.origin + practiceApplyPath(job)));
    const prepared = prepare(form);
    const resume = { fileName: resumeName, sha256, read: () => readFile(resumePath) };
    const brief = writeBrief({ form, answers: answerAsPerson(prepared), resume, deadlineMs: 120_000 });
    return { brief, prepared };
  }

  return {
    browser,
    origin: employers.origin,
    resume: { path: resumePath, sha256 },
    async behave(job: PracticeJob, behavior: Behavior): Promise<void> {
      const { ats, tenant, postingId } = job;
      await fetch(`${employers.origin}/control`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ats, tenant, postingId, behavior }),
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
    /** Addresses at the employers that were looked at. */
    listVisits: async (): Promise<string[]> => (await get('/visits.json')) as string[],
    /** The form as its page shows it, whatever is published. */
    async look(job: PracticeJob): Promise<EmployerForm> {
      const url = employers.origin + practiceApplyPath(job);
      const opened = await browser.withPage((page) => openForm(page, url, employers.origins));
      if (opened.outcome === 'failed') throw new Error(`${opened.code}: ${opened.detail}`);
      return opened.form;
    },
    read: (job: PracticeJob) => readForm(browser, employers.origin + practiceApplyPath(job)),
    prepareBrief,
    approve: async (job: PracticeJob, changed?: EmployerForm): Promise<Brief> =>
      (await prepareBrief(job, changed)).brief,
    /** A letter printed as the worker prints it, for a form that takes a file. */
    async printLetter(path: string): Promise<Brief['files'][number]> {
      const bytes = await printToPdf(browser, renderLetter('Dear team,\n\nI count boxes.', applicant()));
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      return { path, fileName: 'Cover letter.pdf', sha256, read: async () => bytes };
    },
    async close(): Promise<void> {
      await browser.close();
      await employers.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
export type PracticeRun = Awaited<ReturnType<typeof startPracticeRun>>;

async function readForm(browser: Browser, url: string): Promise<EmployerForm> {
  const read = await readQuestions(browser, { url, deadlineMs: 240_000 });
  if (read.outcome === 'failed') throw new Error(`${read.code}: ${read.detail}`);
  return read.form;
}
