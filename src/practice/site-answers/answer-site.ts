import { setTimeout as wait } from 'node:timers/promises';
import { replyNotFoundPage } from '#practice/board/reply-board-page.ts';
import { formChanges, isFormChange } from '#practice/form/change-form.ts';
import type { FormField, FormValues } from '#practice/form/form-field.ts';
import type { PracticeJob } from '#practice/form/practice-job.ts';
import type { Exchange } from '#practice/http/exchange.ts';
import { readForm } from '#practice/http/read-body.ts';
import { renderPage } from '#practice/http/render-page.ts';
import { redirect, replyHtml, replyJson } from '#practice/http/reply.ts';
import { text } from '#practice/sites/markup.ts';
import type { Site } from '#practice/sites/site.ts';
import { listSiteFields } from '#practice/sites/site-fields.ts';
import { siteJobs, sites } from '#practice/sites/site-jobs.ts';
import { isFormChanged } from '#practice/submission/find-open-job.ts';
import { receiveSubmission, type Submission } from '#practice/submission/receive-submission.ts';
import { withholdDefinition } from '#practice/submission/withhold-definition.ts';
import { faultPage, renderFault } from './fault-page.ts';

/** Paths below the systems that share this code: `/{system}/{tenant}/…`. */
export async function answerSite(exchange: Exchange): Promise<void> {
  const [ats = '', tenant = '', ...rest] = namePublisher(exchange.path);
  const site = sites[`${ats}/${tenant}`];
  const jobs = siteJobs.filter((one) => one.ats === ats && one.tenant === tenant);
  const path = rest.join('/');
  if (site?.publishes?.path === `${path}/`) return replyJson(exchange, publish(exchange, site, jobs));
  if (exchange.method === 'POST' && Object.values(site?.earlyPaths ?? {}).includes(path))
    return replyJson(exchange, {});
  const job = jobs.find((one) => rest.some((part) => part.includes(one.postingId)));
  if (!site || !job) return replyNotFoundPage(exchange);
  const fill = (pattern: string | null) => pattern?.replace('{id}', job.postingId);
  if (exchange.method === 'POST' && path === `${fill(site.submitPath)}/step`) return replyJson(exchange, {});
  if (exchange.method === 'POST')
    return path === fill(site.submitPath) ? receive(exchange, site, job) : replyNotFoundPage(exchange);
  const behavior = exchange.truth.behaviorOf(job.ats, job.tenant, job.postingId);
  if (path === fill(site.thanksPath)) return replyThanks(exchange, site, job);
  const fault = faultPage(behavior, job);
  if (site.publishes && path === fill(site.publishes.path)) {
    if (withholdDefinition(exchange, job)) return;
    return fault ? replyNotFoundPage(exchange) : replyJson(exchange, publish(exchange, site, [job]));
  }
  if (fault) return replyHtml(exchange, fault.html, fault.status);
  if (site.formPath.endsWith('/frame') && path === job.postingId)
    return replyHtml(
      exchange,
      renderSitePage(
        job,
        `<h1>${text(job.title)}</h1><iframe title="Application form" width="900" height="1600" src="${text(`${job.postingId}/frame`)}"></iframe>`,
      ),
    );
  if (path !== fill(site.formPath)) return replyNotFoundPage(exchange);
  const fields = listFields(exchange, site, job);
  const form = site.render(job, behavior === 'shuffled' ? fields.map(shuffleOptions) : fields, {});
  replyHtml(exchange, renderSitePage(job, renderFault(behavior, form), behavior));
}

/** Workable publishes the forms of all its employers at one URL, without naming them. */
function namePublisher([ats = '', ...rest]: readonly string[]): string[] {
  if (ats !== 'workable' || rest[0] !== 'api') return [ats, ...rest];
  const job = siteJobs.find((one) => one.ats === ats && rest.includes(one.postingId));
  return [ats, job?.tenant ?? '', ...rest];
}

/** What the system publishes about its forms; closed postings aren't included. */
function publish(exchange: Exchange, site: Site, jobs: readonly PracticeJob[]): unknown {
  const published = jobs.filter((job) => {
    const behavior = exchange.truth.behaviorOf(job.ats, job.tenant, job.postingId);
    return behavior !== 'unpublished' && faultPage(behavior, job) === null;
  });
  return site.publishes?.write(published.map((job) => ({ job, fields: listFields(exchange, site, job) })));
}

function listFields(exchange: Exchange, site: Site, job: PracticeJob): FormField[] {
  const fields = listSiteFields(site, job, isFormChanged(exchange, job));
  const behavior = exchange.truth.behaviorOf(job.ats, job.tenant, job.postingId);
  return isFormChange(behavior) ? formChanges[behavior](fields) : fields;
}

function shuffleOptions<Field extends { options: readonly unknown[] }>(field: Field): Field {
  return { ...field, options: field.options.toReversed() };
}

