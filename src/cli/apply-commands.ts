import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import type { SavedReading } from '#automation/read/page-snapshot.ts';
import { readQuestions, readSavedPage } from '#automation/read/read-questions.ts';
import { rehearse } from '#automation/run/rehearse.ts';
import { type Brief, type SubmitHooks, submit } from '#automation/run/submit.ts';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import { JobSystem } from '#domain/job-system.ts';
import { cliErrors, formCommandTexts } from '#domain/messages/cli.ts';
import { type EmployerForm, FormField } from '#domain/question/form/employer-form.ts';
import { prepareFromProfile, readJsonFile, readProfile } from './profile-file.ts';
import { findOriginMap, readDefinitionTarget } from './read-definition-target.ts';
import { writeBrief } from './write-brief.ts';

const readingMs = 60_000;
const sendingMs = 10 * 60_000;

const pageKinds: Partial<Record<FailureCode, SavedReading['pageKind']>> = {
  failure_job_expired: 'closed',
  failure_login: 'login',
};

/**
 * `answer-form FILE.html|FILE.json|URL --profile FILE.json [--country US]`, or `--form READING.json` with the output of
 * `read-form`. Sends nothing. The country is that of the posting, if the page does not show it.
 */
export async function answerFormCommand(args: string[]): Promise<number> {
  const options = {
    profile: { type: 'string' },
    url: { type: 'string' },
    country: { type: 'string' },
    form: { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [target] = positionals;
  if ((target === undefined) === (values.form === undefined) || !values.profile)
    return explain(
      'usage: answer-form (FILE.html|URL | --form READING.json) --profile FILE.json [--country US]',
    );
  const profile = await readProfile(values.profile);
  const answer = ({
    form,
    pageKind,
    obstacles,
  }: Pick<SavedReading, 'form'> & { pageKind: string; obstacles: readonly string[] }) => {
    if (!form) return explain(formCommandTexts.noFormToAnswer(pageKind, obstacles), 1);
    const placed = values.country ? { ...form, countries: values.country.split(',') } : form;
    print(
      prepareFromProfile(placed, profile, null).map(({ field, answer, source, reviewRequired, reason }) => ({
        path: field.path,
        question: field.label,
        family: field.family,
        required: field.required,
        answer,
        source,
        reviewRequired,
        reason,
      })),
    );
    return 0;
  };
  if (values.form !== undefined) return answer(await loadReading(values.form));
  return withReading(target ?? '', values.url, answer);
}

/** The output of `read-form`. */
const Reading = z.object({
  ats: JobSystem.nullable(),
  pageKind: z.string(),
  language: z.string(),
  fields: z.array(FormField),
  countries: z.array(z.string()).optional(),
  obstacles: z.array(z.string()).default([]),
});

async function loadReading(path: string) {
  const { ats, pageKind, language, fields, countries, obstacles } = Reading.parse(await readJsonFile(path));
  const place = { tenant: '', postingId: '', url: '', ...(countries && { countries }) };
  return {
    pageKind,
    obstacles,
    form: pageKind === 'form' ? { ats: ats ?? 'generic', language, fields, ...place } : null,
  };
}

/** `apply URL|FILE.html --profile FILE.json --resume FILE [--dry-run] [--url URL]`. A saved page can only be rehearsed. */
export async function applyCommand(args: string[]): Promise<number> {
  const options = {
    profile: { type: 'string' },
    resume: { type: 'string' },
    'dry-run': { type: 'boolean' },
    url: { type: 'string' },
  } as const;
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options });
  const [url] = positionals;
  if (!url || !values.profile || !values.resume)
    return explain('usage: apply URL|FILE.html --profile FILE.json --resume FILE [--dry-run] [--url URL]');
  const profile = await readProfile(values.profile);
  const resume = await readResumeFile(resolve(values.resume));
  const isDryRun = values['dry-run'] ?? false;
  /** Prints the open questions and returns null if only the person can answer some of them. */
  const writeWhole = (form: EmployerForm): Brief | null => {
    const answers = prepareFromProfile(form, profile, resume.fileName);
    const open = answers.filter((one) => one.reviewRequired);
    const questions = open.map(({ field, reason }) => ({ question: field.label, reason }));
    if (open.length > 0) print({ outcome: 'open', questions });
    return open.length > 0 ? null : writeBrief({ form, answers, resume, deadlineMs: sendingMs });
  };
  if (!/^https?:/.test(url)) {
    if (!isDryRun) return explain(formCommandTexts.onlyRehearsal);
    const { html, address } = await loadSavedPage(url, values.url);
    return withBrowser(address ?? '', async (browser) => {
      const saved = { html, url: address, deadlineMs: readingMs };
      const rehearsal = await rehearse(browser, saved, writeWhole);
      if (rehearsal) print(rehearsal);
      return rehearsal?.outcome === 'filled' ? 0 : 1;
    });
  }
  return withBrowser(url, async (browser) => {
    const read = await readQuestions(browser, { url, deadlineMs: readingMs });
    if (read.outcome === 'failed') return explain(`${read.code}: ${read.detail}`, 1);
    const approved = writeWhole(read.form);
    if (!approved) return 1;
    const proof = await openProof();
    const brief = { ...approved, isDryRun };
    const outcome = await submit(browser, brief, proof.hooks(isDryRun));
    await proof.close(outcome);
    print({ ...outcome, proof: proof.folder });
    return outcome.outcome === 'confirmed' || (isDryRun && outcome.outcome === 'stopped' && proof.isFilled())
      ? 0
      : 1;
  });
}

