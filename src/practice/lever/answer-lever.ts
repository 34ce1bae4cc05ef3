import { setTimeout as wait } from 'node:timers/promises';
import { replyBoardPage, replyNotFoundPage } from '#practice/board/reply-board-page.ts';
import type { FormValues } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import { suggestLocations } from '#practice/form/suggest-locations.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { readForm } from '#practice/http/read-body.ts';
import {
  readRememberedApplication,
  redirect,
  rememberApplication,
  replyHtml,
  replyJson,
} from '#practice/http/reply.ts';
import { findOpenJob, isFormChanged } from '#practice/submission/find-open-job.ts';
import { receiveSubmission, type Submission } from '#practice/submission/receive-submission.ts';
import { answerLeverBoard } from './lever-board.ts';
import { listLeverFields } from './lever-form.ts';
import { renderLeverError, renderLeverForm, renderLeverPosting, renderLeverThanks } from './lever-page.ts';

/** Paths below /lever. */
export async function answerLever(exchange: Exchange): Promise<void> {
  const [, first = '', second = '', third] = exchange.path;
  if (first === 'v0' && second === 'postings')
    return answerLeverBoard(exchange, third ?? '', exchange.path[4]);
  if (first === 'parseResume') return parseResume(exchange);
  if (first === 'searchLocations')
    return replyJson(exchange, suggestLocations(exchange.query.get('text') ?? ''));
  if (second === '') return replyBoardPage(exchange, 'lever', first);

  const job = findOpenJob(exchange, 'lever', first, second);
  if (!job) return replyNotFoundPage(exchange);
  if (third === undefined) return replyHtml(exchange, renderLeverPosting(job));
  if (third === 'thanks') return replyHtml(exchange, renderLeverThanks(job, nameApplicant(exchange, job)));
  if (third !== 'apply') return replyNotFoundPage(exchange);
  if (exchange.method === 'POST') return submit(exchange, job);
  replyHtml(exchange, renderLeverForm(job, listLeverFields(job, isFormChanged(exchange, job))));
}

/** Parses the file's plain text and guesses the name from the file name: the page then overwrites its inputs. */
async function parseResume(exchange: Exchange): Promise<void> {
  const file = (await readForm(exchange)).get('resume');
  if (!(file instanceof File)) return replyJson(exchange, { error: 'No file' }, 400);
  const bytes = await file.bytes();
  const { key } = await exchange.truth.keepUpload(file.name, bytes);
  const text = Buffer.from(bytes).toString('latin1');
  const name = file.name
    .replace(/\.\w+$/, '')
    .replace(/[_\-.]+/g, ' ')
    .replace(/\b(resume|cv)\b/gi, '')
    .trim();
  await wait(300);
  replyJson(exchange, {
    resumeStorageId: key,
    names: name ? [name] : [],
    emails: text.match(/[\w.+-]+@[\w-]+\.[a-z]{2,}/gi)?.slice(0, 1) ?? [],
    phones: text.match(/\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}/g)?.slice(0, 1) ?? [],
  });
}

async function submit(exchange: Exchange, job: PracticeJob): Promise<void> {
  const fields = listLeverFields(job, isFormChanged(exchange, job));
  const submission = await readSubmission(exchange, await readForm(exchange));
  const outcome = await receiveSubmission(exchange, job, fields, submission);
  switch (outcome.kind) {
    case 'captcha':
      return replyHtml(exchange, renderLeverError(job, 'Captcha verification failed'), 400);
    case 'server-error':
      return replyHtml(exchange, renderLeverError(job, 'Something went wrong. Please try again later.'), 500);
    case 'refused':
      return replyHtml(exchange, renderLeverForm(job, fields, outcome.problems), 400);
    case 'received':
      if (outcome.confirmationLost) return replyHtml(exchange, '');
      return redirect(
        exchange,
        `/lever/${job.tenant}/${job.postingId}/thanks`,
        rememberApplication(outcome.application.id),
      );
  }
}

async function readSubmission({ truth }: Exchange, form: FormData): Promise<Submission> {
  const values: FormValues = {};
  const files: Submission['files'] = [];
  for (const name of new Set(form.keys())) {
    const entries = form.getAll(name);
    const texts = entries.filter((entry) => typeof entry === 'string');
    const [text = ''] = texts;
    if (texts.length > 1) values[name] = texts;
    else if (text !== '') values[name] = text;
    for (const file of entries) {
      if (typeof file === 'string' || file.size === 0) continue;
      const { size, sha256 } = await truth.keepUpload(file.name, await file.bytes());
      files.push({ field: name, name: file.name, size, sha256 });
    }
  }
  return { name: String(values['name'] ?? ''), email: String(values['email'] ?? ''), values, files };
}

function nameApplicant(exchange: Exchange, job: PracticeJob): string | undefined {
  const id = readRememberedApplication(exchange);
  return exchange.truth.applications.find((one) => one.id === id && one.postingId === job.postingId)?.name;
}
