import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { replyNotFoundPage } from '#practice/board/reply-board-page.ts';
import { listPracticeJobs } from '#practice/catalog/practice-jobs.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { readForm, readJson } from '#practice/http/read-body.ts';
import { redirect, replyHtml, replyJson } from '#practice/http/reply.ts';
import { siteJobs } from '#practice/sites/site-jobs.ts';
import { type Behavior, behaviors } from '#practice/truth/open-truth.ts';
import { renderInbox } from './inbox-page.ts';

/** Paths below /inbox. */
export async function answerInbox(exchange: Exchange): Promise<void> {
  const [, first, second = '', third] = exchange.path;
  if (first === undefined) return replyHtml(exchange, renderInbox(exchange.truth));
  if (first === 'files') return replyFile(exchange, second);
  const employer = listPracticeJobs(first, second)[0];
  if (!employer) return replyNotFoundPage(exchange);
  if (third === 'captcha' && exchange.method === 'POST') {
    const isOn = (await readForm(exchange)).get('captcha') === 'on';
    const { ats, tenant } = employer;
    await exchange.truth.setBehavior({ ats, tenant, behavior: isOn ? 'captcha' : 'normal' });
    return redirect(exchange, '/inbox');
  }
  replyHtml(exchange, renderInbox(exchange.truth, employer));
}

/** `POST /control {ats, tenant, postingId?, behavior}`. */
export async function answerControl(exchange: Exchange): Promise<void> {
  // A page on another site can't send this type without a preflight request.
  if (!exchange.request.headers['content-type']?.startsWith('application/json')) {
    return replyJson(exchange, { error: 'Send application/json' }, 415);
  }
  const { ats, tenant, postingId, behavior } = await readJson(exchange);
  const employer =
    listPracticeJobs(String(ats), String(tenant))[0] ??
    siteJobs.find((job) => job.ats === ats && job.tenant === tenant);
  if (!employer) return replyJson(exchange, { error: 'Unknown employer' }, 404);
  if (!isBehavior(behavior)) return replyJson(exchange, { error: 'Unknown behavior', behaviors }, 400);
  await exchange.truth.setBehavior({
    ats: employer.ats,
    tenant: employer.tenant,
    ...(typeof postingId === 'string' && { postingId }),
    behavior,
  });
  replyJson(exchange, { ats, tenant, postingId, behavior });
}

function isBehavior(value: unknown): value is Behavior {
  return behaviors.some((behavior) => behavior === value);
}

async function replyFile(exchange: Exchange, sha256: string): Promise<void> {
  const upload = exchange.truth.uploads.find((one) => one.sha256 === sha256);
  if (!upload) return replyNotFoundPage(exchange);
  const path = exchange.truth.filePath(upload.sha256);
  const { size } = await stat(path);
  exchange.response.writeHead(200, {
    'content-type': 'application/octet-stream',
    'content-length': size,
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  createReadStream(path).pipe(exchange.response);
}
