import { findPracticeJob, listPracticeEmployers, practiceJobs } from '#practice/catalog/practice-jobs.ts';
import type { PracticeAts, PracticeJob } from '#practice/form/practice-job.ts';
import { escapeHtml, renderPage } from '#practice/http/render-page.ts';
import type { ReceivedApplication, Truth } from '#practice/truth/open-truth.ts';
import { readAnswers } from './read-answers.ts';

/** The employers' side: what arrived, for one employer or for all. */
export function renderInbox(truth: Truth, only?: { ats: PracticeAts; tenant: string }): string {
  const employers = listPracticeEmployers().filter((job) =>
    only ? job.ats === only.ats && job.tenant === only.tenant : isShown(truth, job),
  );
  const applications = truth.applications
    .filter(({ ats, tenant }) => employers.some((job) => job.ats === ats && job.tenant === tenant))
    .toReversed();
  const title = only ? `Inbox of ${employers[0]?.company ?? only.tenant}` : 'Inbox of all practice employers';
  return renderPage({
    title,
    look: 'inbox',
    ...(only && employers[0] && { brandColor: employers[0].brandColor }),
    body: `<main>
<h1>${escapeHtml(title)}</h1>
<p class="hint">Practice employers receive applications like real ones and keep exactly what they were sent.${only ? ' <a href="/inbox">All employers</a>' : ''}</p>
<ul class="employers">${employers.map((job) => renderEmployer(truth, job)).join('')}</ul>
<h2>${applications.length} ${applications.length === 1 ? 'application' : 'applications'} received</h2>
${applications.map(renderApplication).join('') || '<p class="empty">Nothing has arrived yet.</p>'}
</main>`,
  });
}

/** Handwritten employers, and any other that received something. */
function isShown(truth: Truth, employer: PracticeJob): boolean {
  return [...practiceJobs, ...truth.applications].some(
    ({ ats, tenant }) => ats === employer.ats && tenant === employer.tenant,
  );
}

function renderEmployer(truth: Truth, job: PracticeJob): string {
  const count = truth.applications.filter(
    ({ ats, tenant }) => ats === job.ats && tenant === job.tenant,
  ).length;
  const path = `${job.ats}/${job.tenant}`;
  const behavior = truth.behaviorOf(job.ats, job.tenant);
  const isOn = behavior === 'captcha';
  return `<li style="--brand: ${job.brandColor}"><span class="brand__mark">${escapeHtml(job.company.slice(0, 1))}</span>
<div><a href="/inbox/${path}"><strong>${escapeHtml(job.company)}</strong></a><small>${job.ats} form · ${count} received · <a href="/${path}">career page</a>${behavior === 'normal' || isOn ? '' : ` · behaves: ${behavior}`}</small></div>
<form method="post" action="/inbox/${path}/captcha"><input type="hidden" name="captcha" value="${isOn ? 'off' : 'on'}"><button class="switch${isOn ? ' switch--on' : ''}" aria-pressed="${isOn}">Captcha ${isOn ? 'on' : 'off'}</button></form></li>`;
}

function renderApplication(application: ReceivedApplication): string {
  const { ats, tenant, postingId, name, email, receivedAt, files, id } = application;
  const job = findPracticeJob(ats, tenant, postingId);
  const answers = Object.entries(readAnswers(application)).map(
    ([question, answer]) => `<tr><th>${escapeHtml(question)}</th><td>${escapeHtml(answer)}</td></tr>`,
  );
  const attachments = files.map(
    (file) =>
      `<tr><th>File: ${escapeHtml(file.field.replace('_systemfield_', ''))}</th><td><a href="/inbox/files/${file.sha256}" download="${escapeHtml(file.name)}">${escapeHtml(file.name)}</a> · ${file.size.toLocaleString('en-US')} bytes<br><code>sha256 ${file.sha256}</code></td></tr>`,
  );
  return `<article id="${id}" style="--brand: ${job?.brandColor ?? '#334155'}">
<header><h3>${escapeHtml(name)} <small>${escapeHtml(email)}</small></h3>
<p>${escapeHtml(job?.title ?? postingId)} at ${escapeHtml(job?.company ?? tenant)} · <time datetime="${receivedAt}">${receivedAt.replace('T', ' ').slice(0, 19)} UTC</time></p></header>
<table>${attachments.join('')}${answers.join('')}</table></article>`;
}