async function receive(exchange: Exchange, site: Site, job: PracticeJob): Promise<void> {
  const fields = listFields(exchange, site, job);
  const submission = await readSubmission(exchange, await readForm(exchange), site);
  const behavior = exchange.truth.behaviorOf(job.ats, job.tenant, job.postingId);
  if (behavior === 'slow') await wait(4_000);
  const outcome = await receiveSubmission(exchange, job, fields, submission);
  const isPage = site.sends === 'page';
  switch (outcome.kind) {
    case 'captcha':
    case 'server-error': {
      const message =
        outcome.kind === 'captcha'
          ? 'Captcha verification failed'
          : 'Something went wrong. Please try again later.';
      const status = outcome.kind === 'captcha' ? 400 : 500;
      return isPage
        ? replyHtml(exchange, renderSitePage(job, `<h1>${message}</h1>`), status)
        : replyJson(exchange, { errors: { '': message } }, status);
    }
    case 'refused': {
      const status = behavior === 'ok-on-refusal' ? 200 : 422;
      const banner = '<p class="error" role="alert">Please correct the fields below.</p>';
      return isPage
        ? replyHtml(
            exchange,
            renderSitePage(job, banner + site.render(job, fields, outcome.problems)),
            status,
          )
        : replyJson(exchange, { errors: outcome.problems }, status);
    }
    case 'received': {
      const thanks = site.thanksPath?.replace('{id}', job.postingId);
      if (outcome.confirmationLost || behavior === 'blank')
        return isPage ? replyHtml(exchange, '') : replyJson(exchange, {});
      if (behavior === 'misleading') {
        const words = 'Thank you for your interest. Your application could not be submitted online.';
        return isPage
          ? replyHtml(exchange, renderSitePage(job, `<h1>${words}</h1>`))
          : replyJson(exchange, { message: words });
      }
      if (isPage) return redirect(exchange, `/${job.ats}/${job.tenant}/${thanks ?? ''}`);
      return replyJson(
        exchange,
        thanks
          ? { location: `/${job.ats}/${job.tenant}/${thanks}` }
          : { message: 'Thank you for applying! Your application has been received.' },
      );
    }
  }
}

function replyThanks(exchange: Exchange, site: Site, job: PracticeJob): void {
  const words =
    site.thanks ??
    `<h1>Thank you for applying!</h1><p>Your application for ${text(job.title)} has been received.</p>`;
  replyHtml(exchange, renderSitePage(job, words));
}

function renderSitePage(job: PracticeJob, body: string, behavior = 'normal'): string {
  return renderPage({
    title: `${job.title} at ${job.company}`,
    look: 'sites',
    brandColor: job.brandColor,
    body: `<header class="brand"><a href="#">${text(job.company)}</a></header><main data-behavior="${behavior}" data-submit-to="${text(submitAddress(job))}">${body}</main>`,
    script: 'sites.js',
  });
}

function submitAddress(job: PracticeJob): string {
  const site = sites[`${job.ats}/${job.tenant}`];
  return `/${job.ats}/${job.tenant}/${site?.submitPath.replace('{id}', job.postingId) ?? ''}`;
}

async function readSubmission({ truth }: Exchange, form: FormData, site: Site): Promise<Submission> {
  const values: FormValues = {};
  const files: Submission['files'] = [];
  for (const name of new Set(form.keys())) {
    const entries = form.getAll(name);
    const texts = entries.filter((entry) => typeof entry === 'string').filter((entry) => entry !== '');
    if (texts.length > 0) values[name] = texts.length > 1 ? texts : (texts[0] ?? '');
    for (const file of entries) {
      if (typeof file === 'string' || file.size === 0) continue;
      const { size, sha256 } = await truth.keepUpload(file.name, await file.bytes());
      files.push({ field: name, name: file.name, size, sha256 });
    }
  }
  const whole = joinParts(values);
  const contact = (key: string) =>
    String(whole[site.name({ key, kind: 'text', index: 0, group: 'contact' })] ?? '');
  const name = contact('name') || `${contact('first_name')} ${contact('last_name')}`.trim();
  return { name, email: contact('email'), values: whole, files };
}

/** Joins an answer that was submitted in parts into one value. */
function joinParts(values: FormValues): FormValues {
  const whole: FormValues = {};
  const read = (name: string, part: string | number) => String(values[`${name}[${part}]`] ?? '');
  for (const [key, value] of Object.entries(values)) {
    const [, name = '', part = ''] = /^(.+)\[(year|month|day|\d)\]$/.exec(key) ?? [];
    if (name === '') whole[key] = value;
    else if (/\d/.test(part)) whole[name] = `(${read(name, 0)}) ${read(name, 1)}-${read(name, 2)}`;
    else whole[name] = ['year', 'month', 'day'].map((one) => read(name, one).padStart(2, '0')).join('-');
  }
  return whole;
}