function explain(message: string, code = 2): number {
  console.error(message);
  return code;
}

function print(value: unknown): void {
  console.log(JSON.stringify(value));
}

/** The address on the command line may be private, because the person at the keyboard chose it. */
export async function withBrowser(
  target: string,
  work: (browser: Browser) => Promise<number>,
): Promise<number> {
  const chromiumPath = findChromium(process.env);
  if (!chromiumPath) return explain(cliErrors.noChromium, 1);
  const url = URL.parse(target);
  const port = url?.port || (url?.protocol === 'https:' ? '443' : '80');
  const browser = await openBrowser({
    chromiumPath,
    allowedPrivateHosts: url ? [`${url.hostname}:${port}`] : [],
    origins: findOriginMap(),
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Reads a definition directly and opens everything else in a browser. */
export async function withReading(
  target: string,
  originalUrl: string | undefined,
  work: (reading: SavedReading) => number,
): Promise<number> {
  const defined = await readDefinitionTarget(target, originalUrl);
  if (defined) return work(defined);
  return withBrowser(originalUrl ?? target, async (browser) =>
    work(await readTarget(browser, target, originalUrl)),
  );
}

async function readTarget(
  browser: Browser,
  target: string,
  originalUrl: string | undefined,
): Promise<SavedReading> {
  if (/^https?:/.test(target)) {
    const read = await readQuestions(browser, { url: target, deadlineMs: readingMs });
    if (read.outcome === 'failed') {
      console.error(read.detail);
      const pageKind = pageKinds[read.code] ?? 'other';
      return { ats: null, pageKind, language: '', fields: [], obstacles: [read.code], form: null };
    }
    const { ats, language, fields } = read.form;
    return { ats, pageKind: 'form', language, fields, obstacles: [], form: read.form };
  }
  const { html, address } = await loadSavedPage(target, originalUrl);
  return readSavedPage(browser, { url: address, html, deadlineMs: readingMs });
}

/** Returns the page and the URL it was saved from, as given or as stated in the page. */
export async function loadSavedPage(
  target: string,
  originalUrl: string | undefined,
): Promise<{ html: string; address: string | null }> {
  const html = await readFile(target.replace(/^file:\/\//, ''), 'utf8');
  const canonical = /<link[^>]+rel=["']canonical["'][^>]+href=["'](https?:[^"']+)/i.exec(html)?.[1];
  return { html, address: originalUrl ?? canonical ?? null };
}

async function readResumeFile(filePath: string) {
  const sha256 = createHash('sha256')
    .update(await readFile(filePath))
    .digest('hex');
  return { fileName: basename(filePath), sha256, read: () => readFile(filePath) };
}

/** Stores the steps and screenshots of one run in a folder in the working directory. */
async function openProof() {
  const folder = resolve(`proof-${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await mkdir(folder, { mode: 0o700 });
  const steps: object[] = [];
  return {
    folder,
    isFilled: () => steps.some((step) => 'name' in step && step.name === 'read-back'),
    hooks: (isDryRun: boolean): SubmitHooks => ({
      step: async (name, detail) => void steps.push({ name, at: new Date().toISOString(), ...detail }),
      screenshot: (moment, png) => writeFile(join(folder, `${moment}.png`), png, { mode: 0o600 }),
      receivedEarly: async (host) => void steps.push({ name: 'received-early', host }),
      arm: () => Promise.resolve(!isDryRun),
      clicked: () => Promise.resolve(),
      code: () => Promise.resolve(null),
      fault: () => Promise.resolve(),
    }),
    close: (outcome: object) =>
      writeFile(join(folder, 'proof.json'), `${JSON.stringify({ outcome, steps }, null, 2)}\n`, {
        mode: 0o600,
      }),
  };
}
